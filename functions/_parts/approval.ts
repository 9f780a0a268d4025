import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Maker } from '../_data/approval/maker.ts';
import { getUser } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user'>;

/** The caller as the maker of a change that is to wait for a second person. */
export const makerOf = ({ now, user }: Caller): Maker => ({
  madeAt: now().toISOString(),
  makerId: user.userId,
  makerName: user.displayName,
});

/** Whether two accounts belong to one person: they are the same account, or have the same Emirates ID. */
async function isSamePerson(store: DynamoDBDocumentClient, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = await Promise.all([getUser(store, one), getUser(store, other)]);
  return first?.emiratesId != null && first.emiratesId === second?.emiratesId;
}

/** Whether the caller made the change, by this account or another of theirs. */
export const isOwnChange = ({ store, user }: Pick<Caller, 'store' | 'user'>, { makerId }: Maker): Promise<boolean> =>
  isSamePerson(store, makerId, user.userId);

/** Refuses a maker who would decide about their own change (`ownChange`). */
export async function checkSecondPerson(ctx: Caller, maker: Maker): Promise<void> {
  if (await isOwnChange(ctx, maker)) throw fail('ownChange');
}
