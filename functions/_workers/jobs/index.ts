import type { JobKindName } from '../../../shared/model/jobKinds.ts';
import { eligibilityBatch } from './eligibilityBatch.ts';
import { eligibilityExport } from './eligibilityExport.ts';
import type { JobKind } from './jobKind.ts';
import { memberRegister } from './memberRegister.ts';

/** The module of each kind of job. */
export const jobModules: Readonly<Record<JobKindName, JobKind>> = {
  memberRegister,
  eligibilityBatch,
  eligibilityExport: eligibilityExport(),
};
