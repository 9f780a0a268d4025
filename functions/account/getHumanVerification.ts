import type { accountApi } from '../../shared/account/routes.ts';
import { newChallenge } from '../_data/humanVerification/humanVerification.ts';
import type { Operation } from '../_kit/context.ts';

/** A fresh challenge; the widget solves it before the form may be sent (REQ-LOGIN-11). */
export const getHumanVerification: Operation<typeof accountApi.endpoints.getHumanVerification> = async (
  _input,
  ctx,
) => ({
  ...(await newChallenge(ctx.now())),
});
