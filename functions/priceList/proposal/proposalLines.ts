import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import {
  isInFilter,
  type LineDecision,
  type LineGroup,
  type LineTally,
  lineGroups,
  type ProposedLine,
  proposedLine,
  type ShownLine,
} from '../../../shared/priceList/proposal.ts';
import { decisionsOf, type StoredDecision } from '../../_data/priceProposal/priceDecision.ts';
import { proposedLines, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import { cursorCodec } from '../../_store/cursor.ts';

const codec = cursorCodec(/^\d{7}$/);

/** What was decided, so that the decision about a line is found: the last one that names its code or its group. */
export class Decided {
  readonly #byCode = new Map<string, StoredDecision>();
  readonly #byFilter: StoredDecision[] = [];

  constructor(decisions: readonly StoredDecision[]) {
    for (const decision of decisions) {
      for (const code of decision.codes ?? []) this.#byCode.set(code, decision);
      if (decision.filter) this.#byFilter.push(decision);
    }
  }

  of(line: ProposedLine): StoredDecision | null {
    const own = this.#byCode.get(line.code) ?? null;
    const grouped = this.#byFilter.findLast(({ filter }) => filter && isInFilter(filter, line)) ?? null;
    if (!own || !grouped) return own ?? grouped;
    return own.number > grouped.number ? own : grouped;
  }
}

/** All lines of a proposal, group by group. They were checked when they were stored. */
export async function* linesOf(store: DynamoDBDocumentClient, proposal: StoredProposal): AsyncGenerator<ProposedLine> {
  for (const group of lineGroups) {
    if (proposal.findings.counts[group] === 0) continue;
    for await (const { text } of packedEntries(store, proposedLines(proposal, group)))
      yield JSON.parse(text) as ProposedLine;
  }
}

/** Counts lines by what was decided about them. */
export class Tally {
  readonly counts: { -readonly [Name in keyof LineTally]: number } = { accepted: 0, refused: 0, undecided: 0 };

  add(decision: Pick<LineDecision, 'isAccepted'> | null): void {
    if (!decision) this.counts.undecided += 1;
    else if (decision.isAccepted) this.counts.accepted += 1;
    else this.counts.refused += 1;
  }
}

const shownDecision = ({ isAccepted, reason, byName, at }: StoredDecision): LineDecision => ({
  ...{ isAccepted, reason, byName, at },
});

interface Wanted {
  readonly group: LineGroup;
  readonly mostPercent: number | null;
  readonly take: number;
  readonly cursor?: string | undefined;
  /** Whether the reader may see what was decided already. */
  readonly isDecisionShown: boolean;
}

/** A page of the lines of a group; with a percentage, of those that move by no more. */
export async function pageOfLines(
  store: DynamoDBDocumentClient,
  proposal: StoredProposal,
  { group, mostPercent, take, cursor, isDecisionShown }: Wanted,
): Promise<Page<ShownLine>> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const decided = new Decided(isDecisionShown ? await decisionsOf(store, proposal) : []);
  // The largest effect comes first: those up to a percentage are the end of the group.
  const total = mostPercent === null ? proposal.findings.counts[group] : null;
  const items: ShownLine[] = [];
  let end = '';
  for await (const { at, text } of packedEntries(store, proposedLines(proposal, group), { after })) {
    const line = proposedLine.parse(JSON.parse(text));
    if (!isInFilter({ group, mostPercent }, line)) continue;
    if (items.length >= take) return { items, nextCursor: codec.cursorOf(end), total };
    const decision = decided.of(line);
    items.push({ ...line, decision: decision && shownDecision(decision) });
    end = at;
  }
  return { items, nextCursor: null, total };
}

/** How many lines of a proposal a filter has. */
export async function countIn(
  store: DynamoDBDocumentClient,
  proposal: StoredProposal,
  filter: Pick<Wanted, 'group' | 'mostPercent'>,
): Promise<number> {
  if (filter.mostPercent === null) return proposal.findings.counts[filter.group];
  let count = 0;
  for await (const { text } of packedEntries(store, proposedLines(proposal, filter.group)))
    if (isInFilter(filter, JSON.parse(text) as ProposedLine)) count += 1;
  return count;
}
