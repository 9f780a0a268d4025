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
  readonly #overTime: EarlierComparison<Names>;
  readonly #changes: ReadonlyMap<ChangeKind, Found[]>;

  /** Of a first version (`hasBase` is false) no changes are kept: all of it is new. */
  constructor(columns: ListColumns, namesOf: (row: ListedRow) => Names, hasBase: boolean) {
    this.#columns = columns;
    this.#namesOf = namesOf;
    this.#comparison = new VersionComparison(columns);
    this.#overTime = new EarlierComparison(columns);
    this.#changes = new Map(hasBase ? changeKinds.map((kind) => [kind, []]) : []);
  }

  /** Takes note of a row; the same object before and after stands for a row that stays as it is. */
  add(rows: RowInThree): void {
    const { before, after } = rows;
    const change = before === after ? null : rowChange(before, after, this.#columns);
    this.#comparison.add(before, after, change);
    const shown = after ?? before ?? rows.earlier;
    if (!shown) return;
    const names = this.#namesOf(shown);
    this.#overTime.add(rows, names);
    if (!change) return;
    for (const kind of change.kinds) this.#changes.get(kind)?.push(foundOf(names, change));
  }

  /** The counts, what needs a second person, and the changes; `since` is the number of the version of some time ago, null without one. */
  found(since: number | null): { readonly compared: Compared; readonly changes: Changes } {
    const late = since === null ? null : this.#overTime.found(since);
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
