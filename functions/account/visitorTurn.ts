import { isVerificationOff, solvedDifficulty } from '../_data/humanVerification/humanVerification.ts';
import { hasTurn, type RateLimit, takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Calls of a visitor's network in the window of the limit that need no token. */
const unasked = 10;

async function isVerified(ctx: PublicContext, limit: RateLimit, token: string): Promise<boolean> {
  if (ctx.isSignedIn || isVerificationOff()) return true;
  if (token !== '') return (await solvedDifficulty(ctx, token)) !== null;
  return hasTurn(ctx.store, { ...limit, name: `${limit.name}Unasked`, most: unasked }, ctx.countedAs, ctx.now());
}

/**
 * Counts a call that visitors may make: the first ten of a network as they are, the others with a token of the human verification, none
 * above the limit. A signed-in person is never asked. A token that does not count is asked for anew, by the same code.
 */
export async function takeVisitorTurn(ctx: PublicContext, limit: RateLimit, token: string): Promise<void> {
  if (!(await isVerified(ctx, limit, token))) throw fail('verificationNeeded', { field: 'token' });
  await takeTurn(ctx.store, limit, ctx.countedAs, ctx.now());
}
