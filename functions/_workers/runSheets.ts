import { wiring } from '../_data/wiring.ts';
import { eligibilityBatch } from '../eligibilityBatch/eligibilityBatch.ts';
import { runJob } from './parts/runJob.ts';

/** The Lambda handler: sends a request for every row of a sheet. */
export const handler = runJob<'sheets'>('runSheets', { eligibilityBatch }, wiring);
