import { asciiDigits } from '../../../shared/_field/searchText.ts';
import type { ImportKindFacts, ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type Cell, formula, type Line } from '../sheet/lines.ts';
import { plainText } from './cells/cleanText.ts';
import { type KnownValues, readCell } from './cells/readCell.ts';

/** What is read of a sheet, and how: chosen by a person, or proposed by `mapHeads`. */
export interface SheetPlan {
  readonly sheet: number;
  /** The row of the heads, as a spreadsheet counts. */
  readonly headRow: number;
  /** For each column of the sheet, from the left, the column of the kind; null for one that is not read. */
  readonly columns: readonly (string | null)[];
  /** By column: what was written (as `sameText`) for which value. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A line below the heads. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A row as it was checked: its values where all is well with it, and everything that is wrong. */
export interface CheckedRow<Row = ImportRow> {
  readonly row: number;
  /** What stands in the cells, by column; a formula is `=`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Null where something is wrong. */
  readonly values: Row | null;
  /** Which record it is about, for comparison only; null where that cannot be read. */
  readonly key: string | null;
  readonly problems: readonly ImportProblem[];
  /** Whether the row leads the rows that share something; left out where rows of the kind share nothing. */
  readonly leads?: boolean;
  /** The record that it leads: what its rows make together, and all of them, itself the first. Left out where each row is a record. */
  readonly record?: { readonly whole: unknown; readonly rows: readonly CheckedRow[] };
}

const isEmpty = (cell: Cell): boolean => cell !== formula && plainText(cell) === '';

/** From a day by the system of 1904 to the same day by that of 1900. */
export const daysTo1904 = 1462;

/** A number without a format under a date counts the days of its workbook. */
const dayOf1904 = (cell: Cell): Cell =>
  cell !== formula && /^\d{4,6}(\.\d+)?$/.test(cell) ? String(Number(cell) + daysTo1904) : cell;

/**
 * The rows of a sheet below its heads, without empty lines and without rows that are hidden, by hand or by a filter: the person who sent the sheet does
 * not see them. `onHidden` is told the number of each such row.
 */
export async function* rowsOf(
  lines: AsyncIterable<Line>,
  { headRow, columns }: Pick<SheetPlan, 'headRow' | 'columns'>,
  facts: Pick<ImportKindFacts, 'columns'>,
  onHidden: (row: number) => void = () => undefined,
): AsyncGenerator<SheetRow> {
  const places = columns.flatMap((column, at) => (column === null ? [] : [[column, at] as const]));
  const isDate = (column: string): boolean => ['date', 'moment'].includes(facts.columns[column]?.type ?? '');
  for await (const { row, cells, isHidden, is1904 } of lines) {
    if (row <= headRow || cells.every(isEmpty)) continue;
    if (isHidden) {
      onHidden(row);
      continue;
    }
    const cellAt = (column: string, at: number): Cell => {
      const cell = cells[at] ?? '';
      return is1904 && isDate(column) ? dayOf1904(cell) : cell;
    };
    yield { row, cells: Object.fromEntries(places.map(([column, at]) => [column, cellAt(column, at)])) };
  }
}

/** The needed columns that a plan does not have. */
export const missingColumns = (facts: Pick<ImportKindFacts, 'columns'>, plan: Pick<SheetPlan, 'columns'>): string[] =>
  Object.entries(facts.columns).flatMap(([name, { isNeeded }]) =>
    isNeeded && !plan.columns.includes(name) ? [name] : [],
  );

/** Throws where a sheet cannot be read by a plan. */
export function checkPlan(facts: ImportKindFacts, plan: SheetPlan): void {
  const used = plan.columns.filter((column) => column !== null);
  const areKnown = used.every((column) => Object.hasOwn(facts.columns, column));
  if (!areKnown || new Set(used).size < used.length || missingColumns(facts, plan).length > 0)
    throw new JobFailure('wrongColumns');
}

const textOf = (cell: Cell): string => (cell === formula ? '=' : plainText(cell).slice(0, 500));

export interface RowChecks {
  /** What a person has named for values of the sheet, by column. */
  readonly known: ReadonlyMap<string, KnownValues>;
  /** What the cells alone cannot say; called for rows without a wrong cell. */
  readonly check?: (row: ImportRow) => readonly ImportProblem[];
}

/** A value as keys are compared: letters and digits count, whichever form they have. */
const keyPart = (value: unknown): string => asciiDigits(String(value)).toUpperCase();

/** Checks a row by its columns: everything that is wrong with it is found in one go. */
export function checkRow(
  facts: Pick<ImportKindFacts, 'columns' | 'key' | 'optionalKey'>,
  { row, cells }: SheetRow,
  { known, check = () => [] }: RowChecks,
): CheckedRow {
  const values: Record<string, ImportRow[string]> = {};
  const problems: ImportProblem[] = [];
  for (const [column, declared] of Object.entries(facts.columns)) {
    const read = readCell(declared, cells[column] ?? '', known.get(column));
    if ('code' in read) problems.push({ column, code: read.code });
    else values[column] = read.value;
  }
  const needed = facts.key.map((column) => values[column]);
  const hasKey = needed.every((part) => part !== undefined && part !== null);
  const parts = [...needed, ...(facts.optionalKey ?? []).map((column) => values[column] ?? '')];
  if (problems.length === 0) problems.push(...check(values));
  return {
    row,
    // Of a good row nobody asks for them.
    get texts() {
      return Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, textOf(cell)]));
    },
    values: problems.length === 0 ? values : null,
    key: hasKey ? parts.map(keyPart).join('#') : null,
    problems,
  };
}

