import { isFactorRole } from '../../shared/_field/secondFactorRoles.ts';
import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { listFactors, shownFactor } from '../_data/secondFactor/factor.ts';
import { findRecoveryCodes } from '../_data/secondFactor/recoveryCodes.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { arePasskeysTaken } from './passkeys.ts';

/** Whether the environment demands a factor of the caller. */
export const isFactorRequired = ({ user }: SessionContext): boolean =>
  env('SECOND_FACTOR') === 'required' && isFactorRole([...user.roles, ...user.facilityRoles]);

/** The caller's factors. */
export const getFactors: Operation<typeof secondFactorApi.endpoints.getFactors> = async (_input, ctx) => {
  const [factors, codes] = await Promise.all([
    listFactors(ctx.store, ctx.user.userId),
    findRecoveryCodes(ctx.store, ctx.user.userId),
  ]);
  return {
    factors: factors.map(shownFactor),
    recoveryCodesLeft: codes?.unused.length ?? 0,
    isRequired: isFactorRequired(ctx),
    arePasskeysTaken: arePasskeysTaken(),
  };
};
