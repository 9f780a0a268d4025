import type { accountApi } from '../../shared/api/account.ts';
import type { SignedInUser } from '../../shared/contract/sessionUser.ts';
import { returnUrlOf } from '../../shared/rules/returnUrl.ts';
import { spendChallenge } from '../_data/challenge.ts';
import { getFacility } from '../_data/facility.ts';
import { verifyPassword } from '../_data/password.ts';
import { putSession, sessionEnd } from '../_data/session.ts';
import { sessionUserOf } from '../_data/sessionUser.ts';
import { countFailure, forgetFailures, readSignIns } from '../_data/signIn.ts';
import { findUserByName, type User } from '../_data/user.ts';
import type { Operation, PublicContext } from '../_kit/context.ts';
import { env, isLocalStage } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { issueToken } from '../_kit/token.ts';
import { solvedChallenge } from './verification.ts';

/** Only the local environment may do without: a deployed portal that is told 'off' verifies all the same. */
const isVerificationOff = (): boolean => env('HUMAN_VERIFICATION') === 'off' && isLocalStage();

async function checkHuman(ctx: PublicContext, token: string): Promise<void> {
  if (isVerificationOff()) return;
  const challenge = await solvedChallenge(token, ctx.now());
  const isFirstUse = challenge && (await spendChallenge(ctx.store, challenge.id, challenge.expiresAt));
  if (!isFirstUse) throw fail('verificationFailed', { field: 'token' });
}

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
  // Whoever typed a wrong password may be anybody: the trail names the account, and the actor only when the password was right.
  if (user) ctx.audited({ entity: 'user', id: user.userId, ...(isRight ? { actor: user.userId } : {}) });
  if (!user || !isRight) {
    await countFailure(ctx.store, userName, ctx.now());
    throw fail('wrongCredentials');
  }
  // Guesses sent all at once pass the first check together; the right one among them stops here.
  const hasFailed = await checkPause(ctx, userName);
  return { user, hasFailed };
}

async function beginSession(ctx: PublicContext, user: User, url: string): Promise<SignedInUser> {
  const facility = user.currentFacilityId ? await getFacility(ctx.store, user.currentFacilityId) : null;
  const now = ctx.now();
  const expiresAt = sessionEnd(now);
  const sessionUser = sessionUserOf(user, facility, { url, expiresAt });
  const sessionId = ctx.newId();
  await putSession(ctx.store, sessionId, sessionUser, now);
  return { ...sessionUser, accessToken: await issueToken({ userId: user.userId, sessionId }, now, expiresAt) };
}

/** Signs in (REQ-LOGIN-13): human verification, then the pause after failures, then name and password, then the lock. */
export const login: Operation<typeof accountApi.endpoints.login> = async ({ query, body }, ctx) => {
  const userName = body.userName ?? body.email ?? '';
  await checkHuman(ctx, body.token);
  await checkPause(ctx, userName);
  const { user, hasFailed } = await userOf(ctx, userName, body.password);
  // Only somebody who knows the password learns that the account is locked.
  if (user.isLocked) throw fail('userLocked');
  if (hasFailed) await forgetFailures(ctx.store, userName);
  return beginSession(ctx, user, returnUrlOf(query.returnUrl));
};
