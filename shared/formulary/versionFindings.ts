import type { Drug } from './drug.ts';
import { type ChangeKind, changeKinds, type DrugChange, drugChange, farthestMove } from './drugChange.ts';
import { type DrugInThree, EarlierComparison } from './earlierComparison.ts';
import type { DrugDifference } from './formularyModel.ts';
import { type GuardRail, VersionComparison } from './guardRails.ts';

/** A drug as people know it. */
type Named = Pick<DrugDifference, 'code' | 'packageName'>;

const named = ({ code, texts }: Drug): Named => ({ code, packageName: texts.packageName ?? '' });
const difference = (drug: Named, { kinds, columns }: DrugChange): DrugDifference => ({
  ...drug,
  kinds: [...kinds],
  columns: [...columns],
});

/** Prices that move farthest come first: a misplaced decimal point is on the first page. */
const inOrder = (kind: ChangeKind | 'overTime', changes: readonly DrugDifference[]): readonly DrugDifference[] =>
  kind === 'price' || kind === 'overTime'
    ? [...changes].sort((one, other) => farthestMove(other) - farthestMove(one))
    : changes;

/** What a comparison found, as the version's record keeps it. */
export interface Compared {
  readonly rows: number;
  readonly counts: Record<ChangeKind | 'same', number>;
  readonly rails: GuardRail[];
  readonly movedOverTime: number;
}

/** The drugs that a version changes, by the kind of change. */
type Changes = readonly (readonly [ChangeKind | 'overTime', readonly DrugDifference[]])[];

/** What a version is beside the one that it follows and the one of some time ago, drug by drug in the order of their codes. */
export class VersionFindings {
  readonly #comparison = new VersionComparison();
  readonly #overTime = new EarlierComparison<Named>();
  readonly #changes: ReadonlyMap<ChangeKind, DrugDifference[]>;

  /** Of a first version (`hasBase` is false) no changes are kept: all of it is new. */
  constructor(hasBase: boolean) {
    this.#changes = new Map(hasBase ? changeKinds.map((kind) => [kind, []]) : []);
  }

  /** Takes note of a drug; the same object before and after stands for a drug that stays as it is. */
  add(drugs: DrugInThree): void {
    const { before, after } = drugs;
    const change = before === after ? null : drugChange(before, after);
    this.#comparison.add(before, after, change);
    const shown = after ?? before ?? drugs.earlier;
    if (!shown) return;
    this.#overTime.add(drugs, named(shown));
    for (const kind of change?.kinds ?? [])
      this.#changes.get(kind)?.push(difference(named(shown), change as DrugChange));
  }

  /** The counts, what needs a second person, and the changes; `since` is the number of the version of some time ago, null without one. */
  found(since: number | null): { readonly compared: Compared; readonly changes: Changes } {
    const late = since === null ? null : this.#overTime.found(since);
    const moved = (late?.moved ?? []).map((each) => difference(each.named, each.change));
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
