import { JobFailure, type JobRun } from '../job/jobKind.ts';
import type { Line } from '../sheet/lines.ts';
import { contentOf, headOf } from '../sheet/openFile.ts';
import { isWide, openBook } from './reading/openBook.ts';
import { firstVisible, type SheetBook } from './reading/sheetBook.ts';

/** What a job's file is by its content, which has to agree with its name. */
export async function contentOfJob({ job, openUpload }: JobRun): Promise<SheetBook['content'] | 'xml'> {
  const head = await headOf(await openUpload());
  const content = isWide(head) ? 'csv' : contentOf(head);
  const name = job.fileName?.toLowerCase() ?? '';
  // A new workbook with a password is in the container of the old ones.
  if (content === 'xls' && name.endsWith('.xlsx')) throw new JobFailure('passwordProtected');
  if (!name.endsWith(`.${content}`)) throw new JobFailure('contentDiffers');
  return content;
}

/** The lines of the first visible sheet of a job's file, read as they are needed. */
export async function* linesOfJob({ job, openUpload }: JobRun): AsyncGenerator<Line> {
  const book = await openBook({
    open: () => openUpload(),
    bytes: job.upload?.bytes ?? 0,
    fileName: job.fileName ?? '',
  });
  try {
    yield* book.lines(firstVisible(book));
  } finally {
    await book.close();
  }
}
