import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { readEligibility } from './readEligibility.ts';

/** REQ-ELIG-02. */
export const getEligibility: Operation<typeof eligibilityApi.endpoints.getEligibility> = ({ query }, ctx) =>
  readEligibility(ctx, query.eligibilityId);
