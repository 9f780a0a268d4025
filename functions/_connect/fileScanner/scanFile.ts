import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { env } from '../../_kit/env.ts';
import { measured } from '../../_kit/measured.ts';
import { boundedText } from '../boundedText.ts';

/** `unscanned`: the scanner did not answer, or not in its words. A file of which nothing is known is not taken. */
export type ScanOutcome = 'clean' | 'harmful' | 'unscanned';

const largestAnswerBytes = 16 * 1024;
const answer = z.object({
  success: z.literal(true),
  data: z.object({ result: z.array(z.object({ is_infected: z.boolean() })).length(1) }),
});

/** The file as the one part of a form, piece by piece. Its name stays here: the scanner looks at the content. */
async function* formOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, boundary: string) {
  const head =
    'content-disposition: form-data; name="FILES"; filename="file"\r\ncontent-type: application/octet-stream';
  yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`);
  yield* content;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Lets the scanner at this address look at a file: POST {base}/api/v1/scan, as the REST interface of ClamAV takes it. */
async function scannedAt(base: string, content: Content, timeoutMs: number): Promise<ScanOutcome> {
  const boundary = `wasla-${randomUUID()}`;
  // Node sends a stream in one direction only, and the types of the browser's fetch do not know it.
  const streamed = { body: Readable.toWeb(Readable.from(formOf(content, boundary))) as ReadableStream, duplex: 'half' };
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/api/v1/scan`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...streamed,
    });
    const text = await boundedText(response, largestAnswerBytes);
    if (response.status !== 200 || text === null) return 'unscanned';
    const [scanned] = answer.parse(JSON.parse(text)).data.result;
    return scanned?.is_infected === false ? 'clean' : 'harmful';
  } catch {
    return 'unscanned';
  }
}

/** Lets the environment's virus scanner look at a file, and measures that. An environment without a scanner finds every file clean. */
export async function scanFile(content: Content, timeoutMs = env('FILE_SCANNER_TIMEOUT_MS')): Promise<ScanOutcome> {
  const base = env('FILE_SCANNER_URL');
  if (base === null) return 'clean';
  return measured(
    'file scanner',
    () => scannedAt(base, content, timeoutMs),
    (outcome) => outcome === 'unscanned',
  );
}
