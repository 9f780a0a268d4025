import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../job/jobKind.ts';
import { type Cell, formula, type Line, mostColumns } from './lines.ts';
import { type Listener, longestText, saxRows } from './saxRows.ts';
import { TextTable } from './textTable.ts';

/** A million rows of fifteen columns are some 1.2 GB of XML in some 90 MB; bombs unpack a thousandfold. */
const limits = {
  files: 200,
  bytes: 100 * 1024 * 1024,
  unpackedBytes: 1.5 * 1024 ** 3,
  ratio: 100,
  /** What a sheet has at most. */
  rows: 1_048_576,
} as const;
/** A small file inside a workbook may exceed the ratio: unpacked to this size it does no harm. */
const harmlessBytes = 1024 * 1024;

function checkEntry({ fileName, uncompressedSize, compressedSize, generalPurposeBitFlag }: Entry): void {
  if (generalPurposeBitFlag & 1) throw new JobFailure('passwordProtected');
  if (/vbaProject\.bin$|^xl\/macrosheets\//i.test(fileName)) throw new JobFailure('macros');
  if (/^xl\/externalLinks\//i.test(fileName)) throw new JobFailure('externalLinks');
  const isBomb = uncompressedSize > harmlessBytes && uncompressedSize > limits.ratio * compressedSize;
  if (isBomb) throw new JobFailure('tooLarge');
}

/** The files of a workbook by name; what is encrypted, runs, or unpacks to more than a sheet has is refused. */
export async function entriesOf(
  zip: ZipFile,
  mostUnpacked: number = limits.unpackedBytes,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw new JobFailure('tooLarge');
  const found = new Map<string, Entry>();
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        checkEntry(entry);
        unpacked += entry.uncompressedSize;
        if (unpacked > mostUnpacked) throw new JobFailure('tooLarge');
        found.set(entry.fileName, entry);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.on('end', resolve);
    zip.on('error', () => reject(new JobFailure('notReadable')));
    zip.readEntry();
  });
  return found;
}

/** The pieces of a file as it is unpacked; a fault in them is the file's, unless the disk cannot be read. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : new JobFailure('notReadable');
  }
}

/** The unpacked content of one file of a workbook. */
export const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    // yauzl stops a file that unpacks to more than it has announced.
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new JobFailure('notReadable'));
      resolve(Readable.from(piecesOf(stream), { objectMode: false }));
    });
  });

/** `AB12` is the 28th column. */
function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** The texts of xl/sharedStrings.xml, in order; without the phonetic guides (rPh) of Japanese texts. */
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
    if (name === 'si') this.#table.add(this.#text);
    if (name === 'rPh') this.#inPhonetic = false;
    if (name === 't') this.#isText = false;
  };
  /** How many texts there are so far. */
  take = (): number[] => [this.#table.count];
}

/** The lines of a sheet: `texts` has its shared texts, and of a wide sheet `mostColumns` are read. */
export class SheetCells implements Listener<Line> {
  readonly #texts: Pick<TextTable, 'get'>;
  #ready: Line[] = [];
  #row = 0;
  #cells: Cell[] = [];
  #at = 0;
  #type = '';
  #value = '';
  #isValue = false;
  #isFormula = false;
  #isHidden = false;

  constructor(texts: Pick<TextTable, 'get'>) {
    this.#texts = texts;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      const row = Number(attributes.r ?? this.#row + 1);
      // Rows stand in their order, each once: corrections and errors are kept by their numbers.
      if (!Number.isInteger(row) || row <= this.#row) throw new JobFailure('notReadable');
      if (row > limits.rows) throw new JobFailure('tooLarge');
      this.#row = row;
      this.#cells = [];
      this.#at = -1;
      this.#isHidden = attributes.hidden === '1' || attributes.hidden === 'true';
    } else if (name === 'c') {
      this.#at = attributes.r ? columnIndex(attributes.r) : this.#at + 1;
      this.#type = attributes.t ?? '';
      this.#value = '';
      this.#isFormula = false;
    } else if (name === 'f') this.#isFormula = true;
    this.#isValue = name === 'v' || name === 't';
  };
  text = (text: string): void => {
    if (this.#isValue) this.#value += text;
    if (this.#value.length > longestText) throw new JobFailure('notReadable');
  };
  close = (name: string): void => {
    if (name === 'c' && this.#at < mostColumns) this.#put();
    if (name === 'row')
      this.#ready.push({ row: this.#row, cells: this.#cells, ...(this.#isHidden && { isHidden: true }) });
    this.#isValue = false;
  };
  take = (): Line[] => {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  };

  #put(): void {
    while (this.#cells.length < this.#at) this.#cells.push('');
    const text = this.#type === 's' ? this.#texts.get(Number(this.#value)) : this.#value;
    this.#cells[this.#at] = this.#isFormula ? formula : text;
  }
}

async function* sheetLines(zip: ZipFile): AsyncGenerator<Line> {
  const entries = await entriesOf(zip);
  const sheets = [...entries.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  const [first] = sheets.sort((one, other) => one.length - other.length || one.localeCompare(other));
  const sheet = first && entries.get(first);
  if (!sheet) throw new JobFailure('notReadable');
  const texts = new TextTable();
  const shared = entries.get('xl/sharedStrings.xml');
  if (shared) for await (const _ of saxRows(await openEntry(zip, shared), new SharedTexts(texts)));
  yield* saxRows(await openEntry(zip, sheet), new SheetCells(texts));
}

/** A workbook's package: its directory stands at its end, so it is put down on the function's own disk until `close`. */
export async function openPackage(
  source: Readable,
  bytes: number,
): Promise<{ zip: ZipFile; close: () => Promise<void> }> {
  if (bytes > limits.bytes) throw new JobFailure('tooLarge');
  // Of a CommonJS package the bundled function has the default export only.
  const { openPromise } = (await import('yauzl')).default;
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const path = join(folder, 'sheet.xlsx');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(source, createWriteStream(path));
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new JobFailure('notReadable');
    });
    const close = async () => {
      zip.close();
      await remove();
    };
    return { zip, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The lines of the first sheet of a workbook. */
export async function* xlsxLines(source: Readable, bytes: number): AsyncGenerator<Line> {
  const { zip, close } = await openPackage(source, bytes);
  try {
    yield* sheetLines(zip);
  } finally {
    await close();
  }
}
