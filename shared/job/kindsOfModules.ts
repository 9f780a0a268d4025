import { backgroundJobs as authorization } from '../authorization/backgroundJobs.ts';
import { backgroundJobs as claim } from '../claim/backgroundJobs.ts';
import { backgroundJobs as eligibility } from '../eligibility/backgroundJobs.ts';
import { backgroundJobs as eligibilityBatch } from '../eligibilityBatch/backgroundJobs.ts';
import { backgroundJobs as member } from '../member/backgroundJobs.ts';
import { backgroundJobs as sheetImport } from '../sheetImport/backgroundJobs.ts';

/** The kinds of all modules. `npm run modules` writes this file. */
export const kindsOfModules = {
  ...authorization,
  ...claim,
  ...eligibility,
  ...eligibilityBatch,
  ...member,
  ...sheetImport,
};
