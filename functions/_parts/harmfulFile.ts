import type { Readable } from 'node:stream';
import { type ScanOutcome, scanFile } from '../_connect/fileScanner/scanFile.ts';
import { fail } from '../_kit/failure.ts';
import { JobFailure } from './job/jobKind.ts';

/** Less than a job is held for by its worker: a large file has most of that time. */
const longestJobScanMs = 45_000;
/** Less than a call has that reads the beginning of a large file behind it. */
const longestCallScanMs = 14_000;

/** Whether a file that came with a call has a virus. A call of whose file the scanner says nothing is answered as one to be repeated. */
export async function isHarmful(content: Uint8Array): Promise<boolean> {
  const outcome = await scanFile([content]);
  if (outcome === 'unscanned') throw fail('unavailable');
  return outcome === 'harmful';
}

/** What the scanner says of a file that is read as it is sent; the file is read to its end, or given up. */
const scanStream = (source: Readable, timeoutMs: number): Promise<ScanOutcome> =>
  // What is not read to its end, as without a scanner, would hold a connection to the bucket for good.
  scanFile(source as AsyncIterable<Uint8Array>, timeoutMs).finally(() => source.destroy());

/** The same as `isHarmful` of a file that lies in the bucket, of at most some 64 megabytes. */
export async function isStreamHarmful(source: Readable): Promise<boolean> {
  const outcome = await scanStream(source, longestCallScanMs);
  if (outcome === 'unscanned') throw fail('unavailable');
  return outcome === 'harmful';
}

/** Ends a job whose file has a virus. A job of whose file the scanner says nothing is tried again. */
export async function refuseHarmful(source: Readable): Promise<void> {
  const outcome = await scanStream(source, longestJobScanMs);
  if (outcome === 'unscanned') throw new Error('The virus scanner did not answer');
  if (outcome === 'harmful') throw new JobFailure('harmful');
}
