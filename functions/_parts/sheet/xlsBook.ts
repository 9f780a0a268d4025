import type { CellObject, WorkSheet } from '@e965/xlsx';
import { JobFailure } from '../job/jobKind.ts';
import { type Cell, formula, type Line, mostColumns } from './lines.ts';
import { hasAsciiOnly } from './openFile.ts';
import { longestText } from './saxRows.ts';
import { kindOfFormat, loadFormats, type NumberKind, shownNumber } from './shownNumber.ts';

const limits = { entries: 200, linkedCells: 1_000_000, merges: 1000 } as const;

/** Records of a BIFF stream, by their numbers. */
const record = {
  formula: [0x0006, 0x0206, 0x0406],
  beginning: 0x0809,
  end: 0x000a,
  sheet: 0x0085,
  password: 0x002f,
  links: [0x01b8, 0x0800],
  merges: 0x00e5,
  page: 0x0042,
};

/** The container of an old workbook: its entries by name, and their content. */
interface Container {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: unknown }[];
}

/** The records from a place of the stream on, one after the other: their number, and where their content is. */
function* recordsFrom(stream: Buffer, start: number): Generator<{ type: number; at: number; length: number }> {
  let at = start;
  while (at >= 0 && at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (at + 4 + length > stream.length) return;
    yield { type, at: at + 4, length };
    at += 4 + length;
  }
}

/** The cells that a link, or its hint, stands over: the library goes through all of them for each link. */
function linkedCells(stream: Buffer, { type, at, length }: { type: number; at: number; length: number }): number {
  const range = type === 0x0800 ? at + 2 : at;
  if (range + 8 > at + length) return 0;
  const rows = stream.readUInt16LE(range + 2) - stream.readUInt16LE(range) + 1;
  const columns = stream.readUInt16LE(range + 6) - stream.readUInt16LE(range + 4) + 1;
  return Math.max(rows, 0) * Math.max(columns, 0);
}

/** A workbook with more linked cells, or lists of joined cells, than a sheet of requests has is there to keep the worker busy. */
function checkWork(stream: Buffer): void {
  let cells = 0;
  let merges = 0;
  for (const found of recordsFrom(stream, 0)) {
    if (record.links.includes(found.type)) cells += linkedCells(stream, found);
    if (found.type === record.merges) merges += 1;
    if (cells > limits.linkedCells || merges > limits.merges) throw new JobFailure('tooLarge');
  }
}

/** Where a sheet of the workbook begins. */
function beginningOf(stream: Buffer, sheet: number): number {
  let left = sheet;
  for (const { type, at, length } of recordsFrom(stream, 0)) {
    if (type === record.password) throw new JobFailure('passwordProtected');
    if (type === record.sheet && length >= 4) {
      if (left === 0) return stream.readUInt32LE(at);
      left -= 1;
    }
    if (type === record.end) break;
  }
  throw new JobFailure('notReadable');
}

const placeOf = (row: number, column: number): number => row * 256 + column;

/** Of each sheet, in the order of their tabs, whether it is hidden. */
const hiddenSheets = (stream: Buffer): boolean[] =>
  [...recordsFrom(stream, 0)].flatMap(({ type, at, length }) =>
    type === record.sheet && length > 4 ? [(stream.readUInt8(at + 4) & 3) !== 0] : [],
  );

/** The places of a sheet's cells that compute. The library would read their formulas; their being there is all that matters. */
function formulasOf(stream: Buffer, sheet: number): Set<number> {
  const found = new Set<number>();
  let depth = 0;
  for (const { type, at, length } of recordsFrom(stream, beginningOf(stream, sheet))) {
    if (type === record.beginning) depth += 1;
    if (type === record.end) depth -= 1;
    if (depth <= 0) break;
    if (record.formula.includes(type) && length >= 4)
      found.add(placeOf(stream.readUInt16LE(at), stream.readUInt16LE(at + 2)));
  }
  return found;
}

/** The stream of the workbook, if the container has nothing that runs and no password. */
function workbookIn({ FullPaths, FileIndex }: Container): Buffer {
  if (FullPaths.length > limits.entries) throw new JobFailure('tooLarge');
  const has = (name: RegExp): boolean => FullPaths.some((path) => name.test(path));
  if (has(/\/EncryptedPackage$/i)) throw new JobFailure('passwordProtected');
  if (has(/\/_VBA_PROJECT(_CUR)?(\/|$)/i)) throw new JobFailure('macros');
  const at = FullPaths.findIndex((path) => /^[^/]*\/(Workbook|Book)$/i.test(path));
  const content = FileIndex[at]?.content;
  if (!content) throw new JobFailure('notReadable');
  return Buffer.from(content as Uint8Array);
}

/** The library tells the console of every record that it does not know: a file must not fill the log. It reads in one go. */
function quietly<Result>(read: () => Result): Result {
  const { error } = console;
  console.error = () => undefined;
  try {
    return read();
  } finally {
    console.error = error;
  }
}

