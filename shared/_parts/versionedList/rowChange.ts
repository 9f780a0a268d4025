import { differences } from '../differences.ts';
import type { ListColumns, ListedRow } from './listedRow.ts';

/** What a version does to rows of the version in force. `class` is the dispense mode. */
export const changeKinds = ['new', 'withdrawn', 'price', 'class', 'plan', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The lists of rows that a version's readers look into: by kind of change, moved too far over time, or far from the reference prices. */
export const differenceKinds = [...changeKinds, 'overTime', 'reference'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

type Value = string | number | boolean | null;

/** A column in which a row differs: before and after; prices in fils. */
export interface ColumnChange {
  readonly column: string;
  readonly before: Value;
  readonly after: Value;
}

export interface RowChange {
  readonly kinds: readonly ChangeKind[];
  readonly columns: readonly ColumnChange[];
  /** The farthest move of its prices; 0 where none moves. */
  readonly farthest: number;
}

/** A row whose status is Deleted is in the list and no longer of it. */
export const isOffered = (row: ListedRow | null): row is ListedRow => row !== null && row.texts.status !== 'deleted';

type Values = Readonly<Record<string, Value | undefined>>;

const inColumns = (names: readonly string[], before: Values = {}, after: Values = {}): ColumnChange[] => {
  const whole = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return differences(names, whole(before), whole(after)).map(({ field, ...values }) => ({ column: field, ...values }));
};

/** The columns of a row that two versions have, in which they differ, by kind. */
function columnChanges(
  before: ListedRow,
  after: ListedRow,
  columns: ListColumns,
): Readonly<Record<'price' | 'class' | 'plan' | 'other', ColumnChange[]>> {
  const [one = null, other = null] = [before.dispenseMode, after.dispenseMode];
  return {
    price: inColumns(columns.prices, before.pricesFils, after.pricesFils),
    class: one === other ? [] : [{ column: 'dispenseMode', before: one, after: other }],
    plan: inColumns(columns.plans, before.plans, after.plans),
    other: inColumns(columns.texts, before.texts, after.texts),
  };
}

/** Whether a row comes or goes. */
function comingOrGoing(before: ListedRow | null, after: ListedRow | null): ChangeKind[] {
  if (isOffered(before) === isOffered(after)) return [];
  return [isOffered(after) ? 'new' : 'withdrawn'];
}

/** How far a price moves, as a share of what it was: 0.1 for 10 %. A price that was nothing, or is there for the first time after nothing, moves endlessly. */
export const moveOf = (before: Value, after: Value): number => {
  if (typeof before !== 'number' || typeof after !== 'number') return 0;
  if (before === 0) return after === 0 ? 0 : Number.MAX_SAFE_INTEGER;
  return Math.abs(after - before) / before;
};

const farthestOf = (changes: readonly ColumnChange[]): number =>
  Math.max(0, ...changes.map(({ before, after }) => moveOf(before, after)));

/** What becomes of a row between two versions; no kinds where nothing does. Null stands for a version without the row. */
export function rowChange(before: ListedRow | null, after: ListedRow | null, columns: ListColumns): RowChange {
  const first = comingOrGoing(before, after);
  // Only one version lists the row. Where `first` is empty, the row is marked as deleted there.
  if (before === null || after === null) {
    // What a new row costs is what people ask about it; it moves nothing.
    const prices = after ? inColumns(columns.prices, {}, after.pricesFils) : [];
    return { kinds: first.length > 0 ? first : ['other'], columns: prices, farthest: 0 };
  }
  const found = columnChanges(before, after, columns);
  const kinds = [...first, ...(['price', 'class', 'plan'] as const).filter((kind) => found[kind].length > 0)];
  const isOther = kinds.length === 0 && found.other.length > 0;
  return {
    kinds: isOther ? ['other'] : kinds,
    columns: [...found.price, ...found.class, ...found.plan, ...found.other],
    farthest: farthestOf(found.price),
  };
}
