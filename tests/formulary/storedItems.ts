import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { referencePriceWrites } from '../../functions/_data/formulary/referencePrices.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId, now, storeList } from '../release/kept.ts';

/** A version of a formulary, and the regulator's price of a drug. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const drug = { code: 'A1', dispenseMode: 'controlled', texts: {}, pricesFils: { packagePublic: 1 }, plans: {} };
  await storeList(store, { payerId: provenPayerId(101) }, drug);
  const listed = { importId: newId(), listedAt: now.toISOString(), listedByName: 'Sara Invented' };
  const price = { code: 'W0001-0100-00100-01', packageName: 'INVENTAL', packagePublicFils: 1650, unitPublicFils: 55 };
  await writeTogether(store, referencePriceWrites(null, { ...price, ...listed }));
}
