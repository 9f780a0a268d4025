import { JobFailure } from '../job/jobKind.ts';
import { type Cell, formula, type Line, mostColumns } from './lines.ts';
import { type Listener, longestText } from './saxRows.ts';
import { type NumberKind, shownNumber } from './shownNumber.ts';
import type { TextTable } from './textTable.ts';

/** The most rows that a sheet has. */
const mostRows = 1_048_576;

/** The format writes signs that XML cannot hold, as the return in a line break, by their number: `_x000D_`. */
const plainSigns = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** `AB12` is the 28th column. */
function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** The texts that the cells of a workbook share, in order; without the phonetic guides (rPh) of Japanese texts. */
export class SharedTexts implements Listener<number> {
  readonly #table: TextTable;
  #text = '';
  #isText = false;
  #inPhonetic = false;

  constructor(table: TextTable) {
    this.#table = table;
  }

  open = (name: string): void => {
    if (name === 'si') this.#text = '';
    if (name === 'rPh') this.#inPhonetic = true;
    this.#isText = name === 't' && !this.#inPhonetic;
  };
  text = (text: string): void => {
    if (this.#isText) this.#text += text;
    // A text of many runs is one text.
    if (this.#text.length > longestText) throw new JobFailure('notReadable');
  };
  close = (name: string): void => {
    if (name === 'si') this.#table.add(plainSigns(this.#text));
    if (name === 'rPh') this.#inPhonetic = false;
    if (name === 't') this.#isText = false;
  };
  /** How many texts there are so far. */
  take = (): number[] => [this.#table.count];
}

/** What the cells of a sheet are read by. */
export interface CellReading {
  /** The shared texts. */
  readonly texts: Pick<TextTable, 'get'>;
  /** What each format of the workbook shows, in the order of its formats. */
  readonly kinds: readonly NumberKind[];
  /** The workbook counts its days from the year 1904. */
  readonly is1904: boolean;
}

/** The lines of a sheet; of a wide one `mostColumns` are read. */
export class SheetCells implements Listener<Line> {
  readonly #reading: CellReading;
  #ready: Line[] = [];
  #row = 0;
  #cells: Cell[] = [];
  #at = 0;
  #type = '';
  #format = 0;
  #value = '';
  #isValue = false;
  #inPhonetic = false;
  #isFormula = false;
  #isHidden = false;

  constructor(reading: CellReading) {
    this.#reading = reading;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') {
      this.#at = attributes.r ? columnIndex(attributes.r) : this.#at + 1;
      this.#type = attributes.t ?? '';
      this.#format = Number(attributes.s ?? 0);
      this.#value = '';
      this.#isFormula = false;
    } else if (name === 'f') this.#isFormula = true;
    else if (name === 'rPh') this.#inPhonetic = true;
    this.#isValue = (name === 'v' || name === 't') && !this.#inPhonetic;
  };
  text = (text: string): void => {
    if (this.#isValue) this.#value += text;
    if (this.#value.length > longestText) throw new JobFailure('notReadable');
  };
  close = (name: string): void => {
    if (name === 'c' && this.#at < mostColumns) this.#put();
    if (name === 'rPh') this.#inPhonetic = false;
    if (name === 'row') this.#closeRow();
    this.#isValue = false;
  };
  take = (): Line[] => {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  };

  #openRow(attributes: Readonly<Record<string, string>>): void {
    const row = Number(attributes.r ?? this.#row + 1);
    // Rows stand in their order, each once: corrections and errors are kept by their numbers.
    if (!Number.isInteger(row) || row <= this.#row) throw new JobFailure('notReadable');
    if (row > mostRows) throw new JobFailure('tooLarge');
    this.#row = row;
    this.#cells = [];
    this.#at = -1;
    this.#isHidden = attributes.hidden === '1' || attributes.hidden === 'true';
  }

  #closeRow(): void {
    this.#ready.push({
      row: this.#row,
      cells: this.#cells,
      ...(this.#isHidden && { isHidden: true }),
      ...(this.#reading.is1904 && { is1904: true }),
    });
  }

  #put(): void {
    while (this.#cells.length < this.#at) this.#cells.push('');
    this.#cells[this.#at] = this.#isFormula ? formula : this.#shown();
  }

  #shown(): string {
    const { texts, kinds, is1904 } = this.#reading;
    const value = this.#value;
    if (this.#type === 's') return texts.get(Number(value));
    if (this.#type === 'b') return /^(1|true)$/i.test(value) ? 'TRUE' : 'FALSE';
    if (this.#type === '' || this.#type === 'n') {
      const number = value.trim() === '' ? Number.NaN : Number(value);
      return Number.isFinite(number) ? shownNumber(number, kinds[this.#format] ?? 'number', is1904) : value;
    }
    return plainSigns(value);
  }
}
