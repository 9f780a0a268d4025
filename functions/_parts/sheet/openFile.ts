import type { Readable } from 'node:stream';
import { JobFailure } from '../job/jobKind.ts';

type Content = 'xlsx' | 'xls' | 'xml' | 'csv';

const headBytes = 4096;
const zipMark = Buffer.from('PK\u0003\u0004');
/** The container of old workbooks, and of new ones that have a password. */
const oleMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The first bytes of a file, which is not read on. */
export async function headOf(source: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    parts.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= headBytes) break;
  }
  source.destroy();
  return Buffer.concat(parts).subarray(0, headBytes);
}

/** Whether a text is read alike in every page of codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
export const hasAsciiOnly = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

/** What a file is by its content; its name proves nothing. */
export function contentOf(head: Buffer): Content {
  if (head.length === 0) throw new JobFailure('empty');
  if (head.subarray(0, zipMark.length).equals(zipMark)) return 'xlsx';
  if (head.subarray(0, oleMark.length).equals(oleMark)) return 'xls';
  if (head.includes(0)) throw new JobFailure('unknownContent');
  return /^\uFEFF?\s*</.test(head.toString('utf8')) ? 'xml' : 'csv';
}
