import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { askFactor } from './askFactor.ts';

/** Asks for the second factor that this session owes. */
export const beginSignIn: Operation<typeof secondFactorApi.endpoints.beginSignIn> = async (_input, ctx) => {
  if (!ctx.user.pendingSteps.includes('secondFactor')) throw fail('factorChallengeOver');
  return askFactor(ctx, { purpose: 'signIn', subjectHash: '' });
};
