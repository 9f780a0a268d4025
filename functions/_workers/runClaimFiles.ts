import { wiring } from '../_data/wiring.ts';
import { claimFile } from '../claim/claimFile.ts';
import { runJob } from './parts/runJob.ts';

/** The Lambda handler: judges files of claims. They are strangers' files: it reads nothing else, and writes what it finds in them. */
export const handler = runJob<'claims'>('runClaimFiles', { claimFile }, wiring);
