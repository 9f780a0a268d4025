import { isIsoDay } from '../../../shared/_field/dateText.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { type Cell, formula, type NamedRow } from './lines.ts';

const earliest = '1900-01-01';
const latest = '2200-12-31';
const excelEpochMs = Date.UTC(1899, 11, 30);

/** An ISO day of the calendar, `dd/mm/yyyy` with or without a time, or the number by which a spreadsheet counts days. */
function dayOf(text: string): string | null {
  if (/^\d{1,5}(\.\d+)?$/.test(text))
    return new Date(excelEpochMs + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: \d{1,2}:\d{2})?$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10);
  if (!isIsoDay(iso)) return null;
  const instant = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
  return isDay && iso >= earliest && iso <= latest ? iso : null;
}

/** Reads a row's cells and collects everything that is wrong with them, so that a file is mended in one go. */
export class RowReader<Column extends string> {
  readonly problems: JobProblem[] = [];
  readonly #row: NamedRow<Column>;

  constructor(row: NamedRow<Column>) {
    this.#row = row;
  }

  text(column: Column): string {
    const cell = this.#row.cells[column] ?? '';
    return cell === formula ? '' : cell.trim();
  }

  wrong(column: Column, code: string): null {
    const value = this.text(column).slice(0, 60) || null;
    this.problems.push({ row: this.#row.row, column, code, value });
    return null;
  }

  checkFormulas(): void {
    for (const [column, cell] of Object.entries<Cell | undefined>(this.#row.cells)) {
      if (cell === formula || (cell !== undefined && /^[=@]/.test(cell))) this.wrong(column as Column, 'formula');
    }
  }

  filled(column: Column, longest: number): string {
    const text = this.text(column);
    if (text === '') this.wrong(column, 'required');
    else if (text.length > longest) this.wrong(column, 'tooLong');
    return text;
  }

  day(column: Column, isRequired = true): string | null {
    const text = this.text(column);
    if (text === '') return isRequired ? this.wrong(column, 'required') : null;
    return dayOf(text) ?? this.wrong(column, 'notADate');
  }

  oneOf<Value>(column: Column, values: Readonly<Record<string, Value>>, fallback: Value): Value {
    const text = this.text(column).toLowerCase();
    if (text === '') return fallback;
    const value = Object.hasOwn(values, text) ? values[text] : undefined;
    if (value === undefined) this.wrong(column, 'unknownValue');
    return value ?? fallback;
  }

  number(column: Column, most: number): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const isNumber = /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) <= most;
    return isNumber ? Number(text) : this.wrong(column, 'notANumber');
  }
}
