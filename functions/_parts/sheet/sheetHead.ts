import type { HeadColumn } from '../../../shared/job/sheetHead.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type Cell, type Columns, mostColumns } from './lines.ts';

const longestTitle = 60;
/** A person is not helped by more, and a job is one small item. */
const mostUnknown = 40;

const simplified = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

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
function compared<Column extends string>(
  head: readonly Cell[],
  columns: readonly (Column | undefined)[],
  { names, needed }: Columns<Column>,
): HeadColumn[] {
  const known = names.map((column): HeadColumn => {
    const titles = head.filter((_, at) => columns[at] === column).map(shownTitle);
    if (titles.length > 1) return { column, titles, state: 'doubled' };
    if (titles.length === 1) return { column, titles, state: 'good' };
    return { column, titles, state: needed.includes(column) ? 'missing' : 'optional' };
  });
  const unknown = head
    .filter((cell, at) => columns[at] === undefined && cell !== '')
    .slice(0, mostUnknown)
    .map((cell): HeadColumn => ({ column: null, titles: [shownTitle(cell)], state: 'unknown' }));
  return [...known, ...unknown];
}

/**
 * Reads the head of a sheet: which column is where. What it does not know it leaves out. Throws a JobFailure for a head that lacks a
 * needed column or has one twice: it holds the template's columns beside the file's.
 */
export function columnsOf<Column extends string>(
  head: readonly Cell[],
  wanted: Columns<Column>,
): (Column | undefined)[] {
  if (head.length >= mostColumns) throw new JobFailure('tooManyColumns');
  const byName = new Map(wanted.names.map((name) => [simplified(name), name]));
  const columns = head.map((cell) => (typeof cell === 'string' ? byName.get(simplified(cell)) : undefined));
  const beside = compared(head, columns, wanted);
  if (beside.some(({ state }) => state === 'missing' || state === 'doubled')) {
    throw new JobFailure('wrongColumns', beside);
  }
  return columns;
}
