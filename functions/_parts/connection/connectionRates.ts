import { takeTurn } from '../../_data/rateLimit/rateLimit.ts';
import type { PublicContext } from '../../_kit/context.ts';

/** Tries of any outside credentials from one address. The computers of a clinic share an address. */
const triesFromOneAddress = { name: 'connectionAddress', most: 40, seconds: 600 } as const;

/** Counts one try from the caller's address; 429 with `retryAt` when there were too many. */
export const countConnectionTry = (ctx: PublicContext): Promise<void> =>
  takeTurn(ctx.store, triesFromOneAddress, ctx.sourceIp, ctx.now());
