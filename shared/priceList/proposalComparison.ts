import { rowChange } from '../_parts/versionedList/rowChange.ts';
import { listedColumns, type Price } from './price.ts';
import {
  type LineCounts,
  type LineGroup,
  lineGroups,
  mostGroupedRaise,
  type ProposalFindings,
  type ProposalWarning,
  type ProposedLine,
  percentOf,
} from './proposal.ts';

/** A line in the list that was compared before, in the one that it would follow, and in the proposal; `earlier` is left out in a first comparison. */
export interface LineInThree {
  readonly earlier?: Price | null;
  readonly before: Price | null;
  readonly after: Price | null;
}

const agreed = (row: Price | null): number | null => row?.pricesFils.price ?? null;

/** Fewer moved prices than this have the same factor by chance. */
const leastSame = 5;
const sameShare = 0.8;

function groupOf(before: Price | null, after: Price | null): LineGroup {
  if (before === null) return 'new';
  if (after === null) return 'removed';
  const [was, is] = [agreed(before) ?? 0, agreed(after) ?? 0];
  if (is > was) return 'raised';
  return is < was ? 'lowered' : 'other';
}

/** Whether a row is another one; null stands for a list without it. */
const isChanged = (one: Price | null, other: Price | null): boolean =>
  (one ?? other) !== null && rowChange(one, other, listedColumns).kinds.length > 0;

/** Raises that have no percentage, because the price was nothing, go before all others. */
const effectOf = ({ group, percent, beforeFils, afterFils }: ProposedLine): number => {
  if (group === 'raised' || group === 'lowered') return percent === null ? Number.MAX_SAFE_INTEGER : Math.abs(percent);
  return afterFils ?? beforeFils ?? 0;
};

/** Compares what a provider proposes with the list in force, row by row, and says what is remarkable about the whole. */
export class ProposalComparison {
  readonly #isUnknown: (row: Price) => boolean;
  readonly #lines = new Map<LineGroup, ProposedLine[]>(lineGroups.map((group) => [group, []]));
  readonly #factors = new Map<number, number>();
  #moved = 0;
  #far = 0;
  #conflicts = 0;
  #unknown = 0;
  #raisedFils = 0;
  #loweredFils = 0;
  #sumBefore = 0;
  #sumAfter = 0;
  rows = 0;

  /** `isUnknown` says whether the portal's lists of codes lack the code of a new line. */
  constructor(isUnknown: (row: Price) => boolean) {
    this.#isUnknown = isUnknown;
  }

  /** Takes note of a row. */
  add({ earlier, before, after }: LineInThree): void {
    if (after) this.rows += 1;
    const [was, is] = [agreed(before), agreed(after)];
    if (was !== null && is !== null) {
      this.#sumBefore += was;
      this.#sumAfter += is;
    }
    const change = rowChange(before, after, listedColumns);
    const shown = after ?? before;
    if (!shown || change.kinds.length === 0) return;
    const group = groupOf(before, after);
    if (was !== null && is !== null && was !== is) this.#addMove(was, is);
    const isConflict = earlier !== undefined && isChanged(earlier, before);
    const isUnknown = group === 'new' && this.#isUnknown(shown);
    if (isConflict) this.#conflicts += 1;
    if (isUnknown) this.#unknown += 1;
    this.#lines.get(group)?.push({
      ...{ code: shown.code, description: shown.texts.description ?? '', group },
      ...{ beforeFils: was, afterFils: is, percent: percentOf(was, is) },
      columns: before && after ? change.columns.map(({ column }) => column).filter((column) => column !== 'price') : [],
      ...{ isConflict, isUnknown },
    });
  }

  #addMove(was: number, is: number): void {
    this.#moved += 1;
    if (is > was) this.#raisedFils += is - was;
    else this.#loweredFils += was - is;
    const percent = percentOf(was, is);
    if (percent === null || Math.abs(percent) > mostGroupedRaise) this.#far += 1;
    if (percent !== null) this.#factors.set(percent, (this.#factors.get(percent) ?? 0) + 1);
  }

  #sameFactor(): ProposalWarning[] {
    const [percent, count] = [...this.#factors].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
    if (count < leastSame || count < this.#moved * sameShare) return [];
    const factor = Math.round(1000 + percent * 10) / 1000;
    return [{ rule: 'sameFactor', factor, count, of: this.#moved }];
  }

  #warnings(counts: LineCounts): ProposalWarning[] {
    const all = lineGroups.reduce((sum, group) => sum + counts[group], 0);
    return [
      ...this.#sameFactor(),
      ...(this.#far > 0 ? [{ rule: 'farPrices', count: this.#far, of: this.#moved } as const] : []),
      ...(this.#unknown > 0 ? [{ rule: 'unknownCodes', count: this.#unknown, of: counts.new } as const] : []),
      ...(this.#conflicts > 0 ? [{ rule: 'conflicts', count: this.#conflicts, of: all } as const] : []),
    ];
  }

  /** The lines that change, by group and by effect, and what is said of the whole. */
  found(): { readonly findings: ProposalFindings; readonly lines: ReadonlyMap<LineGroup, readonly ProposedLine[]> } {
    for (const lines of this.#lines.values()) lines.sort((one, other) => effectOf(other) - effectOf(one));
    const counts = Object.fromEntries(
      lineGroups.map((group) => [group, this.#lines.get(group)?.length ?? 0]),
    ) as LineCounts;
    return {
      lines: this.#lines,
      findings: {
        ...{ counts, raisedFils: this.#raisedFils, loweredFils: this.#loweredFils },
        percent: percentOf(this.#sumBefore || null, this.#sumAfter),
        warnings: this.#warnings(counts),
      },
    };
  }
}
