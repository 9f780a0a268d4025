import { wiring } from '../_data/wiring.ts';
import { runJob } from './parts/runJob.ts';
import { exportJobs } from './tables/exportJobs.ts';

/** The Lambda handler: writes what a person may read into a file. It changes nothing that it reads. */
export const handler = runJob<'exports'>('runExports', exportJobs, wiring);
