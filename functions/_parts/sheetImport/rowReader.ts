import type { ImportColumn } from '../../../shared/_parts/sheetImport.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { formula, type NamedRow } from '../sheet/lines.ts';
import { plainText } from './cells/cleanText.ts';
import { type CellReading, readCell } from './cells/readCell.ts';

type Value = Extract<CellReading, { value: unknown }>['value'];
const longestShown = 60;

/** Reads the cells of a job's row as those of every sheet, and collects everything that is wrong, so that a file is mended in one go. */
export class RowReader<Column extends string> {
  readonly problems: JobProblem[] = [];
  readonly #row: NamedRow<Column>;
  readonly #columns: Readonly<Record<Column, ImportColumn>>;

  constructor(row: NamedRow<Column>, columns: Readonly<Record<Column, ImportColumn>>) {
    this.#row = row;
    this.#columns = columns;
  }

  /** The text of a cell without what nobody sees in it. */
  text(column: Column): string {
    const cell = this.#row.cells[column] ?? '';
    return cell === formula ? '' : plainText(cell);
  }

  wrong(column: Column, code: string): null {
    const value = this.text(column).slice(0, longestShown) || null;
    this.problems.push({ row: this.#row.row, column, code, value });
    return null;
  }

  /** What the cell says, as its column declares it; null where it is empty or wrong. */
  value(column: Column): Value {
    const read = readCell(this.#columns[column], this.#row.cells[column] ?? '');
    return 'code' in read ? this.wrong(column, read.code) : read.value;
  }

  /** What all cells say, by column; a wrong one is left out. */
  values(): Partial<Record<Column, Value>> {
    const values: Partial<Record<Column, Value>> = {};
    for (const column of Object.keys(this.#columns) as Column[]) {
      const wrong = this.problems.length;
      const value = this.value(column);
      if (this.problems.length === wrong) values[column] = value;
    }
    return values;
  }

  /** The value of a column of texts, days or lists. */
  word(column: Column): string | null {
    const value = this.value(column);
    return typeof value === 'string' ? value : null;
  }

  /** The value of a column of numbers. */
  number(column: Column): number | null {
    const value = this.value(column);
    return typeof value === 'number' ? value : null;
  }
}
