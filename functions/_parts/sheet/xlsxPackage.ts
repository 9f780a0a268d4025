import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../job/jobKind.ts';

/** A million rows of fifteen columns are some 1.2 GB of XML in some 90 MB; bombs unpack a thousandfold. */
const limits = {
  files: 200,
  bytes: 100 * 1024 * 1024,
  unpackedBytes: 1.5 * 1024 ** 3,
  ratio: 100,
} as const;
/** A small file inside a workbook may exceed the ratio: unpacked to this size it does no harm. */
const harmlessBytes = 1024 * 1024;

function checkEntry({ fileName, uncompressedSize, compressedSize, generalPurposeBitFlag }: Entry): void {
  if (generalPurposeBitFlag & 1) throw new JobFailure('passwordProtected');
  if (/vbaProject\.bin$|^xl\/macrosheets\//i.test(fileName)) throw new JobFailure('macros');
  if (/^xl\/externalLinks\//i.test(fileName)) throw new JobFailure('externalLinks');
  const isBomb = uncompressedSize > harmlessBytes && uncompressedSize > limits.ratio * compressedSize;
  if (isBomb) throw new JobFailure('tooLarge');
}

/** The files of a workbook by name; what is encrypted, runs, or unpacks to more than a sheet has is refused. */
export async function entriesOf(
  zip: ZipFile,
  mostUnpacked: number = limits.unpackedBytes,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw new JobFailure('tooLarge');
  const found = new Map<string, Entry>();
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        checkEntry(entry);
        unpacked += entry.uncompressedSize;
        if (unpacked > mostUnpacked) throw new JobFailure('tooLarge');
        found.set(entry.fileName, entry);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.on('end', resolve);
    zip.on('error', () => reject(new JobFailure('notReadable')));
    zip.readEntry();
  });
  return found;
}

/** The pieces of a file as it is unpacked; a fault in them is the file's, unless the disk cannot be read. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : new JobFailure('notReadable');
  }
}

/** The unpacked content of one file of a workbook. */
export const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    // yauzl stops a file that unpacks to more than it has announced.
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new JobFailure('notReadable'));
      resolve(Readable.from(piecesOf(stream), { objectMode: false }));
    });
  });

/** A workbook's package: its directory stands at its end, so it is put down on the function's own disk until `close`. */
export async function openPackage(
  source: Readable,
  bytes: number,
): Promise<{ zip: ZipFile; close: () => Promise<void> }> {
  if (bytes > limits.bytes) throw new JobFailure('tooLarge');
  // The bundle of a function sees only the default export of a CommonJS package.
  const { openPromise } = (await import('yauzl')).default;
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const path = join(folder, 'sheet.xlsx');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(source, createWriteStream(path));
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new JobFailure('notReadable');
    });
    const close = async () => {
      zip.close();
      await remove();
    };
    return { zip, close };
  } catch (error) {
    await remove();
    throw error;
  }
}
