import { Unreadable } from './unreadable.ts';

/** A file that a post office gives is no larger, packed or unpacked. */
export const largestFileBytes = 24 * 1024 * 1024;
const mostFiles = 20;

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
/** Whether a file is a zip archive, by its first bytes. */
export const isZip = (head: Buffer): boolean => head.subarray(0, zipMark.length).equals(zipMark);
const startsWith = (bytes: Buffer, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** The files of an archive; yauzl stops one that unpacks to more than it has announced. */
async function unpacked(archive: Buffer): Promise<Buffer[]> {
  // The bundle of a function sees only the default export of a CommonJS package.
  const { fromBufferPromise } = (await import('yauzl')).default;
  const files: Buffer[] = [];
  let bytes = 0;
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      bytes += entry.uncompressedSize;
      if (bytes > largestFileBytes || files.length === mostFiles) throw new Unreadable('tooLarge');
      const pieces: Buffer[] = [];
      for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
      files.push(Buffer.concat(pieces));
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('badArchive');
  }
  if (files.length === 0) throw new Unreadable('empty');
  return files;
}

/** The encoding that the marks of a file's first bytes show; null where they show none. */
function markedEncoding(bytes: Buffer): string | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : null;
}

/** The names of encodings of two bytes a letter. */
const wideEncoding = /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|unicode|csunicode)/;

/** The encoding that the XML declaration names. It is read byte for byte, so it cannot be UTF-16, whatever it says: some systems convert a file and keep its declaration. */
function declaredEncoding(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 200).toString('latin1');
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
  return named && wideEncoding.test(named) ? 'utf-8' : named;
}

/** The encoding that a file's first bytes show or name; null where they say nothing. */
export const namedEncoding = (head: Buffer): string | null => markedEncoding(head) ?? declaredEncoding(head);

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('unknownEncoding');
  }
}

/** A file as a text. One that says nothing of its encoding is UTF-8, or else what systems without Unicode write here. */
export function textOf(bytes: Buffer): string {
  const encoding = namedEncoding(bytes);
  if (encoding) return decoded(bytes, encoding);
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    return decoded(bytes, 'windows-1256');
  }
}

/** The texts of a file: its own, or those of the files in it when it is a zip archive. Throws `Unreadable`. */
export async function fileTexts(file: Uint8Array): Promise<string[]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length > largestFileBytes) throw new Unreadable('tooLarge');
  const files = isZip(bytes) ? await unpacked(bytes) : [bytes];
  return files.map(textOf);
}
