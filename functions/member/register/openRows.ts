import { memberColumns, neededColumns } from '../../../shared/member/memberColumns.ts';
import type { JobRun } from '../../_parts/job/jobKind.ts';
import { namedRows } from '../../_parts/sheet/namedRows.ts';
import { openFile, sheetLines } from '../../_parts/sheet/openFile.ts';
import type { RegisterRow } from './registerRow.ts';
import { xmlRows } from './xmlRows.ts';

const columns = { names: memberColumns, needed: neededColumns };

/** The rows of the job's file, read as they are needed. */
export async function* openRows(run: JobRun): AsyncGenerator<RegisterRow> {
  const { content, source } = await openFile(run);
  if (content === 'xml') yield* xmlRows(source);
  else yield* namedRows(sheetLines(source, content, run.job.upload?.bytes ?? 0), columns);
}
