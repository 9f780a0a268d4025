import { type Drug, planColumns } from './drug.ts';
import { type ColumnChange, type DrugChange, drugChange, isOffered, isPrice, moveOf } from './drugChange.ts';
import { type GuardRail, railLimits } from './guardRails.ts';

/** The guard rails count together what versions change within so many days: small steps add up. */
export const earlierDays = 180;

/** A drug in the version of some time ago, in the version before, and in the new one; null in a version without it. */
export interface DrugInThree {
  readonly earlier: Drug | null;
  readonly before: Drug | null;
  readonly after: Drug | null;
}

/** A drug that is part of what has moved too far over time: its change since the earlier version, and the rules that it counts for. */
interface Moved<Named> {
  readonly named: Named;
  readonly change: DrugChange;
  readonly rules: ReadonlySet<string>;
}

const isWithdrawn = (from: Drug | null, to: Drug | null): boolean => isOffered(from) && !isOffered(to);

const priceIn = (drug: Drug | null, column: ColumnChange['column']): number | null =>
  (drug?.pricesFils as Readonly<Record<string, number | undefined>> | undefined)?.[column] ?? null;

/** Whether a price is too far from what it was, and this version moves it: one that a second person has approved is not asked about again. */
const isFarPrice = (change: ColumnChange, before: Drug | null): boolean =>
  isPrice(change) &&
  moveOf(change.before, change.after) > railLimits.priceMove &&
  priceIn(before, change.column) !== change.after;

/**
 * Counts a new version beside one of some time ago, drug by drug: each of several versions may stay within the guard rails while all of them together do not.
 * Only what the new version itself moves makes it wait.
 */
export class EarlierComparison<Named> {
  readonly #moved: Moved<Named>[] = [];
  readonly #totals: Record<string, number> = {};
  readonly #losses: Record<string, number> = {};
  /** The rules that the new version itself adds to. */
  readonly #touched = new Set<string>();

  /** Takes note of a drug; `named` is how the caller knows it again. */
  add(drug: DrugInThree, named: Named): void {
    const { earlier, before, after } = drug;
    if (!earlier) return;
    const rules = new Set([...this.#withdrawal(drug), ...this.#planLosses(drug)]);
    const change = drugChange(earlier, after);
    if (after) {
      this.#count(this.#totals, 'price');
      if (change.columns.some((each) => isFarPrice(each, before))) rules.add('price');
    }
    for (const rule of rules) this.#count(this.#losses, rule);
    if (rules.size > 0) this.#moved.push({ named, change, rules });
  }

  #count(counts: Record<string, number>, rule: string): void {
    counts[rule] = (counts[rule] ?? 0) + 1;
  }

  #withdrawal({ earlier, before, after }: DrugInThree): string[] {
    if (isOffered(earlier)) this.#count(this.#totals, 'withdrawn');
    if (!isWithdrawn(earlier, after)) return [];
    if (isWithdrawn(before, after)) this.#touched.add('withdrawn');
    return ['withdrawn'];
  }

  #planLosses({ earlier, before, after }: DrugInThree): string[] {
    const covered = planColumns.filter((plan) => earlier?.plans[plan]);
    for (const plan of covered) this.#count(this.#totals, plan);
    const lost = covered.filter((plan) => after && after.plans[plan] !== true);
    for (const plan of lost) if (!before || before.plans[plan]) this.#touched.add(plan);
    return lost;
  }

  #railOf(rule: string, limit: number): { count: number; of: number } | null {
    const [count, of] = [this.#losses[rule] ?? 0, this.#totals[rule] ?? 0];
    return count > of * limit ? { count, of } : null;
  }

  #railsByRule(since: number): ReadonlyMap<string, GuardRail> {
    const withdrawn = this.#touched.has('withdrawn') && this.#railOf('withdrawn', railLimits.withdrawnShare);
    const price = this.#railOf('price', 0);
    const plans = planColumns.flatMap((column) => {
      const found = this.#touched.has(column) && this.#railOf(column, railLimits.planLossShare);
      return found ? [[column, { rule: 'planLoss', column, ...found, since }] as const] : [];
    });
    return new Map<string, GuardRail>([
      ...(withdrawn ? [['withdrawn', { rule: 'withdrawn', column: null, ...withdrawn, since }] as const] : []),
      ...(price ? [['price', { rule: 'price', column: null, ...price, since }] as const] : []),
      ...plans,
    ]);
  }

  /** What needs a second person, counted since the version of that number, and the drugs concerned. */
  found(since: number): { readonly rails: GuardRail[]; readonly moved: readonly Moved<Named>[] } {
    const rails = this.#railsByRule(since);
    const moved = this.#moved.filter(({ rules }) => [...rules].some((rule) => rails.has(rule)));
    return { rails: [...rails.values()], moved };
  }
}
