import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import type { JobKind } from '../../_parts/job/jobKind.ts';
import { eligibilityExport } from '../../eligibility/export/eligibilityExport.ts';
import { eligibilityBatch } from '../../eligibilityBatch/eligibilityBatch.ts';
import { memberRegister } from '../../member/register/memberRegister.ts';

/** The module of each kind of job. */
export const jobModules: Readonly<Record<JobKindName, JobKind>> = {
  memberRegister,
  eligibilityBatch,
  eligibilityExport: eligibilityExport(),
};
