import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../../job/jobKind.ts';
import type { Line } from '../../sheet/lines.ts';
import { saxRows } from '../../sheet/saxRows.ts';
import { spreadsheetNames } from '../../sheet/spreadsheetNames.ts';
import { TextTable } from '../../sheet/textTable.ts';
import { type CellReading, SharedTexts, SheetCells } from '../../sheet/xlsxCells.ts';
import { entriesOf, openEntry, openPackage } from '../../sheet/xlsxPackage.ts';
import { numberKinds, workbookParts } from '../../sheet/xlsxParts.ts';
import { type BookSource, firstLines, type SheetBook } from './sheetBook.ts';

/** The shared texts up to the one with this number: Excel writes them in the order in which the cells name them. */
async function textsOf(zip: ZipFile, entry: Entry | undefined, last = Number.POSITIVE_INFINITY): Promise<TextTable> {
  const texts = new TextTable();
  if (!entry) return texts;
  const all = saxRows(await openEntry(zip, entry), spreadsheetNames(new SharedTexts(texts)));
  for await (const count of all) if (count > last) break;
  return texts;
}

const cellsIn = async (zip: ZipFile, entry: Entry, reading: CellReading): Promise<AsyncGenerator<Line>> =>
  saxRows(await openEntry(zip, entry), spreadsheetNames(new SheetCells(reading)));

async function lastTextIn(zip: ZipFile, entry: Entry, head: number): Promise<number> {
  let last = -1;
  const get = (index: number): string => {
    last = Math.max(last, index);
    return '';
  };
  const cells = await cellsIn(zip, entry, { texts: { get }, kinds: [], is1904: false });
  for await (const _ of firstLines(cells, head));
  return last;
}

/** Opens a workbook (.xlsx). */
export async function openXlsx({ open, bytes, limits }: BookSource): Promise<SheetBook> {
  const { zip, close } = await openPackage(await open(), bytes);
  try {
    const entries = await entriesOf(zip, limits?.unpackedBytes);
    const { sheets, sharedTexts, styles, is1904 } = await workbookParts(zip, entries);
    const kinds = await numberKinds(zip, styles);
    const lines = async function* (at: number, head?: number): AsyncGenerator<Line> {
      const entry = sheets[at]?.entry;
      if (!entry) throw new JobFailure('noSuchSheet');
      const last = head === undefined ? undefined : await lastTextIn(zip, entry, head);
      const texts = await textsOf(zip, sharedTexts, last);
      yield* firstLines(await cellsIn(zip, entry, { texts, kinds, is1904 }), head);
    };
    return { content: 'xlsx', sheets, lines, close };
  } catch (error) {
    await close();
    throw error;
  }
}
