import { JobFailure } from '../../job/jobKind.ts';
import { contentOf, headOf } from '../../sheet/openFile.ts';
import { loadMobiles } from '../cells/mobileCell.ts';
import { openCsv } from './csvBook.ts';
import { type BookSource, firstLines, type SheetBook } from './sheetBook.ts';

const utf16Marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
/** Whether a file is a text in UTF-16 by its mark. */
const isWide = (head: Buffer): boolean => utf16Marks.some((mark) => head.subarray(0, 2).equals(mark));

/** What a file is by its first bytes. Throws a JobFailure for what is none that is read. */
export function contentOfHead(head: Buffer, fileName: string): SheetBook['content'] | 'xml' {
  const content = isWide(head) ? 'csv' : contentOf(head);
  // A new workbook with a password is in the container of the old ones.
  if (content === 'xls' && fileName.toLowerCase().endsWith('.xlsx')) throw new JobFailure('passwordProtected');
  return content;
}

/** Documents that are no tables, by how they begin. */
const foreign = /^(%PDF-|\{\\rtf|\x89PNG|GIF8|\xff\xd8\xff)/;

/** Why a text that begins with `<` is not a sheet: Excel itself offers to save pages under the name of a workbook. */
function markupFailure(head: Buffer): JobFailure {
  const isPage = /<(!doctype html|html|table|meta|head|body)/i.test(head.toString('utf8'));
  return isPage ? new JobFailure('htmlFile') : new JobFailure('notASheet');
}

async function openXls({ open, limits }: BookSource): Promise<SheetBook> {
  const { openXlsBook } = await import('../../sheet/xlsLines.ts');
  const { sheets, lines, close } = await openXlsBook(await open(), limits?.xls);
  return {
    content: 'xls',
    sheets,
    lines: (sheet, head) => firstLines(lines(sheet), head),
    close: async () => void (await close()),
  };
}

async function openXlsx(source: BookSource): Promise<SheetBook> {
  const book = await import('./xlsxBook.ts');
  return book.openXlsx(source);
}

/** Opens a file of tables by what its content is; its name proves nothing. The readers of workbooks are loaded when one comes. Throws a JobFailure for what is none, or cannot be read. */
export async function openBook(source: BookSource): Promise<SheetBook> {
  await loadMobiles();
  const head = await headOf(await source.open());
  if (foreign.test(head.toString('latin1'))) throw new JobFailure('unknownContent');
  const content = contentOfHead(head, source.fileName);
  if (content === 'xml') throw markupFailure(head);
  if (content === 'xlsx') return openXlsx(source);
  return content === 'xls' ? openXls(source) : openCsv(source);
}
