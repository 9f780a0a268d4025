import type { Readable } from 'node:stream';
import { scanFile } from '../_connect/fileScanner/scanFile.ts';
import { fail } from '../_kit/failure.ts';
import { JobFailure } from './job/jobKind.ts';

/** Less than a job is held for by its worker: a large file has most of that time. */
const longestJobScanMs = 45_000;

/** Whether a file that came with a call has a virus. A call of whose file the scanner says nothing is answered as one to be repeated. */
export async function isHarmful(content: Uint8Array): Promise<boolean> {
  const outcome = await scanFile([content]);
  if (outcome === 'unscanned') throw fail('unavailable');
  return outcome === 'harmful';
}

/** Ends a job whose file has a virus. A job of whose file the scanner says nothing is tried again. */
export async function refuseHarmful(source: Readable): Promise<void> {
  // What is not read to its end, as without a scanner, would hold a connection to the bucket for good.
  const outcome = await scanFile(source as AsyncIterable<Uint8Array>, longestJobScanMs).finally(() => source.destroy());
  if (outcome === 'unscanned') throw new Error('The virus scanner did not answer');
  if (outcome === 'harmful') throw new JobFailure('harmful');
}
