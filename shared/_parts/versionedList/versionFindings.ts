import { EarlierComparison, type RowInThree } from './earlierComparison.ts';
import { type GuardRail, VersionComparison } from './guardRails.ts';
import type { ListColumns, ListedRow } from './listedRow.ts';
import { type ChangeKind, type ColumnChange, changeKinds, type RowChange, rowChange } from './rowChange.ts';

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

/** Prices that move farthest come first: a misplaced decimal point is on the first page. */
const inOrder = (kind: ChangeKind | 'overTime', found: readonly Found[]): readonly RowDifference[] =>
  (kind === 'price' || kind === 'overTime'
    ? [...found].sort((one, other) => other.farthest - one.farthest)
    : found
  ).map(({ difference }) => difference);

/** What a comparison found, as the version's record keeps it. */
export interface Compared {
  readonly rows: number;
  readonly counts: Record<ChangeKind | 'same', number>;
  readonly rails: GuardRail[];
  readonly movedOverTime: number;
}

/** The rows that a version changes, by the kind of change. */
type Changes = readonly (readonly [ChangeKind | 'overTime', readonly RowDifference[]])[];

/** What a version is beside the one that it follows and the one of some time ago, row by row in the order of their codes. */
export class VersionFindings {
  readonly #columns: ListColumns;
  readonly #namesOf: (row: ListedRow) => Names;
  readonly #comparison: VersionComparison;
  readonly #overTime: EarlierComparison<Names> | null;
  readonly #since: number | null;
  readonly #changes: ReadonlyMap<ChangeKind, Found[]>;

  /**
   * The version follows another one (`hasBase`), and is counted against one of some time ago: `since` is its number, null without one. Of a first version no
   * changes are kept, because all of it is new, but where a second person has to look at what is new.
   */
  constructor(
    columns: ListColumns,
    namesOf: (row: ListedRow) => Names,
    { hasBase, since }: { readonly hasBase: boolean; readonly since: number | null },
  ) {
    this.#columns = columns;
    this.#namesOf = namesOf;
    this.#comparison = new VersionComparison(columns);
    this.#since = since;
    this.#overTime = since === null ? null : new EarlierComparison(columns);
    const isKept = hasBase || columns.guardsNew === true;
    this.#changes = new Map(isKept ? changeKinds.map((kind) => [kind, []]) : []);
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
    if (!change) return;
    for (const kind of change.kinds) this.#changes.get(kind)?.push(foundOf(names, change));
  }

  /** The counts, what needs a second person, and the changes. */
  found(): { readonly compared: Compared; readonly changes: Changes } {
    const late = this.#since === null ? null : this.#overTime?.found(this.#since);
    const moved = (late?.moved ?? []).map((each) => foundOf(each.named, each.change));
    const { rows, changes } = this.#comparison;
    return {
      compared: {
        ...{ rows, counts: changes, movedOverTime: moved.length },
        rails: [...this.#comparison.rails(), ...(late?.rails ?? [])],
      },
      changes: [...this.#changes, ['overTime', moved] as const].map(
        ([kind, all]) => [kind, inOrder(kind, all)] as const,
      ),
    };
  }
}
