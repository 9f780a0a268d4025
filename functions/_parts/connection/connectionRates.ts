import { takeTurn } from '../../_data/rateLimit/rateLimit.ts';
import type { PublicContext } from '../../_kit/context.ts';

/** Tries of any outside credentials by one person, or from one visitor's network. */
const triesFromOneAddress = { name: 'connectionAddress', most: 40, seconds: 600 } as const;

/** Counts one try of the caller; 429 with `retryAt` when there were too many. */
export const countConnectionTry = (ctx: PublicContext): Promise<void> =>
  takeTurn(ctx.store, triesFromOneAddress, ctx.countedAs, ctx.now());
