import { lineGroups } from '../../../shared/priceList/proposal.ts';
import type { priceListApi } from '../../../shared/priceList/routes.ts';
import {
  priceListOf,
  proposalChange,
  proposedRows,
  type StoredProposal,
} from '../../_data/priceProposal/priceProposal.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import type { Operation, SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { baseOf } from '../../_parts/versionedList/baseOf.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { compareProposal } from './compareProposal.ts';
import { linesOf } from './proposalLines.ts';
import { isOutdated, proposalToDecide } from './proposalOfCall.ts';
import { shownProposal } from './shownProposal.ts';

/** The codes that the first comparison has found unknown. */
async function knownUnknown({ store }: SessionContext, proposal: StoredProposal): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  for await (const { code, isUnknown } of linesOf(store, proposal)) if (isUnknown) codes.add(code);
  return codes;
}

/**
 * Compares a proposal with the list that another version has become in between. Lines that the insurer has changed itself since then are marked, and
 * every line is decided anew: what was looked at was another difference.
 */
export const comparePriceProposal: Operation<typeof priceListApi.endpoints.comparePriceProposal> = async (
  { body },
  ctx,
) => {
  const proposal = await proposalToDecide(ctx, body);
  if (proposal.versionId !== null || !(await isOutdated(ctx, proposal))) throw fail('changedMeanwhile');
  const base = baseOf(await readPointer(ctx.store, priceListOf(proposal)), proposal, ctx.now());
  const unknown = await knownUnknown(ctx, proposal);
  const comparisonId = ctx.newId();
  const compared = await compareProposal(
    ctx.store,
    { ...proposal, comparisonId },
    packedEntries(ctx.store, proposedRows(proposal)),
    { base, earlier: proposal.comparedWith, isUnknown: ({ code }) => unknown.has(code) },
  );
  const undecided = lineGroups.reduce((sum, group) => sum + compared.findings.counts[group], 0);
  const { after, items } = proposalChange(proposal, {
    ...{ ...compared, comparisonId, comparedWith: base, comparedBefore: proposal.comparedWith },
    tally: { accepted: 0, refused: 0, undecided },
  });
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  const { proposalId: id } = after;
  ctx.audited({ entity: 'priceProposal', id, after: { comparedWith: base?.number ?? null, lines: undecided } });
  return shownProposal(ctx, after);
};
