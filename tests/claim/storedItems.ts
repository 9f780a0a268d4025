import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newBatch } from '../../functions/claim/sending/newBatch.ts';
import { facilityId, newId, now } from '../release/kept.ts';

/** A file of claims on its way: the demonstration sends none. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const of = { facilityId, dialect: 'dha', senderId: 'DHA-F-9000001', receiverId: 'INS026' } as const;
  const about = {
    payerName: 'Invented Insurance',
    payerNameArabic: null,
    sentBy: 'user-1',
    sentByName: 'Noura Invented',
  };
  const { items } = newBatch({ now: () => now, newId }, { ...of, ...about }, [{ claimId: newId() }]);
  await writeTogether(store, [...items]);
}
