import { type GuardRail, railLimits } from './guardRails.ts';
import type { ListColumns, ListedRow } from './listedRow.ts';
import { type ColumnChange, moveOf } from './rowChange.ts';

/** A row in the version before and in the new one, and what is known of its prices from elsewhere. */
interface RowWithReference {
  readonly before: ListedRow | null;
  readonly after: ListedRow | null;
  /** The reference prices of the row, in the columns that have one; null where there are none. */
  readonly reference: ListedRow | null;
}

interface Far<Named> {
  readonly named: Named;
  /** The reference price stands before, the list's price after. */
  readonly columns: readonly ColumnChange[];
  readonly farthest: number;
}

/**
 * Counts the prices of a version that are far from the reference prices. Only prices that the version brings count: one of the version before was decided
 * about with that version.
 */
export class ReferenceComparison<Named> {
  readonly #columns: ListColumns;
  readonly #far: Far<Named>[] = [];
  #compared = 0;

  constructor(columns: ListColumns) {
    this.#columns = columns;
  }

  /** Takes note of a row; `named` is how the caller knows it again. */
  add({ before, after, reference }: RowWithReference, named: Named): void {
    if (!after || !reference) return;
    this.#compared += 1;
    const columns = this.#columns.prices.flatMap((column) => {
      const [known, price] = [reference.pricesFils[column], after.pricesFils[column]];
      if (known === undefined || price === undefined || before?.pricesFils[column] === price) return [];
      return moveOf(known, price) > railLimits.priceMove ? [{ column, before: known, after: price }] : [];
    });
    if (columns.length === 0) return;
    const farthest = Math.max(...columns.map((each) => moveOf(each.before, each.after)));
    this.#far.push({ named, columns, farthest });
  }

  /** How many rows have reference prices, and those whose prices are far from them; with the guard rail where there are any. */
  found(): { readonly compared: number; readonly rails: GuardRail[]; readonly far: readonly Far<Named>[] } {
    const [count, of] = [this.#far.length, this.#compared];
    return {
      compared: of,
      rails: count > 0 ? [{ rule: 'reference', column: null, count, of }] : [],
      far: this.#far,
    };
  }
}
