import type { accountApi } from '../../shared/account/routes.ts';
import { openCardRequest } from '../_data/cardReading/cardReading.ts';
import type { Operation } from '../_kit/context.ts';
import { takeVisitorTurn } from './visitorTurn.ts';

/** By person, or by a visitor's network: more than a reception reads, and a stranger cannot fill the table. */
const limit = { name: 'cardReading', most: 60, seconds: 300 } as const;

/**
 * Opens a request for a reading. Each is answered once, so a visitor who is asked for the human verification here is asked for every card
 * that is verified. The request id comes from here, so that a reading that was recorded elsewhere or earlier fits no open request.
 */
export const beginCardReading: Operation<typeof accountApi.endpoints.beginCardReading> = async ({ body }, ctx) => {
  await takeVisitorTurn(ctx, limit, body.token);
  return openCardRequest(ctx.store, ctx.now());
};
