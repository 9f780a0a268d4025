import * as z from 'zod';
import { largestPage, type Page } from '../../../shared/_contract/page.ts';
import { isRightToLeft, type Language } from '../../../shared/_field/bilingual.ts';
import type { SheetFormat } from '../../../shared/_field/sheetText.ts';
import { inOrder, mostExportRows, type SheetOrder } from '../../../shared/job/exportSheet.ts';
import { exportPartPut, exportRows } from '../../_data/job/exportPart.ts';
import { csvFile } from '../sheet/csvFile.ts';
import { workbookFile } from '../sheet/workbookFile.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice } from './jobKind.ts';

/** Some seconds at most, also where filters leave little of what is read. */
const pagesAStep = 10;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A column of an exported list. */
interface ExportColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly text: (row: Row) => string | null;
  /** In pixels. */
  readonly width: number;
}

/** A list as its export reads it. */
export interface ExportedList<Row> {
  readonly language: Language;
  readonly format: SheetFormat;
  /** As the list is sorted on the screen; as it is read without it. */
  readonly order: SheetOrder | undefined;
  /** The name of the workbook's sheet. */
  readonly sheetName: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** What names a row: one that has moved while the list was read stands in the file once. */
  readonly idOf: (row: Row) => string;
  /** Where the first page begins; an empty text for the beginning of the list. */
  readonly beginning: string;
  readonly readPage: (page: { readonly cursor: string | undefined; readonly take: number }) => Promise<Page<Row>>;
}

/** How far the list is read: where the next page begins (null at its end), and what is stored of it. */
const position = z.object({ cursor: z.string().nullable(), parts: z.int(), rows: z.int() });
type Position = z.infer<typeof position>;

/** The next pages of the list, and the writes that keep their rows. */
async function readStep<Row>({ job }: JobRun, from: Position, { readPage, columns, idOf }: ExportedList<Row>) {
  const items: NonNullable<JobSlice['items']>[number][] = [];
  let { cursor, parts, rows } = from;
  for (let pages = 0; cursor !== null && pages < pagesAStep; pages += 1) {
    const page = await readPage({ cursor: cursor || undefined, take: largestPage });
    if (page.items.length > 0) {
      const read = page.items.map((row) => ({ id: idOf(row), cells: columns.map(({ text }) => text(row)) }));
      items.push(exportPartPut(job, parts, read));
      parts += 1;
      rows += page.items.length;
    }
    cursor = page.nextCursor;
  }
  return { at: { cursor, parts, rows }, items };
}

/** The rows that are stored, each once, as it was read first; were one missing, there would be no file. */
async function* storedRows({ store, job }: JobRun, expected: number) {
  const seen = new Set<string>();
  let count = 0;
  for await (const { id, cells } of exportRows(store, job)) {
    count += 1;
    if (id === null || !seen.has(id)) yield cells;
    if (id !== null) seen.add(id);
  }
  if (count !== expected) throw new Error(`${count} of ${expected} exported rows are stored`);
}

const pixelsPerCharacter = 7;

/** The rows in the order of the reader's screen: only where somebody wants one are all of them in memory at a time. */
async function* orderedRows<Row>(run: JobRun, { order, columns, language }: ExportedList<Row>, rows: number) {
  if (!order) return yield* storedRows(run, rows);
  yield* inOrder(await Array.fromAsync(storedRows(run, rows)), order, columns, language);
}

/** The file, and how many rows it has. */
async function fileOf<Row>(run: JobRun, list: ExportedList<Row>, expected: number) {
  let rows = 0;
  async function* counted() {
    for await (const row of orderedRows(run, list, expected)) {
      rows += 1;
      yield row;
    }
  }
  const sheet = {
    head: list.columns.map(({ title, width }) => ({ title, width: Math.round(width / pixelsPerCharacter) })),
    rows: counted(),
    isRightToLeft: isRightToLeft(list.language),
  };
  const body =
    list.format === 'csv'
      ? await csvFile(sheet)
      : await workbookFile([{ name: list.sheetName, ...sheet }], { created: run.now() });
  return { body, rows };
}

/**
 * Writes a list to a file, with the filters and the permissions of the user who started the export. It reads page by page, stores the
 * rows of each step with the step, and then builds the file from them.
 */
export const exportJob = <Row>(open: (run: JobRun) => Promise<ExportedList<Row>>, mostRows = mostExportRows): JobKind =>
  async function* (run) {
    const { job } = run;
    if (job.checkpoint === 'end') return;
    const list = await open(run);
    let at: Position =
      job.checkpoint === null ? { cursor: list.beginning, parts: 0, rows: 0 } : position.parse(job.checkpoint);
    while (at.cursor !== null) {
      const step = await readStep(run, at, list);
      if (step.at.rows > mostRows) throw new JobFailure('exportTooLong');
      const rows = step.at.rows - at.rows;
      at = step.at;
      yield { checkpoint: at, progress: { done: at.rows, total: null }, counts: { rows }, items: step.items };
    }
    const { body, rows } = await fileOf(run, list, at.rows);
    const file = { fileName: job.fileName ?? `export.${list.format}`, contentType: contentTypes[list.format], body };
    yield {
      checkpoint: 'end',
      progress: { done: rows, total: rows },
      // Rows that were read twice are no rows of the file.
      counts: { rows: rows - at.rows },
      files: await run.keepFile('result', file),
    };
  };
