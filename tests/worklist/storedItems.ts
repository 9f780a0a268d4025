import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { deskToldPut } from '../../functions/_data/worklist/deskTold.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId, now } from '../release/kept.ts';

/** What a desk has been told of. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  await writeTogether(store, [
    deskToldPut(
      provenPayerId(101),
      { newest: `${now.toISOString()}#${newId()}`, toldAt: now.toISOString() },
      undefined,
    ),
  ]);
}
