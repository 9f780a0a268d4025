import { JobFailure } from '../job/jobKind.ts';
import type { Cell, Columns, Line, NamedRow } from './lines.ts';
import { columnsOf } from './sheetHead.ts';

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
