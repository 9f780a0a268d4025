import type { claimApi } from '../../shared/claim/routes.ts';
import { skippedFamilies } from '../../shared/claim/scrub.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { judgeClaim } from './judgeClaim.ts';

const rate = { name: 'claimValidate', most: 3000, seconds: 3600 } as const;

/** Judges one claim by the rules that a file is judged by. It asks nothing of the portal's records, so that it tells nothing of them. */
export const validateClaim: Operation<typeof claimApi.endpoints.validateClaim> = async ({ body }, ctx) => {
  const { claim, dialect } = body;
  const now = ctx.now();
  await takeTurn(ctx.store, rate, ctx.user.userId, now);
  return { findings: judgeClaim(claim, dialect, now), notChecked: skippedFamilies };
};
