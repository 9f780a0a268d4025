import { createHash } from 'node:crypto';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { lineGroups } from '../../../shared/priceList/proposal.ts';
import { ProposalComparison } from '../../../shared/priceList/proposalComparison.ts';
import {
  newProposalPuts,
  proposedLines,
  proposedRows,
  type StoredProposal,
} from '../../_data/priceProposal/priceProposal.ts';
import { rowEntry } from '../../_data/versionedList/listedRows.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import { changesPerItem, numberedEntries, packedItems } from '../../_data/versionedList/packedList.ts';
import { accountPlans, demoUserId } from '../../_demo/accounts.ts';
import { demoFacilities } from '../../_demo/facilities.ts';
import { itemPuts } from '../../_demo/itemPuts.ts';
import { demoPayers, pearl } from '../../_demo/payers.ts';
import { found } from '../../_demo/pick.ts';
import { provenFacilityId, provenPayerId } from '../../_kit/proof.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { demoPrices, proposedPrices } from './prices.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const demoProposalId = '01K0DEM0PR1CEPR0P0SA100001';

const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.code, row]));

/** What Noor Family Clinic proposes beside the list in force: it waits for the people of Pearl Mutual Health. */
export function demoPriceProposal(now: Date, base: StoredVersion): TransactItem[] {
  const [before, after] = [byCode(demoPrices().before), byCode(proposedPrices())];
  const comparison = new ProposalComparison(() => false);
  for (const code of [...new Set([...before.keys(), ...after.keys()])].sort())
    comparison.add({ before: before.get(code) ?? null, after: after.get(code) ?? null });
  const { findings, lines } = comparison.found();
  const sender = found(accountPlans.find(({ userName }) => userName === 'admin@noor-clinic.example'));
  const { payerName, payerNameArabic } = found(demoPayers.find(({ payerId }) => payerId === pearl));
  const facility = found(demoFacilities.find(({ facilityId }) => facilityId === 'noor-clinic'));
  const { facilityLicense, facilityName, facilityNameArabic } = facility;
  const value: StoredProposal = {
    proposalId: demoProposalId,
    ...{ payerId: provenPayerId(pearl), payerName, payerNameArabic },
    ...{ facilityId: provenFacilityId('noor-clinic'), facilityLicense, facilityName, facilityNameArabic },
    ...{ state: 'waiting', effectiveOn: emiratesDateOf(new Date(now.getTime() + 45 * dayMs)) },
    ...{ rows: comparison.rows, fileName: 'noor-proposed-prices.xlsx' },
    fileHash: createHash('sha256')
      .update(JSON.stringify([...after]))
      .digest('hex'),
    madeAt: new Date(now.getTime() - dayMs).toISOString(),
    ...{ makerId: demoUserId(sender), makerName: sender.displayName },
    ...{ comparedWith: { versionId: base.versionId, number: base.number }, comparedBefore: null },
    ...{ comparisonId: demoProposalId, findings, decisions: 0 },
    tally: {
      ...{ accepted: 0, refused: 0 },
      undecided: lineGroups.reduce((sum, group) => sum + findings.counts[group], 0),
    },
    ...{ ended: null, versionId: null, forgotten: null, edition: 1 },
  };
  const rows = [...after.values()].map(rowEntry).sort((one, other) => (one.at < other.at ? -1 : 1));
  return [
    ...newProposalPuts(value),
    ...itemPuts('reference', [
      ...packedItems(proposedRows(value), rows, 100),
      ...[...lines].flatMap(([group, of]) => [
        ...packedItems(proposedLines(value, group), numberedEntries(of), changesPerItem),
      ]),
    ]),
  ];
}
