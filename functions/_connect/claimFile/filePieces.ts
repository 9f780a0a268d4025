import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isZip } from '../postOffice/fileTexts.ts';

/** A file unpacks to this much at most: what comes out of the stream is counted, since an honest claim file shrinks 24 to 1. */
const largestUnpacked = 4 * 1024 ** 3;
const mostFiles = 100;

/** Why the pieces of a file end early. */
export class BadArchive extends Error {}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The pieces of a stream up to a bound. */
async function* bounded(stream: Readable, left: { bytes: number }): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream) {
      const bytes = piece as Buffer;
      left.bytes -= bytes.length;
      if (left.bytes < 0) throw new BadArchive('It unpacks to more than any claim file has.');
      yield bytes;
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('It cannot be unpacked.');
  }
}

async function* ofZip(path: string, most: number): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const { openPromise } = (await import('yauzl')).default;
  const left = { bytes: most };
  let files = 0;
  try {
    const zip = await openPromise(path, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      files += 1;
      if (files > mostFiles) throw new BadArchive('It has more files than can be read.');
      yield bounded(await zip.openReadStreamPromise(entry), left);
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('It cannot be unpacked.');
  }
  if (files === 0) throw new BadArchive('It has no file.');
}

/**
 * The files that a path holds, each piece by piece: its own, or those of a zip archive; gzip is unpacked. They have so many bytes together
 * at most. Throws `BadArchive`, and what the disk says.
 */
export async function* filesAt(path: string, most = largestUnpacked): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const head = await firstBytes(path);
  if (isZip(head)) {
    yield* ofZip(path, most);
    return;
  }
  const stream = createReadStream(path);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  yield bounded(isGzip ? stream.pipe(createGunzip()) : stream, { bytes: most });
}
