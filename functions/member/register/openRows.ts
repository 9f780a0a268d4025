import { memberColumns, neededColumns } from '../../../shared/member/memberColumns.ts';
import type { JobRun } from '../../_parts/job/jobKind.ts';
import { namedRows } from '../../_parts/sheet/namedRows.ts';
import { contentOfJob, linesOfJob } from '../../_parts/sheetImport/jobBook.ts';
import type { RegisterRow } from './registerRow.ts';
import { xmlRows } from './xmlRows.ts';

const columns = { names: memberColumns, needed: neededColumns };

/** The rows of the job's file, read as they are needed. */
export async function* openRows(run: JobRun): AsyncGenerator<RegisterRow> {
  if ((await contentOfJob(run)) === 'xml') yield* xmlRows(await run.openUpload());
  else yield* namedRows(linesOfJob(run), columns);
}
