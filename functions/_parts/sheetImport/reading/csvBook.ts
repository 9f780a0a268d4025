import { JobFailure } from '../../job/jobKind.ts';
import { type Line, mostColumns } from '../../sheet/lines.ts';
import { hasAsciiOnly } from '../../sheet/openFile.ts';
import { isMisread } from './arabicPages.ts';
import { type BookSource, firstLines, type SheetBook } from './sheetBook.ts';

const longestRow = 64 * 1024;
/** The most rows that a spreadsheet program keeps in one sheet. */
const mostLines = 1_048_576;
/** The parser reads a piece to its end, also where only the first rows are wanted. */
const pieceLength = 8 * 1024;
const delimiters = [',', ';', '\t', '|'] as const;

/** The decoder of a file that begins with these bytes: UTF-16 by its mark, else UTF-8. */
function decoderFor([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  const isBigEndian = first === 0xfe && second === 0xff;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-8', { fatal: true });
}

/** What a decoder of UTF-8 keeps back of a sign that goes on in the next piece. */
const keptBack = (piece: Uint8Array): Uint8Array =>
  piece.subarray(Math.max(piece.length - 3, 0)).filter((byte) => byte >= 0x80);

const arabicWindows = 'windows-1256';

/** The most signs of a word that goes on in the next piece. */
const longestWord = 100;

/** Where the last word of a text begins. */
function lastWordOf(text: string): number {
  let at = text.length;
  while (at > 0 && /\S/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Refuses a text in which a page of codes was taken for Windows-1256: nobody would see that its letters are others. */
function pageCheck(): (text: string) => void {
  let before = '';
  return (text) => {
    const whole = before + text;
    const end = lastWordOf(whole);
    if (isMisread(whole.slice(0, end))) throw new JobFailure('unknownLetters');
    before = whole.slice(end).slice(-longestWord);
  };
}

/**
 * The text of a file as it arrives: UTF-16 by its mark, else UTF-8, and Windows-1256 (what Arabic Windows writes) from the first piece on
 * that is not UTF-8. Up to there such a file is ASCII, which reads alike in both.
 */
export async function* decodedText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isAscii = true;
  let kept: Uint8Array = Buffer.alloc(0);
  const check = pageCheck();
  const checked = (text: string): string => {
    if (decoder?.encoding === arabicWindows) check(text);
    return text;
  };
  for await (const piece of source) {
    decoder ??= decoderFor(piece);
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
      kept = keptBack(piece);
    } catch {
      if (!isAscii || decoder.encoding !== 'utf-8') throw new JobFailure('notReadable');
      decoder = new TextDecoder(arabicWindows);
      text = decoder.decode(Buffer.concat([kept, piece]), { stream: true });
    }
    isAscii &&= hasAsciiOnly(text);
    yield checked(text);
  }
  if (kept.length > 0 && isAscii && decoder?.encoding === 'utf-8') {
    decoder = new TextDecoder(arabicWindows);
    yield checked(decoder.decode(kept));
  } else yield restOf(decoder);
  // The last word ends with the file.
  checked('\n');
}

/** What a decoder has kept back at the end of a file. A file that breaks off within a sign was cut: nobody can say what else it lost. */
function restOf(decoder: TextDecoder | undefined): string {
  try {
    return decoder?.decode() ?? '';
  } catch {
    throw new JobFailure('notReadable');
  }
}

/** The sign that divides the cells: the one that stands most often, outside of quotes, in the first line that has any. */
export function delimiterOf(text: string): (typeof delimiters)[number] {
  const [, named] = /^\uFEFF?sep=([,;\t|])\r?\n/.exec(text) ?? [];
  if (named) return named as (typeof delimiters)[number];
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 30);
  const counts = delimiters.map((sign) => Math.max(...lines.slice(0, 5).map((line) => line.split(sign).length)));
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The sign that divides the cells of a file. */
export async function delimiterIn(source: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const start of decodedText(source)) return delimiterOf(start);
  return delimiters[0];
}

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** Refuses a line of more cells than a line may have signs: the parser counts what stands in the cells, and makes them all. */
function cellCheck(delimiter: string): (text: string) => void {
  const sign = delimiter.charCodeAt(0);
  let cells = 0;
  return (text) => {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === sign) cells += 1;
      else if (code === 0x0a || code === 0x0d) cells = 0;
      if (cells > longestRow) throw new JobFailure('tooManyColumns');
    }
  };
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const { parse } = await import('csv-parse');
  const texts = decodedText(source);
  const { value: start = '' } = await texts.next();
  // A line that only names the delimiter is Excel's own and holds no cells.
  const isNamed = /^\uFEFF?sep=.\r?\n/.test(start);
  const delimiter = delimiterOf(start);
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
    skip_empty_lines: true,
  });
  const check = cellCheck(delimiter);
  const write = async (text: string): Promise<void> => {
    for (let at = 0; at < text.length && !parser.destroyed; at += pieceLength) {
      const piece = text.slice(at, at + pieceLength);
      check(piece);
      if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve));
    }
  };
  const feed = async (): Promise<void> => {
    await write(start);
    for await (const text of texts) {
      await write(text);
      if (parser.destroyed) return;
    }
    parser.end();
  };
  feed().catch((error: unknown) => parser.destroy(error as Error));
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const row = info.records + info.empty_lines;
      if (row > mostLines) throw new JobFailure('tooManyRows');
      if (row > 1 || !isNamed) yield { row, cells: record.slice(0, mostColumns).map(unwrapped) };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new JobFailure('notReadable');
    throw error;
  } finally {
    parser.destroy();
  }
}

/** What a cell holds that was written as `="0123"`: programs write numbers so that Excel keeps them as texts. */
const unwrapped = (cell: string): string => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell;

/** Opens a CSV file with any of the usual delimiters, in UTF-8, UTF-16 or Windows-1256. */
export function openCsv({ open, fileName }: BookSource): SheetBook {
  const lines = async function* (sheet: number, head?: number): AsyncGenerator<Line> {
    if (sheet !== 0) throw new JobFailure('noSuchSheet');
    const source = await open();
    try {
      yield* firstLines(linesOf(source), head);
    } finally {
      source.destroy();
    }
  };
  return { content: 'csv', sheets: [{ name: fileName, isHidden: false }], lines, close: async () => undefined };
}
