import { wiring } from '../_data/wiring.ts';
import { claimTakeOver } from '../claim/takeOver/claimTakeOver.ts';
import { runJob } from './parts/runJob.ts';

/** The Lambda handler: makes the claims of a file drafts of the facility. */
export const handler = runJob<'drafts'>('runClaimDrafts', { claimTakeOver }, wiring);
