import { JobFailure, type JobRun } from '../job/jobKind.ts';
import type { NamedRow } from '../sheet/lines.ts';
import { headOf } from '../sheet/openFile.ts';
import { rowsOf } from './checkRow.ts';
import { type FoundHead, headIn, type JobColumns } from './jobHead.ts';
import { mostAboveHeads } from './mapColumns.ts';
import { candidates } from './proposePlan.ts';
import { contentOfHead, openBook } from './reading/openBook.ts';
import type { BookSource, SheetBook } from './reading/sheetBook.ts';

/** The file of a job. */
export const fileOfJob = ({ job, openUpload }: JobRun): BookSource => ({
  open: () => openUpload(),
  bytes: job.upload?.bytes ?? 0,
  fileName: job.fileName ?? '',
});

/** What a job's file is by its content, which has to agree with its name. */
export async function contentOfFile({ open, fileName }: BookSource): Promise<SheetBook['content'] | 'xml'> {
  const content = contentOfHead(await headOf(await open()), fileName);
  if (!fileName.toLowerCase().endsWith(`.${content}`)) throw new JobFailure('contentDiffers');
  return content;
}

/** The sheet with the heads: of several visible ones the first with all that are needed, else the first one. */
async function headOfBook(
  book: SheetBook,
  columns: JobColumns<string>,
): Promise<FoundHead & { readonly sheet: number }> {
  let first: (FoundHead & { readonly sheet: number }) | null = null;
  for (const sheet of candidates(book)) {
    const head = headIn(await Array.fromAsync(book.lines(sheet, mostAboveHeads)), columns);
    if (head?.wrong === null) return { ...head, sheet };
    first ??= head && { ...head, sheet };
  }
  if (!first) throw new JobFailure('empty');
  throw new JobFailure('wrongColumns', first.wrong);
}

/**
 * The rows of a job's sheet under the columns that its heads name, read as they are needed: without empty lines, and without hidden rows, of which
 * `onHidden` is told. Throws a JobFailure for a file that cannot be read, or whose heads lack a needed column or have one twice.
 */
export async function* rowsOfFile<Column extends string>(
  file: BookSource,
  columns: JobColumns<Column>,
  onHidden?: () => void,
): AsyncGenerator<NamedRow<Column>> {
  const book = await openBook(file);
  try {
    const head = await headOfBook(book, columns);
    for await (const { row, cells } of rowsOf(book.lines(head.sheet), head, { columns }, onHidden))
      yield { row, cells: cells as NamedRow<Column>['cells'] };
  } finally {
    await book.close();
  }
}
