import type { eligibilityApi } from '../../../../shared/api/eligibility.ts';
import type { Answer } from '../../../../shared/contract/endpoint.ts';

/** A request with its timeline, as the screens that act on it know it. */
export type Details = Answer<typeof eligibilityApi.endpoints.getEligibilityDetails>;
