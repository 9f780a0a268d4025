import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { megabyte } from '../../shared/job/jobKind.ts';
import type { JobProblem } from '../../shared/job/routes.ts';
import type { ScrubEvent } from '../_connect/claimFile/scrubFile.ts';
import { JobFailure, type JobRun, type JobSlice } from '../_parts/job/jobKind.ts';

export const mostClaims = 200_000;
/** More than so many claims have. */
export const mostUnpacked = 512 * megabyte;
/** While claims that are done are passed over, the lease has to be renewed all the same. */
export const passedOverASlice = 20_000;

export type Unread = Extract<ScrubEvent, { kind: 'unread' }>;

/** How a job ends whose file cannot be read. */
export const failureOf: Readonly<Record<Unread['reason'], () => JobFailure>> = {
  notWellFormed: () => new JobFailure('notReadable'),
  documentType: () => new JobFailure('doctype'),
  tooDeep: () => new JobFailure('notReadable'),
  otherDocument: () => new JobFailure('notAClaimFile'),
  unknownEncoding: () => new JobFailure('unknownEncoding'),
  tooLarge: () => new JobFailure('tooLarge'),
  unknownRegulator: () => new JobFailure('unknownRegulator'),
};

/** A text as a problem holds it. */
export const short = (text: string): string => text.slice(0, 60);

/** Where a problem stands, in a claim of the file and a line of it. */
export const placeOf = (claim: string | null, line: string | null): Pick<JobProblem, 'record' | 'line'> => ({
  ...(claim !== null && { record: short(claim) }),
  ...(line !== null && { line: short(line) }),
});

/** The report of a file of claims under the file's own name. */
export async function keptReport({ keepFile, job }: JobRun, body: Uint8Array): Promise<Pick<JobSlice, 'files'>> {
  const name = (job.fileName ?? 'claims').replace(/\.[a-z]+$/i, '');
  const file = { fileName: `${name}-report.csv`, contentType: 'text/csv; charset=utf-8', body };
  return { files: await keepFile('report', file) };
}

/** The steps of a job over its upload, which lies in a file meanwhile: an archive is read by its directory, which stands at its end. */
export async function* overUpload(
  run: JobRun,
  steps: (path: string) => AsyncGenerator<JobSlice, void>,
): AsyncGenerator<JobSlice, void> {
  const folder = await mkdtemp(join(tmpdir(), 'wasla-claims-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await run.openUpload(), createWriteStream(path));
    yield* steps(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
