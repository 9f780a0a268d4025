import { listedColumns, priceNames } from '../../shared/priceList/price.ts';
import { priceRows } from '../_data/priceList/priceRows.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoListInVersions } from '../_demo/listVersions.ts';
import { pearl } from '../_demo/payers.ts';
import { provenPayerId } from '../_kit/proof.ts';
import { demoPrices } from './demo/prices.ts';
import { demoPriceProposal } from './demo/proposals.ts';

/** What Pearl Mutual Health pays Noor Family Clinic: a list in force, and a later one that waits for a second person because of one price. */
const versions = (now: Date) =>
  demoListInVersions(
    {
      list: { payerId: provenPayerId(pearl), listId: 'noor-clinic' },
      kind: { ...priceRows, columns: listedColumns, namesOf: priceNames },
      ...demoPrices(),
      makers: ['prices@pearl.example', 'prices@pearl.example'],
      approved: { by: 'payeradmin@pearl.example', reason: 'Agrees with the signed contract' },
      fileName: 'noor-prices',
    },
    now,
  );

/** The list, and what the provider proposes beside it. */
export const demo: Demo = ({ now }) => {
  const { writes, inForce } = versions(now);
  return [...writes, ...demoPriceProposal(now, inForce)];
};
