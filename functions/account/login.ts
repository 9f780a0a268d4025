import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { returnUrlOf } from '../../shared/_field/returnUrl.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { sessionEnd, sessionPut } from '../_data/session/session.ts';
import { isUnused, readLastSignIn, signInPuts } from '../_data/user/lastSignIn.ts';
import { verifyPassword } from '../_data/user/password.ts';
import { sessionUserOf } from '../_data/user/sessionUser.ts';
import { isEmiratesIdAsked } from '../_data/user/signInSteps.ts';
import { findUserByName, getUser, type User, type UserChanges, userChange, userUnchanged } from '../_data/user/user.ts';
import type { Operation, PublicContext } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { issueToken } from '../_kit/token.ts';
import { checkAgain, workplaceOf } from '../_parts/workplace/workplace.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkPause, countFailedTry, forgetFailedTries, knowDevice, type SignInTry } from './signInGate.ts';

/** The user of these credentials. Unknown name and wrong password cost the same time and answer the same words. */
async function userOf(ctx: PublicContext, admit: () => Promise<SignInTry>, password: string): Promise<User> {
  const signInTry = await admit();
  const user = await findUserByName(ctx.store, signInTry.userName);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  // A wrong password does not prove who typed it: the audit trail names the account, and the actor only after a right
  // password.
  if (user) ctx.audited({ entity: 'user', id: user.userId, ...(isRight ? { actor: user.userId } : {}) });
  if (!user || !isRight) {
    await countFailedTry(ctx, signInTry);
    throw fail('wrongCredentials');
  }
  // Guesses sent all at once pass the first check together; the right one among them stops here.
  await forgetFailedTries(ctx, await admit());
  return user;
}

/** What a sign-in leaves on the user: a temporary password is spent, a missing Emirates ID has been asked for. */
const traceOf = (user: User, pendingSteps: SignedInUser['pendingSteps'], now: Date): UserChanges => ({
  ...(user.temporaryPasswordExpiresAt && { temporaryPasswordExpiresAt: now.toISOString() }),
  ...(isEmiratesIdAsked(pendingSteps) && { wasEmiratesIdAsked: true }),
});

/**
 * Begins a session of this user as they are stored now; null when they have changed since they were read. Without that check a
 * sign-in that is under way while the password is reset would outlive the reset.
 */
async function beginSession(ctx: PublicContext, user: User, url: string): Promise<SignedInUser | null> {
  const now = ctx.now();
  const lastSignIn = await readLastSignIn(ctx.store, user.userId);
  if (isUnused(user, lastSignIn, now)) throw fail('userUnused', { values: { days: env('DORMANT_DAYS') } });
  const facility = await workplaceOf(ctx, user);
  const expiresAt = sessionEnd(now);
  const sessionUser = sessionUserOf(user, facility, { url, expiresAt, now });
  const sessionId = ctx.newId();
  const { userAgent, sourceIp } = ctx;
  const accessToken = await issueToken({ userId: user.userId, sessionId }, now, expiresAt);
  const trace = traceOf(user, sessionUser.pendingSteps, now);
  const hasTrace = Object.keys(trace).length > 0;
  const isStored = await writeTogether(ctx.store, [
    hasTrace ? userChange(user, trace).item : userUnchanged(user),
    await sessionPut(ctx.store, { sessionId, user: sessionUser, origin: { userAgent, sourceIp } }, now),
    ...signInPuts(user, lastSignIn, { now, newId: ctx.newId }),
  ]);
  if (!isStored) return null;
  await checkAgain(ctx, sessionUser.facilityId, { userId: user.userId, sessionId });
  return { ...sessionUser, accessToken };
}

/**
 * The user once more, who has changed while they signed in. A password that was right before the change must be right after it.
 */
async function userAgain(ctx: PublicContext, { userId, passwordHash }: User): Promise<User> {
  const user = await getUser(ctx.store, userId);
  if (user?.passwordHash !== passwordHash) throw fail('wrongCredentials');
  return user;
}

/** Who may sign in with the right password: an open account, not locked, whose temporary password is not spent. */
function checkAccess(
  { access, accessDesk, accessReason, isLocked, temporaryPasswordExpiresAt }: User,
  now: Date,
): void {
  // Only a caller who knows the password is told that the account is locked, and for whom it waits or why it was refused.
  if (isLocked) throw fail('userLocked');
  if (access === 'removed') throw fail('accountRemoved');
  if (access === 'refused') throw fail('accountRefused', { values: { reason: accessReason ?? '' } });
  if (access !== 'open') throw fail(accessDesk === 'facility' ? 'accountWaitsForFacility' : 'accountWaitsForPortal');
  // Of two sign-ins with the same temporary password one comes too late here.
  if (temporaryPasswordExpiresAt && temporaryPasswordExpiresAt <= now.toISOString()) {
    throw fail('temporaryPasswordExpired');
  }
}

/**
 * Signs in (REQ-LOGIN-13): human verification, then the pause after failures and how hard a puzzle they demand, then name and
 * password, then the lock.
 */
export const login: Operation<typeof accountApi.endpoints.login> = async ({ query, body }, ctx) => {
  const userName = body.userName ?? body.email ?? '';
  const solved = await checkHuman(ctx, body.token);
  let known = await userOf(ctx, () => checkPause(ctx, userName, solved), body.password);
  checkAccess(known, ctx.now());
  const signedIn = await retryWrite(async () => {
    const begun = await beginSession(ctx, known, returnUrlOf(query.returnUrl));
    if (begun) return begun;
    known = await userAgain(ctx, known);
    checkAccess(known, ctx.now());
    return null;
  });
  if (!signedIn) throw fail('changedMeanwhile');
  await knowDevice(ctx, known.userName);
  return signedIn;
};
