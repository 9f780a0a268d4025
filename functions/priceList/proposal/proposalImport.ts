import { contractStatusOf } from '../../../shared/_field/contractStatus.ts';
import { isIsoDay } from '../../../shared/_field/dateText.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { codeSetOf } from '../../../shared/authorization/authorizationTypes.ts';
import { activityOf, lineCode, type Price, priceOf, priceProblems } from '../../../shared/priceList/price.ts';
import { priceProposalSheet } from '../../../shared/priceList/priceProposalSheet.ts';
import { lineGroups, mostProposedDays } from '../../../shared/priceList/proposal.ts';
import { codesOfSet } from '../../_data/activityCode/activityCode.ts';
import { getFacility } from '../../_data/facility/facility.ts';
import { getPayer, isServing } from '../../_data/payer/payer.ts';
import {
  findOwnProposal,
  newProposalPuts,
  openProposal,
  priceListOf,
  proposalChange,
  proposedRows,
  type StoredProposal,
} from '../../_data/priceProposal/priceProposal.ts';
import type { ContractKey } from '../../_data/providerContract/providerContract.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import { writePacked } from '../../_data/versionedList/packedList.ts';
import { JobFailure } from '../../_parts/job/jobKind.ts';
import type { ImportContext } from '../../_parts/sheetImport/importServer.ts';
import { baseOf } from '../../_parts/versionedList/baseOf.ts';
import { listImport } from '../../_parts/versionedList/listImport.ts';
import { type NewVersion, type RowCollector, rowsPerItem } from '../../_parts/versionedList/stageVersion.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { priceList } from '../priceList.ts';
import { compareProposal } from './compareProposal.ts';
import { forgetProposals } from './forgetProposals.ts';
import { insurersNews } from './proposalNews.ts';

/** The contract that the sheet is about: of the facility of the person who brought it, with the insurer that came with it. */
function contractOf({ imported: { scope, settings } }: ImportContext): ContractKey {
  if (scope.kind !== 'facility') throw new JobFailure('rightsLost');
  return { facilityId: scope.facilityId, payerId: Number(settings.payerId) };
}

/** Both sides of the contract as they are stored; refuses a provider without a contract. */
async function sidesOf({ store }: ImportContext, { facilityId, payerId }: ContractKey) {
  const [facility, payer] = await Promise.all([
    getFacility(store, facilityId, { isNow: true }),
    Number.isInteger(payerId) ? getPayer(store, payerId) : null,
  ]);
  if (!payer || !isServing(payer)) throw new JobFailure('payerMissing');
  if (!facility || contractStatusOf(facility.providerStatus) !== 'contracted') throw new JobFailure('noContract');
  return { facility, payer };
}

/** Prices change from a day to come on: what was done by then is paid as it was agreed. */
function checkDay({ imported, now }: ImportContext): void {
  const { effectiveOn = '' } = imported.settings;
  const today = emiratesDateOf(now());
  const isToCome = isIsoDay(effectiveOn) && effectiveOn > today && effectiveOn <= daysAfter(today, mostProposedDays);
  if (!isToCome) throw new JobFailure('dayNotToCome');
}

/** Which codes of new lines the portal's lists do not have. A list that nobody has brought says nothing. */
async function unknownCodes({ store }: ImportContext): Promise<(row: Price) => boolean> {
  const sets = new Map<string, ReadonlySet<string>>();
  for (const { value } of priceProposalSheet.columns.type.values) {
    const codeSet = codeSetOf(Number(value));
    if (codeSet) sets.set(value, await codesOfSet(store, codeSet));
  }
  return (row) => {
    const { code, type } = activityOf(row);
    const known = sets.get(type);
    return known !== undefined && known.size > 0 && !known.has(code);
  };
}

/** What a sheet becomes: a proposal that waits for the insurer's people, compared with the list that holds on its day. */
async function propose(ctx: ImportContext, sheet: NewVersion, rows: RowCollector<Price>): Promise<void> {
  const { store } = ctx;
  const of = contractOf(ctx);
  const { versionId: proposalId, effectiveOn, fileName, fileHash, maker } = sheet;
  // A worker that died after it had stored the proposal has done all of it.
  if (await findOwnProposal(store, of, proposalId)) return;
  const { facility, payer } = await sidesOf(ctx, of);
  await forgetProposals(ctx, of);
  const list = priceListOf(of);
  const place = { payerId: list.payerId, facilityId: facility.facilityId as StoredProposal['facilityId'], proposalId };
  const comparisonId = ctx.newId();
  const entries = rows.rows();
  await writePacked(store, proposedRows(place), entries, rowsPerItem);
  const base = baseOf(await readPointer(store, list), sheet, ctx.now());
  const isUnknown = await unknownCodes(ctx);
  const compared = await compareProposal(store, { ...place, comparisonId }, entries, { base, isUnknown });
  const undecided = lineGroups.reduce((sum, group) => sum + compared.findings.counts[group], 0);
  if (undecided === 0) throw new JobFailure('nothingProposed');
  const { payerName, payerNameArabic } = payer;
  const { facilityLicense, facilityName, facilityNameArabic } = facility;
  const value: StoredProposal = {
    ...place,
    ...{ payerName, payerNameArabic, facilityLicense, facilityName, facilityNameArabic },
    ...{ state: 'waiting', effectiveOn, fileName, fileHash, ...maker, ...compared, comparisonId },
    ...{ comparedWith: base, comparedBefore: null, decisions: 0, tally: { accepted: 0, refused: 0, undecided } },
    ...{ ended: null, versionId: null, forgotten: null, edition: 1 },
  };
  const news = await insurersNews(ctx, value, 'pricesProposed');
  // Another sheet of the provider was faster: one proposal waits at a time.
  if (!(await writeTogether(store, [...newProposalPuts(value), ...news]))) throw new JobFailure('proposalWaits');
}

/** Withdraws what was proposed, unless it was decided. */
async function giveBack(ctx: ImportContext): Promise<boolean> {
  const found = await findOwnProposal(ctx.store, contractOf(ctx), ctx.imported.importId);
  if (!found || found.state === 'withdrawn') return true;
  if (found.state !== 'waiting' || found.versionId !== null) return false;
  const ended = { at: ctx.now().toISOString(), byName: ctx.actor.displayName, reason: null };
  const { after, items } = proposalChange(found, { state: 'withdrawn', ended });
  return writeTogether(ctx.store, [...items, ...(await insurersNews(ctx, after, 'pricesWithdrawn'))]);
}

/** What a sheet of a provider does: nothing to any price list; it becomes a proposal to the insurer (ADR 0140). */
export const proposalImport = listImport({
  facts: priceProposalSheet,
  kind: priceList,
  rowOf: priceOf,
  codeOf: lineCode,
  check: priceProblems,
  listOf: async (ctx) => {
    const of = contractOf(ctx);
    await sidesOf(ctx, of);
    if (ctx.imported.state === 'undoing') return priceListOf(of);
    const waits = await openProposal(ctx.store, of);
    // A worker that died may have made the proposal of this sheet.
    if (waits !== ctx.imported.importId) {
      if (waits !== null) throw new JobFailure('proposalWaits');
      checkDay(ctx);
    }
    return priceListOf(of);
  },
  becomes: { take: propose, giveBack },
});
