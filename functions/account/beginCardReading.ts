import type { accountApi } from '../../shared/account/routes.ts';
import { openCardRequest } from '../_data/cardReading/cardReading.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';

/** By person, or by a visitor's network: more than a reception reads, and a stranger cannot fill the table. */
const limit = { name: 'cardReading', most: 60, seconds: 300 } as const;

/** The request id comes from here, so that a reading that was recorded elsewhere or earlier fits no open request. */
export const beginCardReading: Operation<typeof accountApi.endpoints.beginCardReading> = async (_input, ctx) => {
  await takeTurn(ctx.store, limit, ctx.countedAs, ctx.now());
  return openCardRequest(ctx.store, ctx.now());
};
