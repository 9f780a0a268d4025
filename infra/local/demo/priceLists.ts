import { priceRows } from '../../../functions/_data/priceList/priceRows.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import { listedColumns, priceNames } from '../../../shared/priceList/price.ts';
import { demoListInVersions } from './listVersions.ts';
import { pearl } from './payers.ts';
import { demoPrices } from './prices.ts';

/** What Pearl Mutual Health pays Noor Family Clinic: a list in force, and a later one that waits for a second person because of one price. */
export const demoPriceList = (now: Date) =>
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
