import { posix } from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { JobFailure } from '../job/jobKind.ts';
import { type Listener, saxRows } from './saxRows.ts';
import { kindOfBuiltIn, kindOfFormat, loadFormats, type NumberKind } from './shownNumber.ts';
import { spreadsheetNames } from './spreadsheetNames.ts';
import { openEntry } from './xlsxPackage.ts';

type Attributes = Readonly<Record<string, string>>;
type Entries = ReadonlyMap<string, Entry>;

/** An element of a part: its name, the name of the element around it, and its attributes. */
interface Element {
  readonly name: string;
  readonly within: string;
  readonly attributes: Attributes;
}

/** The elements of some names. */
class ElementsOf implements Listener<Element> {
  readonly #names: readonly string[];
  readonly #path: string[] = [];
  #ready: Element[] = [];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  open = (name: string, attributes: Attributes): void => {
    if (this.#names.includes(name)) this.#ready.push({ name, within: this.#path.at(-1) ?? '', attributes });
    this.#path.push(name);
  };
  text = (): void => undefined;
  close = (): void => void this.#path.pop();
  take = (): Element[] => {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  };
}

async function elementsIn(zip: ZipFile, entry: Entry, ...names: string[]): Promise<Element[]> {
  const found: Element[] = [];
  for await (const each of saxRows(await openEntry(zip, entry), spreadsheetNames(new ElementsOf(names))))
    found.push(each);
  return found;
}

/** A part by its name; the format does not tell capitals from small letters there. */
function entryNamed(entries: Entries, name: string): Entry | undefined {
  const plain = name.replace(/^\/+/, '');
  const found = entries.get(plain);
  if (found) return found;
  const small = plain.toLowerCase();
  return [...entries].find(([each]) => each.toLowerCase() === small)?.[1];
}

/** A part that another one names, and what it is to that one: the last word of the type, such as `worksheet`. */
interface Related {
  readonly id: string;
  readonly type: string;
  readonly entry: Entry | undefined;
}

/** What may not be related to a workbook, whatever the name of its part is. */
const refused: Readonly<Record<string, string>> = {
  vbaProject: 'macros',
  xlMacrosheet: 'macros',
  xlIntlMacrosheet: 'macros',
  externalLink: 'externalLinks',
};

/** The parts that a part names; `name` is empty for the package itself. */
async function relatedTo(zip: ZipFile, entries: Entries, name: string): Promise<Related[]> {
  const folder = posix.dirname(name);
  const entry = entryNamed(entries, posix.join(folder, '_rels', `${posix.basename(name)}.rels`));
  if (!entry) return [];
  const found = await elementsIn(zip, entry, 'Relationship');
  return found.map(({ attributes: { Id = '', Type = '', Target = '' } }) => {
    const type = Type.slice(Type.lastIndexOf('/') + 1);
    const failure = Object.hasOwn(refused, type) ? refused[type] : undefined;
    if (failure) throw new JobFailure(failure);
    const target = Target.replaceAll('\\', '/');
    const place = target.startsWith('/') ? target : posix.join(folder, target);
    return { id: Id, type, entry: entryNamed(entries, place) };
  });
}

/** A sheet of a workbook by the name on its tab. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: Entry;
}

/** The parts of a workbook that are read. */
export interface WorkbookParts {
  /** In the order of their tabs. */
  readonly sheets: readonly Sheet[];
  readonly sharedTexts: Entry | undefined;
  readonly styles: Entry | undefined;
  readonly is1904: boolean;
}

/** The attribute that names a relationship; its prefix differs between programs. */
const relationshipOf = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => /^[^:]+:id$/.test(name))?.[1];

const isOn = (text = ''): boolean => text === '1' || text === 'true' || text === 'on';

/** The parts of a workbook, found by their relationships and not by their names, which differ between programs. */
export async function workbookParts(zip: ZipFile, entries: Entries): Promise<WorkbookParts> {
  const main = (await relatedTo(zip, entries, '')).find(({ type }) => type === 'officeDocument');
  const workbook = main?.entry ?? entryNamed(entries, 'xl/workbook.xml');
  if (!workbook) throw new JobFailure('notReadable');
  const related = await relatedTo(zip, entries, workbook.fileName);
  const partOf = (wanted: string, usual: string): Entry | undefined =>
    related.find(({ type }) => type === wanted)?.entry ?? entryNamed(entries, usual);
  const elements = await elementsIn(zip, workbook, 'sheet', 'workbookPr');
  const sheets = elements.flatMap(({ name, attributes }): Sheet[] => {
    const id = relationshipOf(attributes);
    const part = related.find((each) => each.id === id);
    // Charts and old dialogs have tabs, too, and no cells.
    const isSheet = part?.type === 'worksheet' || part?.type === '';
    if (name !== 'sheet' || !isSheet || !part.entry) return [];
    const { name: tab = '', state = 'visible' } = attributes;
    return [{ name: tab, isHidden: state !== 'visible', entry: part.entry }];
  });
  if (sheets.length === 0) throw new JobFailure('notReadable');
  return {
    sheets,
    sharedTexts: partOf('sharedStrings', 'xl/sharedStrings.xml'),
    styles: partOf('styles', 'xl/styles.xml'),
    is1904: elements.some(({ name, attributes }) => name === 'workbookPr' && isOn(attributes.date1904)),
  };
}

/** What each format of a workbook's cells shows of a number, in the order of the formats. */
export async function numberKinds(zip: ZipFile, styles: Entry | undefined): Promise<NumberKind[]> {
  await loadFormats();
  if (!styles) return [];
  const elements = await elementsIn(zip, styles, 'numFmt', 'xf');
  const own = new Map(
    elements.flatMap(({ name, within, attributes: { numFmtId = '', formatCode = '' } }) =>
      name === 'numFmt' && within === 'numFmts' ? [[numFmtId, kindOfFormat(formatCode)] as const] : [],
    ),
  );
  const formats = elements.filter(({ name, within }) => name === 'xf' && within === 'cellXfs');
  return formats.map(
    ({ attributes: { numFmtId = '0' } }): NumberKind => own.get(numFmtId) ?? kindOfBuiltIn(Number(numFmtId)),
  );
}
