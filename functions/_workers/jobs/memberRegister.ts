import { JobFailure, type JobKind } from './jobKind.ts';

/** Takes a payer's list of members into its register. */
// biome-ignore lint/correctness/useYield: no file can be read yet, and the job says so
export const memberRegister: JobKind = async function* () {
  throw new JobFailure('notSupported');
};
