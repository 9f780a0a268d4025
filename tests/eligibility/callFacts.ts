import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(eligibilityApi, { background: ['getPendingCount'] });
