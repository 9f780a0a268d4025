import { isInFilter, mostGroupedRaise, mustBeListed, type ProposedLine } from '../../../shared/priceList/proposal.ts';
import type { priceListApi } from '../../../shared/priceList/routes.ts';
import {
  decisionPut,
  decisionsOf,
  mostDecisions,
  type StoredDecision,
} from '../../_data/priceProposal/priceDecision.ts';
import { proposalChange, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import type { BodyOf, Operation, SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { Decided, linesOf, Tally } from './proposalLines.ts';
import { isOutdated, proposalToDecide } from './proposalOfCall.ts';
import { shownProposal } from './shownProposal.ts';

type Decide = typeof priceListApi.endpoints.decidePriceLines;
type Body = BodyOf<Decide>;

/** The decision as it is stored. A refusal says why: the provider reads it at the line. */
function decisionFor(
  ctx: SessionContext,
  { decisions, comparisonId }: StoredProposal,
  { isAccepted, reason, lines, filter }: Body,
): StoredDecision {
  if ((lines === undefined) === (filter === undefined)) throw invalid('lines', 'linesOrGroup');
  if (!isAccepted && !reason) throw invalid('reason', 'listReasonMissing');
  if (decisions >= mostDecisions) throw invalid('lines', 'tooManyDecisions', { most: mostDecisions });
  return {
    ...{ number: decisions + 1, comparisonId, isAccepted, reason: reason || null },
    ...{ byId: ctx.user.userId, byName: ctx.user.displayName, at: ctx.now().toISOString() },
    codes: lines?.map(({ code }) => code) ?? null,
    filter: filter ? { group: filter.group, mostPercent: filter.mostPercent } : null,
  };
}

/**
 * Goes over all lines with the decisions, the new one among them, and refuses it where it is about other lines than the person has seen: a price that is
 * not the one that was shown, a group of another size, or a group that would let raises through that nobody has listed.
 */
async function counted(ctx: SessionContext, proposal: StoredProposal, body: Body, decision: StoredDecision) {
  const decided = new Decided([...(await decisionsOf(ctx.store, proposal)), decision]);
  const shown = new Map(body.lines?.map(({ code, afterFils }) => [code, afterFils]));
  const isMeant = (line: ProposedLine): boolean =>
    decision.filter ? isInFilter(decision.filter, line) : shown.get(line.code) === line.afterFils;
  const tally = new Tally();
  let [meant, unseen] = [0, 0];
  for await (const line of linesOf(ctx.store, proposal)) {
    tally.add(decided.of(line));
    if (!isMeant(line)) continue;
    meant += 1;
    if (decision.filter && mustBeListed(line)) unseen += 1;
  }
  if (meant !== (body.filter?.count ?? shown.size)) throw fail('changedMeanwhile');
  if (decision.isAccepted && unseen > 0)
    throw invalid('filter', 'linesUnseen', { lines: unseen, percent: mostGroupedRaise });
  return { tally: tally.counts, meant };
}

/** Accepts or refuses lines of a proposal (ADR 0140). Two reviewers at once: the later one reads again. */
export const decidePriceLines: Operation<Decide> = async ({ body }, ctx) => {
  const proposal = await proposalToDecide(ctx, body);
  if (proposal.versionId !== null) throw fail('changedMeanwhile');
  if (await isOutdated(ctx, proposal)) throw fail('proposalOutdated');
  const decision = decisionFor(ctx, proposal, body);
  const { tally, meant } = await counted(ctx, proposal, body, decision);
  const { after, items } = proposalChange(proposal, { tally, decisions: decision.number });
  if (!(await writeTogether(ctx.store, [...items, decisionPut(proposal, decision)]))) throw fail('changedMeanwhile');
  const { isAccepted, reason, filter } = decision;
  ctx.audited({
    entity: 'priceProposal',
    id: proposal.proposalId,
    after: { decision: decision.number, isAccepted, lines: meant, group: filter?.group ?? null, reason },
  });
  return shownProposal(ctx, after);
};
