import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import type { SignInStep } from '../../../shared/_field/signInSteps.ts';
import type { Caller, SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { changeSessionUser, sessionsEnd } from '../session/session.ts';
import { addPeopleEntries, dropPeopleEntries } from './peopleEntries.ts';
import { isEmiratesIdAsked } from './signInSteps.ts';
import { getUser, type User, type UserChanges, userChange } from './user.ts';

/** The caller as they are stored now, not as they were when they signed in. */
export async function currentUser(
  ctx: Pick<SessionContext, 'store'> & { readonly user: Pick<Caller, 'userId'> },
): Promise<User> {
  const user = await getUser(ctx.store, ctx.user.userId);
  if (!user) throw fail('notSignedIn');
  return user;
}

interface CurrentUserChange {
  readonly before: User;
  readonly changes: UserChanges;
  /** The step of sign-in that is no longer owed with it. */
  readonly done?: SignInStep;
  /** Written in the same transaction. */
  readonly items?: readonly TransactItem[];
  /** Every other session of the caller ends in the same transaction. */
  readonly endsOtherSessions?: true;
}

/** Writes the change, again while only sessions of the caller begin or end beside it. */
async function storeChange(ctx: SessionContext, before: User, writes: readonly TransactItem[]): Promise<boolean> {
  const except = ctx.sessionId;
  const isStored = await retryWrite(async () => {
    const { item } = await sessionsEnd(ctx.store, before.userId, { except, now: ctx.now() });
    if (await writeTogether(ctx.store, [...writes, item])) return true;
    return (await currentUser(ctx)).version === before.version ? null : false;
  });
  return isStored ?? false;
}

/**
 * Changes what is stored of the caller and, in this session, what every call knows of them; 409 when the user has
 * changed since.
 */
export async function changeCurrentUser(
  ctx: SessionContext,
  { before, changes, done, items = [], endsOtherSessions }: CurrentUserChange,
): Promise<{ user: User; sessionUser: SessionUser }> {
  const pendingSteps = ctx.user.pendingSteps.filter((step) => step !== done);
  const asked = isEmiratesIdAsked(pendingSteps) ? { wasEmiratesIdAsked: true } : {};
  const { after: user, item } = userChange(before, { ...asked, ...changes });
  const writes = [item, ...items];
  await addPeopleEntries(ctx.store, before, user);
  const isStored = await (endsOtherSessions ? storeChange(ctx, before, writes) : writeTogether(ctx.store, writes));
  if (!isStored) throw fail('changedMeanwhile');
  await dropPeopleEntries(ctx.store, before, user);
  const { specialty, clinicianName, clinicianLicense, isResetPasswordRequired, areShortcutsOn } = user;
  const sessionUser = {
    ...ctx.user,
    displayName: displayNameOf(user),
    specialty,
    clinicianName,
    clinicianLicense,
    isResetPasswordRequired,
    areShortcutsOn,
    pendingSteps,
  };
  await changeSessionUser(ctx.store, { userId: user.userId, sessionId: ctx.sessionId }, sessionUser);
  return { user, sessionUser };
}
