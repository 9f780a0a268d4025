import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';

/**
 * A request with its timeline. Whoever opens it may just have changed it, or sent another in its place: what was read before that,
 * however shortly, is read again.
 */
export const useRequestDetails = (eligibilityId: string) =>
  useApi(
    eligibilityApi.endpoints.getEligibilityDetails,
    { query: { eligibilityID: eligibilityId } },
    { dedupingInterval: 0 },
  );
