import * as z from 'zod';
import { type Drug, planColumns } from './drug.ts';
import { type ChangeKind, changeKinds, type DrugChange, farthestMove } from './drugChange.ts';
import { type FormularyColumn, formularyColumns } from './formularySheet.ts';

/** Beyond these a version needs a second person. */
export const railLimits = { withdrawnShare: 0.05, priceMove: 0.3, planLossShare: 0.05 } as const;

/**
 * What a version ran into: too many drugs withdrawn, prices that move too far, a column that is empty where the version in force has values,
 * a plan that loses too many of its drugs. `count` are the drugs concerned, `of` those that it is a share of.
 */
export const guardRail = z.strictObject({
  rule: z.enum(['withdrawn', 'price', 'emptyColumn', 'planLoss']),
  column: z.enum(formularyColumns as readonly [FormularyColumn, ...FormularyColumn[]]).nullable(),
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

const columnsIn = ({ texts, pricesFils, plans }: Drug): string[] => [
  'code',
  'dispenseMode',
  ...Object.keys(texts),
  ...Object.keys(pricesFils),
  ...Object.keys(plans),
];

/** Counts one version beside another, drug by drug, and says what it ran into. */
export class VersionComparison {
  readonly changes: Record<ChangeKind | 'same', number> = {
    ...(Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<ChangeKind, number>),
    same: 0,
  };
  /** In how many drugs each column has a value: before and after. */
  readonly #filled = { before: {} as Counts, after: {} as Counts };
  readonly #inPlan: Counts = {};
  readonly #losingPlan: Counts = {};
  #offered = 0;
  #farMoves = 0;
  #priced = 0;
  rows = 0;

  /** Takes note of a drug as it was and will be; `change` is null where it stays the same. */
  add(before: Drug | null, after: Drug | null, change: DrugChange | null): void {
    if (before) this.#addBefore(before, after);
    if (after) this.#addAfter(after, change);
    for (const kind of change?.kinds ?? []) this.changes[kind] += 1;
    if (change && farthestMove(change) > railLimits.priceMove) this.#farMoves += 1;
  }

  #addBefore(before: Drug, after: Drug | null): void {
    for (const name of columnsIn(before)) count(this.#filled.before, name);
    if (before.texts.status !== 'deleted') this.#offered += 1;
    if (after) this.#priced += 1;
    for (const plan of planColumns.filter((each) => before.plans[each])) {
      count(this.#inPlan, plan);
      if (after && after.plans[plan] !== true) count(this.#losingPlan, plan);
    }
  }

  #addAfter(after: Drug, change: DrugChange | null): void {
    this.rows += 1;
    for (const name of columnsIn(after)) count(this.#filled.after, name);
    if (!change || change.kinds.length === 0) this.changes.same += 1;
  }

  /** What needs a second person; empty where nothing does. */
  rails(): GuardRail[] {
    const { withdrawn } = this.changes;
    const emptied = formularyColumns.filter((name) => this.#filled.before[name] && !this.#filled.after[name]);
    const lost = planColumns.filter(
      (plan) => (this.#losingPlan[plan] ?? 0) > (this.#inPlan[plan] ?? 0) * railLimits.planLossShare,
    );
    return [
      ...(withdrawn > this.#offered * railLimits.withdrawnShare
        ? [{ rule: 'withdrawn', column: null, count: withdrawn, of: this.#offered } as const]
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
