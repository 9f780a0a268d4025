import {
  type BatchColumn,
  batchSheet,
  failedBatchOutcomes,
  mostBatchRows,
} from '../../shared/eligibilityBatch/batchSheet.ts';
import { allBatchRows, batchRowPut, rowsOfEarlier, type StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import { listPayers, serves } from '../_data/payer/payer.ts';
import { resultSheet } from '../_parts/eligibilityBatch/resultSheet.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice, mostItems } from '../_parts/job/jobKind.ts';
import type { NamedRow } from '../_parts/sheet/lines.ts';
import { loadMobiles } from '../_parts/sheetImport/cells/mobileCell.ts';
import { contentOfFile, fileOfJob, rowsOfFile } from '../_parts/sheetImport/jobBook.ts';
import { askRows } from './askRows.ts';
import { SheetCheck } from './checkRows.ts';
import { type Sender, senderOf } from './sender.ts';

const resultFile = {
  fileName: 'eligibility-results.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A row, and how far the sheet is read with it. */
interface PlacedRow {
  readonly place: number;
  readonly row: NamedRow<BatchColumn>;
}

/**
 * The failed rows of an earlier sheet, as that had them and under their numbers. The place is the number: late answers change which
 * rows have failed, while the worker is between two tries.
 */
async function* failedRows(run: JobRun): AsyncGenerator<PlacedRow> {
  for await (const { row, cells, outcome } of rowsOfEarlier(run.store, run.job)) {
    if (failedBatchOutcomes.includes(outcome)) yield { place: row, row: { row, cells } };
  }
}

async function* rowsOf(run: JobRun, onHidden: () => void = () => undefined): AsyncGenerator<PlacedRow> {
  if (run.job.againOf !== null) {
    yield* failedRows(run);
    return;
  }
  let place = 0;
  for await (const row of fileRows(run, onHidden)) {
    place += 1;
    yield { place, row };
  }
}

async function* fileRows(run: JobRun, onHidden: () => void): AsyncGenerator<NamedRow<BatchColumn>> {
  if ((await contentOfFile(fileOfJob(run))) === 'xml') throw new JobFailure('contentDiffers');
  yield* rowsOfFile(fileOfJob(run), batchSheet, onHidden);
}

const tally = (rows: readonly StoredBatchRow[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

/** How many rows the sheet has, and how many of it are hidden: it is refused before anything is stored of it. */
async function countRows(run: JobRun): Promise<{ total: number; hidden: number }> {
  let count = 0;
  let hidden = 0;
  const onHidden = () => {
    hidden += 1;
  };
  for await (const _ of rowsOf(run, onHidden)) {
    count += 1;
    if (count > mostBatchRows) throw new JobFailure('tooManyRows');
  }
  if (count === 0) throw new JobFailure('empty');
  return { total: count, hidden };
}

/**
 * Reads the whole sheet and stores its rows, each step's with the step. Nothing is sent before its end: a sheet that cannot be read
 * to its end sends nothing.
 */
async function* checkRows(run: JobRun, sender: Sender): AsyncGenerator<JobSlice> {
  const { checkpoint } = run.job;
  const done = typeof checkpoint === 'number' ? checkpoint : 0;
  const check = new SheetCheck(sender, (await listPayers(run.store)).filter(serves('eligibility')));
  await loadMobiles();
  const { total, hidden } = await countRows(run);
  let rows: StoredBatchRow[] = [];
  const slice = (next: JobSlice['checkpoint']): JobSlice => {
    const stored = rows;
    rows = [];
    return {
      checkpoint: next,
      progress: { done: 0, total },
      counts: tally(stored),
      items: stored.map((row) => batchRowPut(run.job, row)),
      problems: stored.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem }))),
    };
  };
  for await (const { place, row } of rowsOf(run)) {
    // Rows that are stored are checked again all the same: the later ones are compared with them.
    const checked = await check.check(row);
    if (place > done) rows.push(checked);
    if (rows.length === mostItems) yield slice(place);
  }
  const last = slice('ask');
  yield hidden > 0 ? { ...last, counts: { ...last.counts, hidden } } : last;
}

/** Asks about every row of a sheet of patients: checks all rows, sends the good ones in waves, collects the answers. */
export const eligibilityBatch: JobKind = async function* (run) {
  const { checkpoint } = run.job;
  const sender = await senderOf(run, run.job.scope);
  if (checkpoint === 'end') return;
  const told: Record<string, number> = { ...run.job.counts };
  if (checkpoint !== 'ask') {
    for await (const slice of checkRows(run, sender)) {
      for (const [name, by] of Object.entries(slice.counts ?? {})) told[name] = (told[name] ?? 0) + by;
      yield slice;
    }
  }
  let progress = run.job.progress;
  for await (const slice of askRows(run, sender, told)) {
    progress = slice.progress;
    yield slice;
  }
  yield {
    checkpoint: 'end',
    progress,
    files: await run.keepFile('result', {
      ...resultFile,
      body: await resultSheet(allBatchRows(run.store, run.job), run.now()),
    }),
  };
};
