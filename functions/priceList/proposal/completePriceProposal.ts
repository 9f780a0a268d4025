import type { priceListApi } from '../../../shared/priceList/routes.ts';
import { priceListOf, proposalChange, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { Operation, SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { makerOf } from '../../_parts/approval.ts';
import { hasLaterStep } from '../../_parts/versionedList/baseOf.ts';
import { moveVersion } from '../../_parts/versionedList/moveVersion.ts';
import { isOutdated as isVersionOutdated } from '../../_parts/versionedList/shownVersion.ts';
import { stageVersion } from '../../_parts/versionedList/stageVersion.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { priceList } from '../priceList.ts';
import { acceptedRows } from './acceptedRows.ts';
import { providersNews } from './proposalNews.ts';
import { isOutdated, proposalToDecide } from './proposalOfCall.ts';
import { shownProposal } from './shownProposal.ts';

/** Refuses to end what was not looked at to its end, or is remarkable without a word why it is taken nevertheless. */
async function checkComplete(ctx: SessionContext, proposal: StoredProposal, reason: string): Promise<void> {
  if (await isOutdated(ctx, proposal)) throw fail('proposalOutdated');
  const { undecided, accepted } = proposal.tally;
  if (undecided > 0) throw invalid('proposalId', 'linesUndecided', { lines: undecided });
  if (accepted > 0 && proposal.findings.warnings.length > 0 && !reason) throw invalid('reason', 'listReasonMissing');
}

/** From here on no line is decided any more. The version has its id now: who goes on after a fault makes it, not a second one. */
async function begin(ctx: SessionContext, proposal: StoredProposal): Promise<StoredProposal> {
  const { after, items } = proposalChange(proposal, { versionId: ctx.newId() });
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return after;
}

/** Sets the version live on its day, unless it needs a second person or the list has changed: then it stands among the versions of the list. */
async function setLive(ctx: SessionContext, version: StoredVersion): Promise<void> {
  const pointer = await readPointer(ctx.store, version);
  const now = ctx.now();
  const isFree = !hasLaterStep(pointer, version, now) && !isVersionOutdated(version, pointer, now);
  if (version.state === 'staged' && isFree)
    await moveVersion(ctx, priceList, version, { edition: version.edition, move: 'goLive' });
}

/** What was accepted becomes a version of the price list, made by the person who ends the proposal: another one approves it where one has to. */
async function stage(ctx: SessionContext, proposal: StoredProposal, versionId: string): Promise<void> {
  const { effectiveOn, fileName, fileHash, madeAt, makerId, makerName, makerPerson } = proposal;
  const version = await stageVersion(
    ctx,
    priceList,
    {
      ...{ ...priceListOf(proposal), versionId, effectiveOn, fileName, fileHash },
      maker: await makerOf(ctx),
      proposer: { madeAt, makerId, makerName, ...(makerPerson && { makerPerson }) },
    },
    await acceptedRows(ctx.store, proposal),
  );
  await setLive(ctx, version);
}

/** Ends a proposal of which every line is decided (ADR 0140). */
export const completePriceProposal: Operation<typeof priceListApi.endpoints.completePriceProposal> = async (
  { body },
  ctx,
) => {
  const proposal = await proposalToDecide(ctx, body);
  const isBegun = proposal.versionId !== null;
  if (!isBegun) await checkComplete(ctx, proposal, body.reason);
  const isAccepted = proposal.tally.accepted > 0;
  const begun = isAccepted && !isBegun ? await begin(ctx, proposal) : proposal;
  if (begun.versionId !== null) await stage(ctx, begun, begun.versionId);
  const state = isAccepted ? 'accepted' : 'refused';
  const ended = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason || null };
  const { after, items } = proposalChange(begun, { state, ended });
  const news = await providersNews(ctx, after, isAccepted ? 'pricesAccepted' : 'pricesRefused');
  if (!(await writeTogether(ctx.store, [...items, ...news]))) throw fail('changedMeanwhile');
  ctx.audited({
    entity: 'priceProposal',
    id: after.proposalId,
    after: { state, ...after.tally, versionId: after.versionId, reason: ended.reason },
  });
  return shownProposal(ctx, after);
};
