import { memberSheet } from '../../../shared/member/memberColumns.ts';
import type { JobRun } from '../../_parts/job/jobKind.ts';
import { contentOfJob, rowsOfJob } from '../../_parts/sheetImport/jobBook.ts';
import type { RegisterRow } from './registerRow.ts';
import { xmlRows } from './xmlRows.ts';

/** The rows of the job's file, read as they are needed; `onHidden` is told of each that is hidden, and not read. */
export async function* openRows(run: JobRun, onHidden: () => void): AsyncGenerator<RegisterRow> {
  if ((await contentOfJob(run)) === 'xml') yield* xmlRows(await run.openUpload());
  else yield* rowsOfJob(run, memberSheet, onHidden);
}
