import { EarlierComparison, type RowInThree } from './earlierComparison.ts';
import { type GuardRail, VersionComparison } from './guardRails.ts';
import type { ListColumns, ListedRow } from './listedRow.ts';
import { ReferenceComparison } from './referenceComparison.ts';
import {
  type ChangeKind,
  type ColumnChange,
  changeKinds,
  type DifferenceKind,
  type RowChange,
  rowChange,
} from './rowChange.ts';

/** How people know a row: its code, and what the kind of list has besides. */
type Names = object;

/** A row that a version changes: how people know it, and in what it differs. */
export type RowDifference = Names & {
  readonly kinds: readonly ChangeKind[];
  readonly columns: readonly ColumnChange[];
};

interface Found {
  readonly difference: RowDifference;
  readonly farthest: number;
}

const foundOf = (names: Names, { kinds, columns, farthest }: RowChange): Found => ({
  difference: { ...names, kinds, columns },
  farthest,
});

const byDistance: ReadonlySet<DifferenceKind> = new Set(['price', 'overTime', 'reference']);

/** Prices that move farthest come first: a misplaced decimal point is on the first page. */
const inOrder = (kind: DifferenceKind, found: readonly Found[]): readonly RowDifference[] =>
  (byDistance.has(kind) ? [...found].sort((one, other) => other.farthest - one.farthest) : found).map(
    ({ difference }) => difference,
  );

/** What a comparison found, as the version's record keeps it. */
export interface Compared {
  readonly rows: number;
  readonly counts: Record<ChangeKind | 'same', number>;
  readonly rails: GuardRail[];
  readonly movedOverTime: number;
  /** How many rows have reference prices, and in how many a price is far from them. */
  readonly reference: { readonly compared: number; readonly far: number };
}

/** The rows that a version changes, by the kind of change. */
type Changes = readonly (readonly [DifferenceKind, readonly RowDifference[]])[];

/** What a version is beside the one that it follows and the one of some time ago, row by row in the order of their codes. */
export class VersionFindings {
  readonly #columns: ListColumns;
  readonly #namesOf: (row: ListedRow) => Names;
  readonly #comparison: VersionComparison;
  readonly #overTime: EarlierComparison<Names> | null;
  readonly #reference: ReferenceComparison<Names>;
  readonly #since: number | null;
  readonly #changes: ReadonlyMap<ChangeKind, Found[]>;

  /** The version follows another one (`hasBase`), and is counted against one of some time ago: `since` is its number, null without one. */
  constructor(
    columns: ListColumns,
    namesOf: (row: ListedRow) => Names,
    { hasBase, since }: { readonly hasBase: boolean; readonly since: number | null },
  ) {
    this.#columns = columns;
    this.#namesOf = namesOf;
    this.#comparison = new VersionComparison(columns, { isFirst: !hasBase });
    this.#since = since;
    this.#overTime = since === null ? null : new EarlierComparison(columns);
    this.#reference = new ReferenceComparison(columns);
    this.#changes = new Map(changeKinds.map((kind) => [kind, []]));
  }

  /** Takes note of a row; the same object before and after stands for a row that stays as it is. */
  add(rows: RowInThree): void {
    const { before, after } = rows;
    const change = before === after ? null : rowChange(before, after, this.#columns);
    this.#comparison.add(before, after, change);
    const shown = after ?? before ?? rows.earlier;
    if (!shown) return;
    const names = this.#namesOf(shown);
    this.#overTime?.add(rows, names);
    this.#reference.add({ before, after, reference: rows.reference ?? null }, names);
    if (!change) return;
    for (const kind of change.kinds) this.#changes.get(kind)?.push(foundOf(names, change));
  }

  /** The counts, what needs a second person, and the changes. */
  found(): { readonly compared: Compared; readonly changes: Changes } {
    const late = this.#since === null ? null : this.#overTime?.found(this.#since);
    const moved = (late?.moved ?? []).map((each) => foundOf(each.named, each.change));
    const beside = this.#reference.found();
    const far = beside.far.map(({ named, ...each }) => foundOf(named, { kinds: ['price'], ...each }));
    const { rows, changes } = this.#comparison;
    return {
      compared: {
        ...{ rows, counts: changes, movedOverTime: moved.length },
        reference: { compared: beside.compared, far: far.length },
        rails: [...this.#comparison.rails(), ...beside.rails, ...(late?.rails ?? [])],
      },
      changes: [...this.#changes, ['overTime', moved] as const, ['reference', far] as const].map(
        ([kind, all]) => [kind, inOrder(kind, all)] as const,
      ),
    };
  }
}
