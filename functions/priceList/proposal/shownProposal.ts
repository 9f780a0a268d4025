import type { PriceProposal, ProposalRow } from '../../../shared/priceList/proposal.ts';
import { priceListOf, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import { findVersion } from '../../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { isOwnChange } from '../../_parts/approval.ts';
import { stateOf } from '../../_parts/versionedList/shownVersion.ts';
import { isOutdated } from './proposalOfCall.ts';

/** The version that the accepted lines became, with where it stands. */
async function versionOf(ctx: SessionContext, value: StoredProposal): Promise<PriceProposal['version']> {
  if (value.state !== 'accepted' || value.versionId === null) return null;
  const list = priceListOf(value);
  const [version, pointer] = await Promise.all([
    findVersion(ctx.store, { ...list, versionId: value.versionId }),
    readPointer(ctx.store, list),
  ]);
  if (!version) return null;
  const { versionId, number, decided } = version;
  return {
    ...{ versionId, number, state: stateOf(version, pointer, ctx.now()) },
    holdsFromAt: pointer.steps.findLast((step) => step.versionId === versionId)?.fromAt ?? null,
    reason: decided && !decided.isApproved ? decided.reason : null,
  };
}

/** A proposal as its reader sees it: the provider learns of no decision before the insurer has ended its work. */
export async function shownProposal(ctx: SessionContext, value: StoredProposal): Promise<PriceProposal> {
  const { proposalId, payerId, payerName, payerNameArabic, state, effectiveOn, fileName, fileHash } = value;
  const { facilityLicense, facilityName, facilityNameArabic, rows, findings, tally, ended, edition } = value;
  const isHidden = ctx.scope.kind === 'facility' && (state === 'waiting' || state === 'withdrawn');
  return {
    ...{ proposalId, payerId, payerName, payerNameArabic, facilityLicense, facilityName, facilityNameArabic },
    ...{ state, effectiveOn, fileName, fileHash, rows, findings, ended, edition },
    made: { madeAt: value.madeAt, makerName: value.makerName, isOwn: await isOwnChange(ctx, value) },
    comparedWith: value.comparedWith?.number ?? null,
    comparedBefore: value.comparedBefore?.number ?? null,
    isOutdated: await isOutdated(ctx, value),
    areLinesRemoved: value.forgotten === 'all',
    tally: isHidden ? null : tally,
    version: await versionOf(ctx, value),
  };
}

/** A proposal as lists have it. */
export const proposalRowOf = (value: StoredProposal): ProposalRow => {
  const { proposalId, payerId, payerName, payerNameArabic, facilityLicense, facilityName, facilityNameArabic } = value;
  const { state, effectiveOn, findings, madeAt, makerName } = value;
  return {
    ...{ proposalId, payerId, payerName, payerNameArabic, facilityLicense, facilityName, facilityNameArabic },
    ...{ state, effectiveOn, counts: findings.counts, madeAt, makerName },
  };
};
