import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeOnce } from './lifecycle/changeOnce.ts';
import { checkCorrection } from './lifecycle/correction.ts';
import { followUp } from './lifecycle/followUp.ts';

/** Sends a new request in the place of one that has ended, which becomes Resubmitted. */
export const resubmitEligibility: Operation<typeof eligibilityApi.endpoints.resubmitEligibility> = ({ body }, ctx) => {
  const { eligibilityId, version } = body;
  const wanted = { action: 'resubmit', eligibilityId, version } as const;
  return changeOnce(ctx, wanted, async (earlier) =>
    followUp(ctx, earlier, await checkCorrection(body, earlier, ctx), {
      kind: 'resubmission',
      status: eligibilityStatus.Resubmitted,
    }),
  );
};
