import * as z from 'zod';
import type { ListColumns, ListedRow } from './listedRow.ts';
import { type ChangeKind, changeKinds, isOffered, type RowChange } from './rowChange.ts';

/** Beyond these a version needs a second person. */
export const railLimits = { withdrawnShare: 0.05, addedShare: 0.05, priceMove: 0.3, planLossShare: 0.05 } as const;

/**
 * What a version ran into: too many rows withdrawn, too many that are new (a first version always is), prices that move too far or are too far from the reference prices, a column that is empty where the version in force has values,
 * a plan that loses too many of its rows. `count` are the rows concerned, `of` those that it is a share of.
 */
export const guardRail = z.strictObject({
  rule: z.enum(['withdrawn', 'added', 'price', 'reference', 'emptyColumn', 'planLoss']),
  column: z.string().nullable(),
  count: z.int(),
  of: z.int(),
  /** The number of an earlier version that it was counted against; absent where that is the version before. */
  since: z.int().positive().optional(),
});
export type GuardRail = z.infer<typeof guardRail>;

type Counts = Record<string, number>;

const count = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

const columnsIn = ({ texts, pricesFils, plans = {} }: ListedRow): string[] => [
  'code',
  'dispenseMode',
  ...Object.keys(texts),
  ...Object.keys(pricesFils),
  ...Object.keys(plans),
];

/** Counts one version beside another, row by row, and says what it ran into. */
export class VersionComparison {
  readonly #columns: ListColumns;
  readonly #isFirst: boolean;
  readonly changes: Record<ChangeKind | 'same', number> = {
    ...(Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<ChangeKind, number>),
    same: 0,
  };
  /** In how many rows each column has a value: before and after. */
  readonly #filled = { before: {} as Counts, after: {} as Counts };
  readonly #inPlan: Counts = {};
  readonly #losingPlan: Counts = {};
  #offered = 0;
  #farMoves = 0;
  #priced = 0;
  rows = 0;

  /** A first version follows no other one: nothing says whether its rows are right, and it always needs a second person. */
  constructor(columns: ListColumns, { isFirst }: { readonly isFirst: boolean }) {
    this.#columns = columns;
    this.#isFirst = isFirst;
  }

  /** Takes note of a row as it was and will be; `change` is null where it stays the same. */
  add(before: ListedRow | null, after: ListedRow | null, change: RowChange | null): void {
    if (before) this.#addBefore(before, after);
    if (after) this.#addAfter(after, change);
    for (const kind of change?.kinds ?? []) this.changes[kind] += 1;
    if (change && change.farthest > railLimits.priceMove) this.#farMoves += 1;
  }

  #addBefore(before: ListedRow, after: ListedRow | null): void {
    for (const name of columnsIn(before)) count(this.#filled.before, name);
    if (isOffered(before)) this.#offered += 1;
    if (after) this.#priced += 1;
    for (const plan of this.#columns.plans.filter((each) => before.plans?.[each])) {
      count(this.#inPlan, plan);
      if (after && after.plans?.[plan] !== true) count(this.#losingPlan, plan);
    }
  }

  #addAfter(after: ListedRow, change: RowChange | null): void {
    this.rows += 1;
    for (const name of columnsIn(after)) count(this.#filled.after, name);
    if (!change || change.kinds.length === 0) this.changes.same += 1;
  }

  /** What needs a second person; empty where nothing does. */
  rails(): GuardRail[] {
    const { withdrawn, new: added } = this.changes;
    const emptied = this.#columns.all.filter((name) => this.#filled.before[name] && !this.#filled.after[name]);
    const lost = this.#columns.plans.filter(
      (plan) => (this.#losingPlan[plan] ?? 0) > (this.#inPlan[plan] ?? 0) * railLimits.planLossShare,
    );
    return [
      ...(withdrawn > this.#offered * railLimits.withdrawnShare
        ? [{ rule: 'withdrawn', column: null, count: withdrawn, of: this.#offered } as const]
        : []),
      ...(this.#isFirst || added > this.rows * railLimits.addedShare
        ? [{ rule: 'added', column: null, count: added, of: this.rows } as const]
        : []),
      ...(this.#farMoves > 0
        ? [{ rule: 'price', column: null, count: this.#farMoves, of: this.#priced } as const]
        : []),
      ...emptied.map((column) => {
        const values = this.#filled.before[column] ?? 0;
        return { rule: 'emptyColumn', column, count: values, of: values } as const;
      }),
      ...lost.map((column) => ({
        rule: 'planLoss' as const,
        column,
        count: this.#losingPlan[column] ?? 0,
        of: this.#inPlan[column] ?? 0,
      })),
    ];
  }
}
