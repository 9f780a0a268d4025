import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { returnUrlOf } from '../../shared/_field/returnUrl.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { putSession, sessionEnd } from '../_data/session/session.ts';
import { verifyPassword } from '../_data/user/password.ts';
import { sessionUserOf } from '../_data/user/sessionUser.ts';
import { countFailure, forgetFailures, readSignIns } from '../_data/user/signIn.ts';
import { isEmiratesIdAsked } from '../_data/user/signInSteps.ts';
import { changeUser, findUserByName, type User, type UserChanges } from '../_data/user/user.ts';
import type { Operation, PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { issueToken } from '../_kit/token.ts';

/** Answers whether there is a failure to forget after a success. */
async function checkPause(ctx: PublicContext, userName: string): Promise<boolean> {
  const { isEmpty, pausedUntil } = await readSignIns(ctx.store, userName, ctx.now());
  if (pausedUntil) throw fail('signInPaused', { data: { retryAt: pausedUntil.toISOString() } });
  return !isEmpty;
}

interface KnownUser {
  readonly user: User;
  readonly hasFailed: boolean;
}

/** The user of these credentials. Unknown name and wrong password cost the same time and answer the same words. */
async function userOf(ctx: PublicContext, userName: string, password: string): Promise<KnownUser> {
  const user = await findUserByName(ctx.store, userName);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  // A wrong password does not prove who typed it: the audit trail names the account, and the actor only after a right
  // password.
  if (user) ctx.audited({ entity: 'user', id: user.userId, ...(isRight ? { actor: user.userId } : {}) });
  if (!user || !isRight) {
    await countFailure(ctx.store, userName, ctx.now());
    throw fail('wrongCredentials');
  }
  // Guesses sent all at once pass the first check together; the right one among them stops here.
  const hasFailed = await checkPause(ctx, userName);
  return { user, hasFailed };
}

/** What a sign-in leaves on the user: a temporary password is spent, a missing Emirates ID has been asked for. */
const traceOf = (user: User, pendingSteps: SignedInUser['pendingSteps'], now: Date): UserChanges => ({
  ...(user.temporaryPasswordExpiresAt && { temporaryPasswordExpiresAt: now.toISOString() }),
  ...(isEmiratesIdAsked(pendingSteps) && { wasEmiratesIdAsked: true }),
});

async function beginSession(ctx: PublicContext, user: User, url: string): Promise<SignedInUser> {
  const facility = user.currentFacilityId ? await getFacility(ctx.store, user.currentFacilityId) : null;
  const now = ctx.now();
  const expiresAt = sessionEnd(now);
  const sessionUser = sessionUserOf(user, facility, { url, expiresAt });
  const trace = traceOf(user, sessionUser.pendingSteps, now);
  // Of two sign-ins with the same temporary password one comes too late here.
  if (Object.keys(trace).length > 0) await changeUser(ctx.store, user, trace);
  const sessionId = ctx.newId();
  await putSession(ctx.store, sessionId, sessionUser, now, ctx);
  return { ...sessionUser, accessToken: await issueToken({ userId: user.userId, sessionId }, now, expiresAt) };
}

/** Only an open account signs in; another is told for whom it waits, or why it was refused. */
function checkAccess({ access, accessDesk, accessReason }: User): void {
  if (access === 'open') return;
  if (access === 'refused') throw fail('accountRefused', { values: { reason: accessReason ?? '' } });
  throw fail(accessDesk === 'facility' ? 'accountWaitsForFacility' : 'accountWaitsForPortal');
}

/** Signs in (REQ-LOGIN-13): human verification, then the pause after failures, then name and password, then the lock. */
export const login: Operation<typeof accountApi.endpoints.login> = async ({ query, body }, ctx) => {
  const userName = body.userName ?? body.email ?? '';
  await checkHuman(ctx, body.token);
  await checkPause(ctx, userName);
  const { user, hasFailed } = await userOf(ctx, userName, body.password);
  // Only a caller who knows the password is told that the account is locked.
  if (user.isLocked) throw fail('userLocked');
  checkAccess(user);
  if (user.temporaryPasswordExpiresAt && user.temporaryPasswordExpiresAt <= ctx.now().toISOString()) {
    throw fail('temporaryPasswordExpired');
  }
  if (hasFailed) await forgetFailures(ctx.store, userName);
  return beginSession(ctx, user, returnUrlOf(query.returnUrl));
};
