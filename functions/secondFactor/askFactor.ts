import type { FactorChallenge } from '../../shared/secondFactor/routes.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { listFactors } from '../_data/secondFactor/factor.ts';
import { type AskedSession, newChallenge, putAsked } from '../_data/secondFactor/factorChallenge.ts';
import { findRecoveryCodes } from '../_data/secondFactor/recoveryCodes.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { optionsToSign } from './passkeys.ts';

/** Each challenge is stored until it ends. */
const challengesOfOne = { name: 'factorChallenge', most: 60, seconds: 900 } as const;

/** The person and the session that a challenge is bound to. */
export const sessionOf = (ctx: SessionContext): AskedSession => ({
  userId: ctx.user.userId,
  sessionId: ctx.sessionId,
});

/** Counts a challenge of the caller; throws when there were too many. */
export const takeChallengeTurn = (ctx: SessionContext): Promise<void> =>
  takeTurn(ctx.store, challengesOfOne, ctx.user.userId, ctx.now());

/** Asks the caller for one of their factors, for a purpose and what is signed. */
export async function askFactor(
  ctx: SessionContext,
  asked: { readonly purpose: string; readonly subjectHash: string },
): Promise<FactorChallenge> {
  await takeChallengeTurn(ctx);
  const factors = await listFactors(ctx.store, ctx.user.userId);
  if (factors.length === 0) throw fail('notFound');
  const challenge = newChallenge(ctx.newId(), sessionOf(ctx), ctx.now());
  const [passkey, codes] = await Promise.all([
    optionsToSign(challenge.challenge, factors),
    findRecoveryCodes(ctx.store, ctx.user.userId),
    putAsked(ctx.store, { ...challenge, ...asked }),
  ]);
  return {
    challengeId: challenge.challengeId,
    expiresAt: new Date(challenge.expiresAt * 1000).toISOString(),
    passkey: passkey && { ...passkey },
    hasApp: factors.some(({ kind }) => kind === 'totp'),
    hasRecoveryCodes: (codes?.unused.length ?? 0) > 0,
  };
}
