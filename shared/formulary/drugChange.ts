import { differences } from '../_parts/differences.ts';
import { type Drug, planColumns, priceColumns, textColumns } from './drug.ts';
import type { FormularyColumn } from './formularySheet.ts';

/** What a version does to drugs of the version in force. `class` is the dispense mode. */
export const changeKinds = ['new', 'withdrawn', 'price', 'class', 'plan', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];

type Value = string | number | boolean | null;

/** A column in which a drug differs: before and after; prices in fils. */
export interface ColumnChange {
  readonly column: FormularyColumn;
  readonly before: Value;
  readonly after: Value;
}

export interface DrugChange {
  readonly kinds: readonly ChangeKind[];
  readonly columns: readonly ColumnChange[];
}

/** A drug whose status is Deleted is in the list and no longer of it. */
export const isOffered = (drug: Drug | null): drug is Drug => drug !== null && drug.texts.status !== 'deleted';

/** Whether a drug may be asked for on a day (ISO): a deleted one may until its last day. */
export const isOfferedOn = ({ texts: { status, deletedOn } }: Drug, day: string): boolean =>
  status !== 'deleted' || (deletedOn !== undefined && day < deletedOn);

const inColumns = <Name extends FormularyColumn>(
  names: readonly Name[],
  before: Readonly<Partial<Record<Name, Value>>>,
  after: Readonly<Partial<Record<Name, Value>>>,
): ColumnChange[] => {
  const whole = (values: Readonly<Partial<Record<Name, Value>>>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Record<Name, Value>;
  return differences(names, whole(before), whole(after)).map(({ field, ...values }) => ({ column: field, ...values }));
};

/** The columns of a drug that two versions have, in which they differ, by kind. */
function columnChanges(
  before: Drug,
  after: Drug,
): Readonly<Record<'price' | 'class' | 'plan' | 'other', ColumnChange[]>> {
  const modes = { column: 'dispenseMode', before: before.dispenseMode, after: after.dispenseMode } as const;
  return {
    price: inColumns(priceColumns, before.pricesFils, after.pricesFils),
    class: before.dispenseMode === after.dispenseMode ? [] : [modes],
    plan: inColumns(planColumns, before.plans, after.plans),
    other: inColumns(textColumns, before.texts, after.texts),
  };
}

/** Whether a drug comes or goes. */
function comingOrGoing(before: Drug | null, after: Drug | null): ChangeKind[] {
  if (isOffered(before) === isOffered(after)) return [];
  return [isOffered(after) ? 'new' : 'withdrawn'];
}

/** What becomes of a drug between two versions; no kinds where nothing does. Null stands for a version without the drug. */
export function drugChange(before: Drug | null, after: Drug | null): DrugChange {
  const first = comingOrGoing(before, after);
  // A deleted drug that is listed, or is not listed any more.
  if (before === null || after === null) return { kinds: first.length > 0 ? first : ['other'], columns: [] };
  const found = columnChanges(before, after);
  const kinds = [...first, ...(['price', 'class', 'plan'] as const).filter((kind) => found[kind].length > 0)];
  const isOther = kinds.length === 0 && found.other.length > 0;
  return {
    kinds: isOther ? ['other'] : kinds,
    columns: [...found.price, ...found.class, ...found.plan, ...found.other],
  };
}

/** How far a price moves, as a share of what it was: 0.1 for 10 %. A price that was nothing, or is there for the first time after nothing, moves endlessly. */
export const moveOf = (before: Value, after: Value): number => {
  if (typeof before !== 'number' || typeof after !== 'number') return 0;
  if (before === 0) return after === 0 ? 0 : Number.MAX_SAFE_INTEGER;
  return Math.abs(after - before) / before;
};

const prices: ReadonlySet<string> = new Set(priceColumns);
export const isPrice = ({ column }: Pick<ColumnChange, 'column'>): boolean => prices.has(column);

/** The farthest move of a drug's prices; 0 where none moves. */
export const farthestMove = ({ columns }: DrugChange): number =>
  Math.max(0, ...columns.filter(isPrice).map(({ before, after }) => moveOf(before, after)));
