import { type MemberColumn, memberColumns, neededColumns } from '../../../../shared/model/memberColumns.ts';
import { JobFailure } from '../jobKind.ts';
import type { Cell, RegisterRow } from './rows.ts';

const simplified = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
const byName = new Map(memberColumns.map((name) => [simplified(name), name]));

/** Reads the head of a sheet: which column is where. What it does not know it leaves out. */
export function columnsOf(head: readonly Cell[]): (MemberColumn | undefined)[] {
  const columns = head.map((cell) => (typeof cell === 'string' ? byName.get(simplified(cell)) : undefined));
  if (neededColumns.some((name) => !columns.includes(name))) throw new JobFailure('wrongColumns');
  const known = columns.filter((name) => name !== undefined);
  if (new Set(known).size < known.length) throw new JobFailure('wrongColumns');
  return columns;
}

/** The cells of a line under their columns. */
export function rowOf(
  row: number,
  cells: readonly Cell[],
  columns: readonly (MemberColumn | undefined)[],
): RegisterRow {
  const named: Partial<Record<MemberColumn, Cell>> = {};
  cells.forEach((cell, at) => {
    const column = columns[at];
    if (column && cell !== '') named[column] = cell;
  });
  return { row, cells: named };
}
