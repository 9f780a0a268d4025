import type { Readable } from 'node:stream';
import { JobFailure, type JobRun } from '../job/jobKind.ts';
import { csvLines } from './csvLines.ts';
import type { Line } from './lines.ts';
import { xlsLines } from './xlsLines.ts';
import { xlsxLines } from './xlsxLines.ts';

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

/** What a file is by its content; its name proves nothing. */
export function contentOf(head: Buffer): Content {
  if (head.length === 0) throw new JobFailure('empty');
  if (head.subarray(0, zipMark.length).equals(zipMark)) return 'xlsx';
  if (head.subarray(0, oleMark.length).equals(oleMark)) return 'xls';
  if (head.includes(0)) throw new JobFailure('unknownContent');
  return /^\uFEFF?\s*</.test(head.toString('utf8')) ? 'xml' : 'csv';
}

/** The job's file, and what it is: its content has to agree with its name. */
export async function openFile({ job, openUpload }: JobRun): Promise<{ content: Content; source: Readable }> {
  const content = contentOf(await headOf(await openUpload()));
  const name = job.fileName?.toLowerCase() ?? '';
  // A new workbook with a password is in the container of the old ones.
  if (content === 'xls' && name.endsWith('.xlsx')) throw new JobFailure('passwordProtected');
  if (!name.endsWith(`.${content}`)) throw new JobFailure('contentDiffers');
  return { content, source: await openUpload() };
}

/** The lines of a sheet, read as they are needed. */
export function sheetLines(source: Readable, content: 'xlsx' | 'xls' | 'csv', bytes: number): AsyncGenerator<Line> {
  if (content === 'xlsx') return xlsxLines(source, bytes);
  return content === 'xls' ? xlsLines(source) : csvLines(source);
}
