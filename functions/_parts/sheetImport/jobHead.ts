import type { ImportColumn } from '../../../shared/_parts/sheetImport.ts';
import type { HeadColumn } from '../../../shared/job/sheetHead.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type Cell, formula, type Line, mostColumns } from '../sheet/lines.ts';
import { plainText } from './cells/cleanText.ts';
import { columnNamed } from './mapColumns.ts';

/** The columns of a kind of sheet that a job reads. */
export type JobColumns<Column extends string> = Readonly<Record<Column, ImportColumn>>;

const longestTitle = 60;
/** A person is not helped by more, and a job is one small item. */
const mostUnknown = 40;

/**
 * A title as the screen repeats it. A file without a head has a patient in its first line: of a cell that may be a number of
 * theirs, only the end is kept.
 */
function shownTitle(cell: Cell): string {
  const text = typeof cell === 'string' ? cell.trim() : '=';
  const digits = text.replace(/\D/g, '');
  return digits.length > 4 ? `…${digits.slice(-4)}` : text.slice(0, longestTitle);
}

/** The template's columns in its order, each with what the head has for it, and then what the template does not know. */
function compared(head: readonly Cell[], found: readonly (string | null)[], columns: JobColumns<string>): HeadColumn[] {
  const known = Object.entries(columns).map(([column, { isNeeded }]): HeadColumn => {
    const titles = head.filter((_, at) => found[at] === column).map(shownTitle);
    if (titles.length > 1) return { column, titles, state: 'doubled' };
    if (titles.length === 1) return { column, titles, state: 'good' };
    return { column, titles, state: isNeeded ? 'missing' : 'optional' };
  });
  const unknown = head
    .filter((cell, at) => found[at] === null && cell !== '')
    .slice(0, mostUnknown)
    .map((cell): HeadColumn => ({ column: null, titles: [shownTitle(cell)], state: 'unknown' }));
  return [...known, ...unknown];
}

/** Where the heads stand, and what they are. */
export interface FoundHead {
  readonly headRow: number;
  readonly columns: readonly (string | null)[];
  /** The columns of the template beside the heads; null where each needed one is there, once. */
  readonly wrong: readonly HeadColumn[] | null;
}

const isEmpty = (cell: Cell): boolean => cell !== formula && plainText(cell) === '';

/** The heads among the first lines of a sheet: the line that names most columns, else the first one; null for an empty sheet. */
export function headIn(lines: readonly Line[], columns: JobColumns<string>): FoundHead | null {
  const named = columnNamed(columns);
  const read = lines
    .filter(({ cells }) => !cells.every(isEmpty))
    .map(({ row, cells }) => ({ row, cells, found: cells.map(named) }));
  const scoreOf = (found: readonly (string | null)[]): number =>
    new Set(found.filter((column) => column !== null)).size;
  const [first] = read;
  if (!first) return null;
  const { row, cells, found } = read.reduce(
    (one, other) => (scoreOf(other.found) > scoreOf(one.found) ? other : one),
    first,
  );
  if (cells.length >= mostColumns) throw new JobFailure('tooManyColumns');
  const beside = compared(cells, found, columns);
  const isWrong = beside.some(({ state }) => state === 'missing' || state === 'doubled');
  return { headRow: row, columns: found, wrong: isWrong ? beside : null };
}
