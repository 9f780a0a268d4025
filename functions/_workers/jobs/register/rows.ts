import type { MemberColumn } from '../../../../shared/model/memberColumns.ts';

/** A cell that computes: its value is whatever the sender's program last thought it was. */
export const formula = Symbol('formula');
export type Cell = string | typeof formula;

/** One row of a register's file, by column. */
export interface RegisterRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<MemberColumn, Cell>>>;
}
