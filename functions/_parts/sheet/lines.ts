/** A cell that computes: its value is whatever the sender's program last thought it was. */
export const formula = Symbol('formula');
export type Cell = string | typeof formula;

/** More columns than any of the kinds has, and fewer than keep a worker busy. A head that reaches so far is refused: what stands behind is not read. */
export const mostColumns = 200;

/** One line of a sheet as it stands there; `row` as a spreadsheet counts. */
export interface Line {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The row is hidden in the sender's program. */
  readonly isHidden?: true;
  /** The workbook counts its days from the year 1904: a number without a format of its own does so, too. */
  readonly is1904?: true;
}

/** A line below its head: its cells by column. */
export interface NamedRow<Column extends string> {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Column, Cell>>>;
}
