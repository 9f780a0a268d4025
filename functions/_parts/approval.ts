import type { WaitingChange } from '../../shared/_parts/approval.ts';
import type { Maker } from '../_data/approval/maker.ts';
import { getUser, type User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user'>;

/** The caller as the maker of a change that is to wait for a second person. */
export const makerOf = ({ now, user }: Caller): Maker => ({
  madeAt: now().toISOString(),
  makerId: user.userId,
  makerName: user.displayName,
});

type Account = Pick<User, 'userId' | 'emiratesId'>;

/** Whether two accounts belong to one person: they are the same account, or have the same Emirates ID. */
export const isSamePerson = (one: Account, other: Account): boolean =>
  one.userId === other.userId || (one.emiratesId !== null && one.emiratesId === other.emiratesId);

/** Whether the caller made the change, by this account or another of theirs. */
export async function isOwnChange(
  { store, user }: Pick<Caller, 'store' | 'user'>,
  { makerId }: Maker,
): Promise<boolean> {
  if (makerId === user.userId) return true;
  const [maker, caller] = await Promise.all([getUser(store, makerId), getUser(store, user.userId)]);
  return maker !== null && caller !== null && isSamePerson(maker, caller);
}

/** What readers see of a change that waits; null where none does. */
export async function shownWaiting(
  ctx: Pick<Caller, 'store' | 'user'>,
  waiting: Maker | null,
): Promise<WaitingChange | null> {
  if (!waiting) return null;
  const { madeAt, makerName } = waiting;
  return { madeAt, makerName, isOwn: await isOwnChange(ctx, waiting) };
}

/** Who changes a record that two people look at, and when. */
export const changeBy = ({ now, user }: Pick<Caller, 'now' | 'user'>) => ({
  changedAt: now().toISOString(),
  changedByName: user.displayName,
});

/** Refuses a maker who would decide about their own change (`ownChange`). */
export async function checkSecondPerson(ctx: Caller, maker: Maker): Promise<void> {
  if (await isOwnChange(ctx, maker)) throw fail('ownChange');
}
