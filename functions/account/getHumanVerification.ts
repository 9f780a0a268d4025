import type { accountApi } from '../../shared/account/routes.ts';
import { newChallenge } from '../_data/humanVerification/humanVerification.ts';
import type { Operation } from '../_kit/context.ts';
import { difficultyOfNetwork } from './signInGate.ts';

/**
 * A fresh challenge; the widget solves it before the form may be sent (REQ-LOGIN-11). It is as hard as the failed sign-ins of the
 * caller's network make it, or as the sign-in has asked for.
 */
export const getHumanVerification: Operation<typeof accountApi.endpoints.getHumanVerification> = async (
  { query },
  ctx,
) => ({ ...(await newChallenge(ctx.now(), Math.max(query.difficulty, await difficultyOfNetwork(ctx)))) });