/** The pages of codes in which Excel wrote texts before 1997, by their numbers. */
const pages: Readonly<Record<number, string>> = { 1252: 'windows-1252', 1256: 'windows-1256', 32769: 'windows-1252' };
const firstUnicode = 0x0600;

/**
 * Reads the texts of a workbook in the page of codes that it names, as Excel wrote them before 1997. The library has no tables of these pages: it
 * gives each byte as the letter with that number. A workbook in a page that we do not know is refused at its first letter beyond ASCII.
 */
function lettersOf(stream: Buffer): (text: string) => string {
  const records = recordsFrom(stream, 0);
  const { value: first } = records.next();
  if (!first || stream.readUInt16LE(first.at) >= firstUnicode) return (text) => text;
  let page = 1252;
  for (const { type, at } of records) {
    if (type === record.page) page = stream.readUInt16LE(at);
    if (type === record.end) break;
  }
  const name = pages[page];
  const decoder = name === undefined ? null : new TextDecoder(name);
  return (text) => {
    if (hasAsciiOnly(text)) return text;
    if (!decoder) throw new JobFailure('unknownLetters');
    return decoder.decode(Buffer.from(text, 'latin1'));
  };
}

/** What a cell shows where its value cannot be computed, by the number of its error. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** What all cells of a book share. */
interface Book {
  readonly is1904: boolean;
  readonly letters: (text: string) => string;
}

/** Reads cells as a person sees them. Each format is looked at once. */
function cellReader({ is1904, letters }: Book): (cell: CellObject | undefined) => string {
  const kinds = new Map<string, NumberKind>();
  const kindOf = (format: string): NumberKind => {
    const kind = kinds.get(format) ?? kindOfFormat(format);
    kinds.set(format, kind);
    return kind;
  };
  return (cell) => {
    if (cell?.v === undefined) return '';
    if (cell.t === 'e') return errors[Number(cell.v)] ?? '#VALUE!';
    if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
    return typeof cell.v === 'number'
      ? shownNumber(cell.v, kindOf(String(cell.z ?? 'General')), is1904)
      : letters(String(cell.v));
  };
}

function* linesOf(sheet: WorkSheet, formulas: ReadonlySet<number>, book: Book): Generator<Line> {
  const shown = cellReader(book);
  const { is1904 } = book;
  for (const [at, cells] of (sheet['!data'] ?? []).entries()) {
    const texts: Cell[] = (cells ?? []).slice(0, mostColumns).map((cell, column) => {
      if (formulas.has(placeOf(at, column))) return formula;
      const text = shown(cell);
      if (text.length > longestText) throw new JobFailure('notReadable');
      return text;
    });
    const isHidden = sheet['!rows']?.[at]?.hidden === true;
    yield {
      row: at + 1,
      cells: Array.from(texts, (text) => text ?? ''),
      ...(isHidden && { isHidden: true }),
      ...(is1904 && { is1904: true }),
    };
  }
}

/** A sheet by the name on its tab. */
export interface XlsSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/**
 * The sheets of an old workbook, and the lines of each, which is read in one go: `openXlsBook` has this done in a process with limits.
 * Throws a JobFailure for a file that is not an old workbook, or has more than a sheet of requests.
 */
export async function readXlsBook(
  content: Buffer,
): Promise<{ sheets: readonly XlsSheet[]; lines: (sheet: number) => Generator<Line> }> {
  const { CFB, read } = await import('@e965/xlsx');
  const noJob = (error: unknown) => (error instanceof JobFailure ? error : new JobFailure('notReadable'));
  try {
    const stream = workbookIn(CFB.read(content, { type: 'buffer' }));
    checkWork(stream);
    beginningOf(stream, 0);
    const options = { dense: true, cellFormula: false, cellHTML: false, cellText: false, cellNF: true };
    await loadFormats();
    const readSheet = (sheets: number | string) => quietly(() => read(content, { type: 'buffer', ...options, sheets }));
    const { SheetNames } = quietly(() => read(content, { type: 'buffer', bookSheets: true }));
    const hidden = hiddenSheets(stream);
    const letters = lettersOf(stream);
    const sheets = SheetNames.map((name, at) => ({ name: letters(name), isHidden: hidden[at] ?? false }));
    const lines = function* (sheet: number): Generator<Line> {
      const name = SheetNames[sheet];
      if (name === undefined) throw new JobFailure('noSuchSheet');
      try {
        const book = readSheet(sheet);
        const found = book.Sheets[name];
        if (!found?.['!data']) throw new JobFailure('notReadable');
        const is1904 = Boolean(book.Workbook?.WBProps?.date1904);
        yield* linesOf(found, formulasOf(stream, sheet), { is1904, letters });
      } catch (error) {
        throw noJob(error);
      }
    };
    return { sheets, lines };
  } catch (error) {
    throw noJob(error);
  }
}
