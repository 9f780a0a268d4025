import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { storeList } from '../release/kept.ts';

/** A version of a price list. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const price = { code: 'A1/3', texts: { description: 'Kept', currency: 'AED' }, pricesFils: { price: 1 } };
  await storeList(store, { payerId: provenPayerId(101), listId: 'kept' }, price);
}
