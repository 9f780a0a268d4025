import * as z from 'zod';
import { largestPage } from '../../../shared/_contract/page.ts';
import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { type HistoryColumn, historySheet, inOrder, mostExportRows } from '../../../shared/eligibility/historySheet.ts';
import { exportPartPut, exportRows } from '../../_data/eligibility/exportPart.ts';
import { openHistory } from '../../_data/eligibility/historyReader.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice, requestOf } from '../../_parts/job/jobKind.ts';
import { csvFile } from '../../_parts/sheet/csvFile.ts';
import { workbookFile } from '../../_parts/sheet/workbookFile.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { lowestIdAt } from '../../_store/idRange.ts';

/** Some seconds at most, also where filters leave little of what is read. */
const pagesAStep = 10;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** How far the history is read: where the next page begins (null at its end), and what is stored of it. */
const position = z.object({ cursor: z.string().nullable(), parts: z.int(), rows: z.int() });
type Position = z.infer<typeof position>;

/**
 * The export leaves out requests that were sent after the export was started. What a text finds stands in the order of its words: it is
 * read from its beginning (an empty cursor).
 */
const beginning = ({ createdAt }: JobRun['job'], text: string | undefined): Position => ({
  cursor: text === undefined ? ulidCursor.cursorOf(lowestIdAt(Date.parse(createdAt) + 1)) : '',
  parts: 0,
  rows: 0,
});

type ReadPage = Awaited<ReturnType<typeof openHistory>>['readPage'];

/** The next pages of the history, and the writes that keep their rows. */
async function readStep({ job }: JobRun, from: Position, readPage: ReadPage, columns: readonly HistoryColumn[]) {
  const items: NonNullable<JobSlice['items']>[number][] = [];
  let { cursor, parts, rows } = from;
  for (let pages = 0; cursor !== null && pages < pagesAStep; pages += 1) {
    const page = await readPage({ cursor: cursor || undefined, take: largestPage });
    if (page.items.length > 0) {
      items.push(
        exportPartPut(
          job,
          parts,
          page.items.map((row) => columns.map(({ text }) => text(row))),
        ),
      );
      parts += 1;
      rows += page.items.length;
    }
    cursor = page.nextCursor;
  }
  return { at: { cursor, parts, rows }, items };
}

/** The rows that are stored; were one missing, there would be no file. */
async function* storedRows({ store, job }: JobRun, expected: number) {
  let count = 0;
  for await (const row of exportRows(store, job)) {
    count += 1;
    yield row;
  }
  if (count !== expected) throw new Error(`${count} of ${expected} exported rows are stored`);
}

const pixelsPerCharacter = 7;

/** The rows in the order of the reader's screen: only where somebody wants one are all of them in memory at a time. */
async function* orderedRows(run: JobRun, columns: readonly HistoryColumn[], rows: number) {
  const { language, order } = requestOf(run, 'eligibilityExport');
  if (!order) return yield* storedRows(run, rows);
  yield* inOrder(await Array.fromAsync(storedRows(run, rows)), order, columns, language);
}

function fileOf(run: JobRun, columns: readonly HistoryColumn[], rows: number): Promise<Uint8Array> {
  const { format, language } = requestOf(run, 'eligibilityExport');
  const sheet = {
    head: columns.map(({ title, width }) => ({ title, width: Math.round(width / pixelsPerCharacter) })),
    rows: orderedRows(run, columns, rows),
    isRightToLeft: isRightToLeft(language),
  };
  return format === 'csv' ? csvFile(sheet) : workbookFile([{ name: 'Eligibility', ...sheet }], { created: run.now() });
}

/**
 * Writes the history to a file, with the filters and the permissions of the user who started the export. It reads page
 * by page, stores the rows of each step with the step, and then builds the file from them.
 */
export const eligibilityExport = (mostRows = mostExportRows): JobKind =>
  async function* (run) {
    const { job, store } = run;
    if (job.checkpoint === 'end') return;
    const { criteria, language, format } = requestOf(run, 'eligibilityExport');
    const columns = historySheet(language, job.scope.kind !== 'facility');
    const { readPage } = await openHistory(criteria, { store, scope: job.scope });
    let at = job.checkpoint === null ? beginning(job, criteria.text) : position.parse(job.checkpoint);
    while (at.cursor !== null) {
      const step = await readStep(run, at, readPage, columns);
      if (step.at.rows > mostRows) throw new JobFailure('exportTooLong');
      const rows = step.at.rows - at.rows;
      at = step.at;
      yield { checkpoint: at, progress: { done: at.rows, total: null }, counts: { rows }, items: step.items };
    }
    const body = await fileOf(run, columns, at.rows);
    const file = { fileName: job.fileName ?? `eligibility.${format}`, contentType: contentTypes[format], body };
    yield {
      checkpoint: 'end',
      progress: { done: at.rows, total: at.rows },
      files: await run.keepFile('result', file),
    };
  };