/** Finds who leads the rows that share something, and marks a row that says something else of it than the one that leads. */
function leadFinder({ shared }: Pick<ImportKindFacts, 'shared'>): (checked: CheckedRow) => CheckedRow {
  const said = new Map<string, string>();
  return (checked) => {
    const { values } = checked;
    if (!shared || !values) return checked;
    const by = keyPart(values[shared.by]);
    const words = shared.columns.map((column) => JSON.stringify(values[column] ?? null));
    const before = said.get(by);
    if (before === undefined) said.set(by, words.join('\n'));
    const others = before?.split('\n') ?? words;
    const problems = shared.columns.flatMap((column, at) =>
      words[at] === others[at] ? [] : [{ column, code: 'otherThanBefore' }],
    );
    if (problems.length > 0) return { ...checked, values: null, problems };
    // No copy: of a good row nobody asks for the texts.
    return Object.assign(checked, { leads: before === undefined });
  };
}

/**
 * Marks rows that are about the record of an earlier one, or share with one what no two may, or say something else of what they share than an earlier one: to be
 * asked with each row, in their order.
 */
export function rowsFinder(
  facts: Pick<ImportKindFacts, 'unique' | 'shared' | 'findsTwins' | 'gathers'>,
): (checked: CheckedRow) => CheckedRow {
  const { unique = [], findsTwins, gathers } = facts;
  const seen = new Set<string>();
  const led = leadFinder(facts);
  return (checked) => {
    const { key, values } = checked;
    const marks = [
      ...(key === null || findsTwins || gathers ? [] : [{ column: null, mark: `#${key}` }]),
      ...unique.flatMap((column) => (values?.[column] ? [{ column, mark: `${column}#${values[column]}` }] : [])),
    ];
    const twice = marks.flatMap(({ column, mark }) => (seen.has(mark) ? [{ column, code: 'twiceInFile' }] : []));
    for (const { mark } of marks) seen.add(mark);
    return twice.length > 0 ? { ...checked, values: null, problems: [...checked.problems, ...twice] } : led(checked);
  };
}

/** The values of a plan as the checks want them. */
export const knownValues = ({ values }: SheetPlan): RowChecks['known'] =>
  new Map(Object.entries(values).map(([column, words]) => [column, new Map(Object.entries(words))]));
