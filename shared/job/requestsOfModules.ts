import { jobRequests as authorization } from '../authorization/jobRequests.ts';
import { jobRequests as claim } from '../claim/jobRequests.ts';
import { jobRequests as eligibility } from '../eligibility/jobRequests.ts';
import { jobRequests as eligibilityBatch } from '../eligibilityBatch/jobRequests.ts';
import { jobRequests as member } from '../member/jobRequests.ts';

/** The requests for jobs of all modules. `npm run modules` writes this file. */
export const requestsOfModules = [...authorization, ...claim, ...eligibility, ...eligibilityBatch, ...member] as const;
