import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { attachmentWrites, markChecked, putDraft } from '../../functions/_data/attachment/attachment.ts';
import { provenPk } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId, now, userId } from '../release/kept.ts';

/** A file of a query, and one that no record names yet. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const attachmentId = newId();
  const draft = await putDraft(
    store,
    userId,
    { attachmentId, fileName: 'a.pdf', bytes: 9, contentType: 'application/pdf' },
    now,
  );
  await markChecked(store, userId, attachmentId);
  await writeTogether(store, attachmentWrites(provenPk('QUERY#kept'), userId, [draft]));
  await putDraft(
    store,
    userId,
    { attachmentId: newId(), fileName: 'b.pdf', bytes: 9, contentType: 'application/pdf' },
    now,
  );
}
