import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../../job/jobKind.ts';
import type { Line } from '../../sheet/lines.ts';
import { type Listener, saxRows } from '../../sheet/saxRows.ts';
import { TextTable } from '../../sheet/textTable.ts';
import { entriesOf, openEntry, openPackage, SharedTexts, SheetCells } from '../../sheet/xlsxLines.ts';
import { type BookSource, firstLines, type SheetBook } from './sheetBook.ts';

type Attributes = Readonly<Record<string, string>>;

/** The attributes of all elements of this name. */
class ElementsOf implements Listener<Attributes> {
  readonly #name: string;
  #ready: Attributes[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === this.#name) this.#ready.push(attributes);
  };
  text = (): void => undefined;
  close = (): void => undefined;
  take = (): Attributes[] => {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  };
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: Entry;
}

async function elementsIn(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Attributes[]> {
  if (!entry) throw new JobFailure('notReadable');
  const found: Attributes[] = [];
  for await (const each of saxRows(await openEntry(zip, entry), new ElementsOf(name))) found.push(each);
  return found;
}

/** The sheets of a workbook in the order of its tabs. */
export async function sheetsOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Sheet[]> {
  const places = await elementsIn(zip, entries.get('xl/_rels/workbook.xml.rels'), 'Relationship');
  const targets = new Map(places.map(({ Id, Target = '' }) => [Id, Target.replace(/^\/?(xl\/)?/, 'xl/')]));
  const sheets = await elementsIn(zip, entries.get('xl/workbook.xml'), 'sheet');
  const found = sheets.flatMap(({ name = '', state = 'visible', 'r:id': id }): Sheet[] => {
    const entry = entries.get(targets.get(id) ?? '');
    return entry && /worksheets\//.test(entry.fileName) ? [{ name, isHidden: state !== 'visible', entry }] : [];
  });
  if (found.length === 0) throw new JobFailure('notReadable');
  return found;
}

/** The shared texts up to the one with this number: Excel writes them in the order in which the cells name them. */
async function textsOf(zip: ZipFile, entry: Entry | undefined, last = Number.POSITIVE_INFINITY): Promise<TextTable> {
  const texts = new TextTable();
  if (!entry) return texts;
  for await (const count of saxRows(await openEntry(zip, entry), new SharedTexts(texts))) if (count > last) break;
  return texts;
}

async function lastTextIn(zip: ZipFile, entry: Entry, head: number): Promise<number> {
  let last = -1;
  const get = (index: number): string => {
    last = Math.max(last, index);
    return '';
  };
  const cells = saxRows(await openEntry(zip, entry), new SheetCells({ get }));
  for await (const _ of firstLines(cells, head));
  return last;
}

/** Opens a workbook (.xlsx). */
export async function openXlsx({ open, bytes, limits }: BookSource): Promise<SheetBook> {
  const { zip, close } = await openPackage(await open(), bytes);
  try {
    const entries = await entriesOf(zip, limits?.unpackedBytes);
    const sheets = await sheetsOf(zip, entries);
    const shared = entries.get('xl/sharedStrings.xml');
    const lines = async function* (at: number, head?: number): AsyncGenerator<Line> {
      const entry = sheets[at]?.entry;
      if (!entry) throw new JobFailure('noSuchSheet');
      const last = head === undefined ? undefined : await lastTextIn(zip, entry, head);
      const texts = await textsOf(zip, shared, last);
      yield* firstLines(saxRows(await openEntry(zip, entry), new SheetCells(texts)), head);
    };
    return { content: 'xlsx', sheets, lines, close };
  } catch (error) {
    await close();
    throw error;
  }
}
