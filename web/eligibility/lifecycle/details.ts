import type { Answer } from '../../../shared/_contract/endpoint.ts';
import type { eligibilityApi } from '../../../shared/eligibility/routes.ts';

/** A request with its timeline, as the screens that act on it know it. */
export type Details = Answer<typeof eligibilityApi.endpoints.getEligibilityDetails>;
