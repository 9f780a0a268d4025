import { type GuardRail, railLimits } from './guardRails.ts';
import type { ListColumns, ListedRow } from './listedRow.ts';
import { type ColumnChange, isOffered, moveOf, type RowChange, rowChange } from './rowChange.ts';

/** The guard rails count together what versions change within so many days: small steps add up. */
export const earlierDays = 180;

/** A row in the version of some time ago, in the version before, and in the new one; null in a version without it. */
export interface RowInThree {
  readonly earlier: ListedRow | null;
  readonly before: ListedRow | null;
  readonly after: ListedRow | null;
  /** Its reference prices; null or absent where there are none. */
  readonly reference?: ListedRow | null;
}

/** A row that is part of what has moved too far over time: its change since the earlier version, and the rules that it counts for. */
interface Moved<Named> {
  readonly named: Named;
  readonly change: RowChange;
  readonly rules: ReadonlySet<string>;
}

const isWithdrawn = (from: ListedRow | null, to: ListedRow | null): boolean => isOffered(from) && !isOffered(to);

const priceIn = (row: ListedRow | null, column: string): number | null => row?.pricesFils[column] ?? null;

/** Whether a price is too far from what it was, and this version moves it: one that a second person has approved is not asked about again. */
const isFarPrice = (change: ColumnChange, before: ListedRow | null, { prices }: ListColumns): boolean =>
  prices.includes(change.column) &&
  moveOf(change.before, change.after) > railLimits.priceMove &&
  priceIn(before, change.column) !== change.after;

/**
 * Counts a new version beside one of some time ago, row by row: each of several versions may stay within the guard rails while all of them together do not.
 * Only what the new version itself moves makes it wait.
 */
export class EarlierComparison<Named> {
  readonly #columns: ListColumns;
  readonly #moved: Moved<Named>[] = [];
  readonly #totals: Record<string, number> = {};
  readonly #losses: Record<string, number> = {};
  /** The rules that the new version itself adds to. */
  readonly #touched = new Set<string>();

  constructor(columns: ListColumns) {
    this.#columns = columns;
  }

  /** Takes note of a row; `named` is how the caller knows it again. */
  add(row: RowInThree, named: Named): void {
    const { earlier, after } = row;
    const change = rowChange(earlier, after, this.#columns);
    const rules = new Set([
      ...this.#addition(row),
      ...(earlier ? [...this.#withdrawal(row), ...this.#planLosses(row), ...this.#farPrice(row, change)] : []),
    ]);
    for (const rule of rules) this.#count(this.#losses, rule);
    if (rules.size > 0) this.#moved.push({ named, change, rules });
  }

  #count(counts: Record<string, number>, rule: string): void {
    counts[rule] = (counts[rule] ?? 0) + 1;
  }

  #addition({ earlier, before, after }: RowInThree): string[] {
    if (!isOffered(after)) return [];
    this.#count(this.#totals, 'added');
    if (isOffered(earlier)) return [];
    if (!isOffered(before)) this.#touched.add('added');
    return ['added'];
  }

  #farPrice({ before, after }: RowInThree, change: RowChange): string[] {
    if (!after) return [];
    this.#count(this.#totals, 'price');
    return change.columns.some((each) => isFarPrice(each, before, this.#columns)) ? ['price'] : [];
  }

  #withdrawal({ earlier, before, after }: RowInThree): string[] {
    if (isOffered(earlier)) this.#count(this.#totals, 'withdrawn');
    if (!isWithdrawn(earlier, after)) return [];
    if (isWithdrawn(before, after)) this.#touched.add('withdrawn');
    return ['withdrawn'];
  }

  #planLosses({ earlier, before, after }: RowInThree): string[] {
    const covered = this.#columns.plans.filter((plan) => earlier?.plans?.[plan]);
    for (const plan of covered) this.#count(this.#totals, plan);
    const lost = covered.filter((plan) => after && after.plans?.[plan] !== true);
    for (const plan of lost) if (!before || before.plans?.[plan]) this.#touched.add(plan);
    return lost;
  }

  #railOf(rule: string, limit: number): { count: number; of: number } | null {
    const [count, of] = [this.#losses[rule] ?? 0, this.#totals[rule] ?? 0];
    return count > of * limit ? { count, of } : null;
  }

  #railsByRule(since: number): ReadonlyMap<string, GuardRail> {
    const withdrawn = this.#touched.has('withdrawn') && this.#railOf('withdrawn', railLimits.withdrawnShare);
    const added = this.#touched.has('added') && this.#railOf('added', railLimits.addedShare);
    const price = this.#railOf('price', 0);
    const plans = this.#columns.plans.flatMap((column) => {
      const found = this.#touched.has(column) && this.#railOf(column, railLimits.planLossShare);
      return found ? [[column, { rule: 'planLoss', column, ...found, since }] as const] : [];
    });
    return new Map<string, GuardRail>([
      ...(withdrawn ? [['withdrawn', { rule: 'withdrawn', column: null, ...withdrawn, since }] as const] : []),
      ...(added ? [['added', { rule: 'added', column: null, ...added, since }] as const] : []),
      ...(price ? [['price', { rule: 'price', column: null, ...price, since }] as const] : []),
      ...plans,
    ]);
  }

  /** What needs a second person, counted since the version of that number, and the rows concerned. */
  found(since: number): { readonly rails: GuardRail[]; readonly moved: readonly Moved<Named>[] } {
    const rails = this.#railsByRule(since);
    const moved = this.#moved.filter(({ rules }) => [...rules].some((rule) => rails.has(rule)));
    return { rails: [...rails.values()], moved };
  }
}
