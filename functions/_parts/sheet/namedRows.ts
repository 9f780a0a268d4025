import { JobFailure } from '../job/jobKind.ts';
import { type Cell, type Columns, type Line, mostColumns, type NamedRow } from './lines.ts';

const simplified = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Reads the head of a sheet: which column is where. What it does not know it leaves out. */
function columnsOf<Column extends string>(
  head: readonly Cell[],
  { names, needed }: Columns<Column>,
): (Column | undefined)[] {
  if (head.length >= mostColumns) throw new JobFailure('tooManyColumns');
  const byName = new Map(names.map((name) => [simplified(name), name]));
  const columns = head.map((cell) => (typeof cell === 'string' ? byName.get(simplified(cell)) : undefined));
  if (needed.some((name) => !columns.includes(name))) throw new JobFailure('wrongColumns');
  const known = columns.filter((name) => name !== undefined);
  if (new Set(known).size < known.length) throw new JobFailure('wrongColumns');
  return columns;
}

/** The cells of a line under their columns. */
function rowOf<Column extends string>(
  { row, cells }: Line,
  columns: readonly (Column | undefined)[],
): NamedRow<Column> {
  const named: Partial<Record<Column, Cell>> = {};
  cells.forEach((cell, at) => {
    const column = columns[at];
    if (column && cell !== '') named[column] = cell;
  });
  return { row, cells: named };
}

const isEmpty = (cell: Cell): boolean => typeof cell === 'string' && cell.trim() === '';

/** The rows of a sheet by the columns that its first line names; without empty lines. */
export async function* namedRows<Column extends string>(
  lines: AsyncIterable<Line>,
  wanted: Columns<Column>,
): AsyncGenerator<NamedRow<Column>> {
  let columns: (Column | undefined)[] | undefined;
  for await (const line of lines) {
    if (line.cells.every(isEmpty)) continue;
    if (columns) yield rowOf(line, columns);
    else columns = columnsOf(line.cells, wanted);
  }
  if (!columns) throw new JobFailure('empty');
}
