import { distance } from 'fastest-levenshtein';
import type { ImportColumn, ImportColumns, ImportKindFacts } from '../../../shared/_parts/sheetImport.ts';
import type { Cell, Line } from '../sheet/lines.ts';
import { plainText, sameText } from './cells/cleanText.ts';

/** How a column was recognised: by its own name, by another name that it has, by what was chosen for this head before, or because the head is much like it. */
export type MappedBy = 'name' | 'alias' | 'remembered' | 'similar';

/** A head of the sheet, at its place from the left (from 0), and the column that it is; null for one that is not read. */
export interface MappedHead {
  readonly at: number;
  readonly head: string;
  readonly column: string | null;
  readonly by: MappedBy | null;
}

/** For each head (as `sameText`) the column that was chosen for it; an empty text for one that is not read. */
export type RememberedHeads = Readonly<Record<string, string>>;

const headText = (cell: Cell | undefined): string => (typeof cell === 'string' ? plainText(cell).slice(0, 100) : '');
/** What templates add to the heads of needed columns. */
const bare = (head: string): string => sameText(head.replace(/\*/g, ''));
/** A head as it is compared and remembered; empty for a cell that is none. */
export const headKey = (cell: Cell | undefined): string => bare(headText(cell));

interface Names {
  readonly name: ReadonlyMap<string, string>;
  readonly alias: ReadonlyMap<string, string>;
}

function namesOf(columns: ImportColumns): Names {
  const own = Object.entries(columns);
  return {
    name: new Map(own.flatMap(([key, { title }]) => [key, title.en, title.ar].map((text) => [sameText(text), key]))),
    alias: new Map(own.flatMap(([key, { aliases = [] }]) => aliases.map((text) => [sameText(text), key]))),
  };
}

/** A head of fewer signs is like too many others. */
const shortest = 4;
const mostDifferent = 0.25;

/** The one column whose name a head is much like; null where two are as near. */
function similarTo(text: string, { name, alias }: Names): string | null {
  if (text.length < shortest) return null;
  const near = [...name, ...alias]
    .map(([known, column]) => ({ column, far: distance(text, known) / Math.max(text.length, known.length) }))
    .filter(({ far }) => far <= mostDifferent)
    .sort((one, other) => one.far - other.far);
  const [best] = near;
  const isOnly = near.every(({ column, far }) => column === best?.column || far > (best?.far ?? 0));
  return best && isOnly ? best.column : null;
}

/** The parts of a head that says more than a name: `Emirates ID (15 digits)`, `Full name / الاسم الكامل`. */
const partsOf = (head: string): string[] =>
  [
    head.replace(/[([{（［][^()[\]{}（）［］]*[)\]}）］]/gu, ' '),
    head.replace(/\p{Script=Arabic}+/gu, ' '),
    head.replace(/\p{Script=Latin}+/gu, ' '),
    ...head.split(/[()[\]{}（）［］/|:؛،,]| [-–—] /u),
  ].map(bare);

const saysArabic = (text: string): boolean => /arabic|عربي/iu.test(text);

/** Explanations that make another column of a name. */
const isQualified = (head: string, { type, title, aliases = [] }: ImportColumn): boolean => {
  const isShare = /[%٪]|percent|نسبة/iu.test(head);
  const isMoney = /\b(aed|dhs?|dirhams?)\b|درهم|د\.إ/iu.test(head);
  const isArabic = [title.en, title.ar, ...aliases].some(saysArabic);
  const isOther = isArabic ? /english|إنجليزي|انجليزي/iu.test(head) : saysArabic(head);
  return isOther || (isShare && type === 'money') || (isMoney && type === 'percent');
};

/** The one column that parts of a head name; null where they name none, or two. */
function namedWithin(head: string, { name, alias }: Names): string | null {
  const found = new Set(partsOf(head).flatMap((part) => name.get(part) ?? alias.get(part) ?? []));
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : null;
}

function recognised(
  head: string,
  names: Names,
  remembered: RememberedHeads,
  columns: ImportColumns,
): Omit<MappedHead, 'at' | 'head'> {
  const text = bare(head);
  if (text === '') return { column: null, by: null };
  if (Object.hasOwn(remembered, text)) return { column: remembered[text] || null, by: 'remembered' };
  const isFit = (column: string | null | undefined): column is string => {
    const declared = column ? columns[column] : undefined;
    return declared !== undefined && !isQualified(head, declared);
  };
  const column = names.name.get(text);
  if (isFit(column)) return { column, by: 'name' };
  const alias = names.alias.get(text);
  if (isFit(alias)) return { column: alias, by: 'alias' };
  const within = namedWithin(head, names);
  if (isFit(within)) return { column: within, by: 'similar' };
  const similar = within === null ? similarTo(text, names) : null;
  // A few letters make another amount: net, VAT.
  const isSure = isFit(similar) && columns[similar]?.type !== 'money';
  return isSure ? { column: similar, by: 'similar' } : { column: null, by: null };
}

const strength: readonly (MappedBy | null)[] = ['remembered', 'name', 'alias', 'similar', null];

/** Which column each head is. Of two heads for one column the surer one counts, else the first; the other is not read. */
export function mapHeads(
  cells: readonly Cell[],
  { columns }: Pick<ImportKindFacts, 'columns'>,
  remembered: RememberedHeads = {},
): MappedHead[] {
  const names = namesOf(columns);
  const heads = cells.map((cell, at) => {
    const head = headText(cell);
    const found = recognised(head, names, remembered, columns);
    const isKnown = found.column === null || Object.hasOwn(columns, found.column);
    return { at, head, ...(isKnown ? found : { column: null, by: null }) };
  });
  const surest = (column: string) =>
    heads
      .filter((each) => each.column === column)
      .sort((one, other) => strength.indexOf(one.by) - strength.indexOf(other.by) || one.at - other.at)[0];
  return heads.map((each) =>
    each.column !== null && surest(each.column) !== each ? { ...each, column: null, by: null } : each,
  );
}

/**
 * The column that a head names by itself, without a person who looks at it: by one of its names, alone or among others. One that is only much like a
 * name is none.
 */
export function columnNamed(columns: ImportColumns): (cell: Cell) => string | null {
  const names = namesOf(columns);
  return (cell) => {
    const head = headText(cell);
    const text = bare(head);
    const found = text === '' ? null : (names.name.get(text) ?? names.alias.get(text) ?? namedWithin(head, names));
    const declared = found === null ? undefined : columns[found];
    return declared && !isQualified(head, declared) ? found : null;
  };
}

/** As many lines may stand above the heads: titles, logos, explanations. */
export const mostAboveHeads = 30;

const recognisedIn = (heads: readonly MappedHead[]): number => heads.filter(({ column }) => column !== null).length;

/** The line that holds the heads: the one in which most columns are recognised, else the first with two texts; null for an empty sheet. */
export function headLineOf(
  lines: readonly Line[],
  facts: Pick<ImportKindFacts, 'columns'>,
  remembered: RememberedHeads = {},
): Line | null {
  const scored = lines.map((line) => ({ line, score: recognisedIn(mapHeads(line.cells, facts, remembered)) }));
  const best = scored.reduce(
    (one, other) => (other.score > one.score ? other : one),
    scored[0] ?? { line: null, score: 0 },
  );
  if (best.score > 0) return best.line;
  const filled = (least: number) =>
    lines.find(({ cells }) => cells.filter((cell) => headText(cell) !== '').length >= least);
  return filled(2) ?? filled(1) ?? null;
}
