import type { WaitingChange } from '../../shared/_parts/approval.ts';
import type { Maker } from '../_data/approval/maker.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { numbersOf, personHashes } from '../_data/user/personNumbers.ts';
import { getUser, type User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { traceNearChange } from './identityTrail.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user' | 'audited'>;
type Reader = Pick<Caller, 'store' | 'user'>;

/** An account as the maker of a change, with the numbers that it has at this moment. */
export const makerFrom = (user: User, madeAt: Date, makerName: string): Maker => ({
  madeAt: madeAt.toISOString(),
  makerId: user.userId,
  makerName,
  makerPerson: personHashes(user),
});

/** The caller as the maker of a change that is to wait for a second person. */
export async function makerOf(ctx: Caller): Promise<Maker> {
  const user = await currentUser(ctx);
  traceNearChange(ctx, user, 'proposed');
  return makerFrom(user, ctx.now(), ctx.user.displayName);
}

type Account = Pick<User, 'userId' | 'emiratesId' | 'emiratesIdClaim'>;

/**
 * Whether the other account is the caller's own, or another account of the same person. A number that the other person only typed
 * does not count: nobody shields an account from an administrator by typing the administrator's number.
 */
export const isSamePerson = (caller: Account, other: Account): boolean =>
  caller.userId === other.userId || (other.emiratesId !== null && numbersOf(caller).includes(other.emiratesId));

/** Whether two accounts may belong to one person, by any number of either. It may withhold a decision, and never gives a right. */
export const mayBeSamePerson = (one: Account, other: Account): boolean =>
  one.userId === other.userId || numbersOf(one).some((number) => numbersOf(other).includes(number));

/** Whether the caller made one of the changes, by this account or another: by the numbers of today, or by those kept with the change. */
export async function isOwnChange({ store, user }: Reader, ...makers: readonly Maker[]): Promise<boolean> {
  if (makers.some(({ makerId }) => makerId === user.userId)) return true;
  const caller = await getUser(store, user.userId);
  if (!caller) return false;
  const own = personHashes(caller);
  if (makers.some(({ makerPerson = [] }) => makerPerson.some((hash) => own.includes(hash)))) return true;
  const accounts = await Promise.all(makers.map(({ makerId }) => getUser(store, makerId)));
  return accounts.some((maker) => maker !== null && mayBeSamePerson(caller, maker));
}

/** Whether the caller may take back the change: by the account that made it, or by another that has the same number on record. */
export async function mayWithdraw({ store, user }: Reader, { makerId }: Maker): Promise<boolean> {
  if (makerId === user.userId) return true;
  const [maker, caller] = await Promise.all([getUser(store, makerId), getUser(store, user.userId)]);
  return !!maker && !!caller && caller.emiratesId !== null && caller.emiratesId === maker.emiratesId;
}

/** What readers see of a change that waits; null where none does. */
export async function shownWaiting(ctx: Reader, waiting: Maker | null): Promise<WaitingChange | null> {
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
export async function checkSecondPerson(ctx: Caller, ...makers: readonly Maker[]): Promise<void> {
  if (await isOwnChange(ctx, ...makers)) throw fail('ownChange');
  traceNearChange(ctx, await currentUser(ctx), 'decided');
}
