import { wiring } from '../../../functions/_data/wiring.ts';
import type { JobKind } from '../../../functions/_parts/job/jobKind.ts';
import { mostAttempts } from '../../../functions/_parts/job/workOnJob.ts';
import type { JobRequest } from '../../../shared/job/routes.ts';
import { aBatchLine, batchCsv } from '../../eligibilityBatch/support/batchFiles.ts';
import type { SignedIn } from '../../support/api.ts';
import { start, upload, work } from '../../support/jobs.ts';

/** A job that comes to grief before its first step. */
export const fails = (error: Error): JobKind =>
  // biome-ignore lint/correctness/useYield: it fails before its first step.
  async function* () {
    throw error;
  };

export const anExport = (as: SignedIn, criteria: Extract<JobRequest, { kind: 'eligibilityExport' }>['criteria'] = {}) =>
  start(as, { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria });

/** An export of the history of one patient, which has failed for a reason of the portal's own. */
export async function aFailedExport(as: SignedIn, patient = '784-1990-1234567-1'): Promise<string> {
  const { data, errors } = await anExport(as, { patient });
  if (!data) throw new Error(JSON.stringify(errors));
  const modules = { eligibilityExport: fails(new Error('broken')) };
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const later = new Date(wiring.now().getTime() + attempt * 120_000);
    await work(data.jobId, { modules }, { ...wiring, now: () => later });
  }
  return data.jobId;
}

/** A sheet of requests that has ended, with a row that is wrong. */
export async function aFailedBatch(as: SignedIn): Promise<string> {
  const uploadId = await upload(as, 'patients.csv', batchCsv([aBatchLine('')]), 'eligibilityBatch');
  const { data } = await start(as, { kind: 'eligibilityBatch', uploadId });
  await work(data!.jobId);
  return data!.jobId;
}
