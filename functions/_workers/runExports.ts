import { wiring } from '../_data/wiring.ts';
import { authorizationExport } from '../authorization/export/authorizationExport.ts';
import { eligibilityExport } from '../eligibility/export/eligibilityExport.ts';
import { runJob } from './parts/runJob.ts';

const modules = { eligibilityExport: eligibilityExport(), authorizationExport: authorizationExport() };

/** The Lambda handler: writes what a person may read into a file. It changes nothing that it reads. */
export const handler = runJob<'exports'>('runExports', modules, wiring);
