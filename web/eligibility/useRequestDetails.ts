import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';

/**
 * A request with its timeline. The user may have changed or replaced it a moment ago, so an earlier reading, even a recent one, is
 * never reused.
 */
export const useRequestDetails = (eligibilityId: string) =>
  useApi(
    eligibilityApi.endpoints.getEligibilityDetails,
    { query: { eligibilityID: eligibilityId } },
    { dedupingInterval: 0 },
  );
