import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beginningOfUse } from '../../functions/_data/lookupList/entryUse.ts';
import { keptListPuts } from '../../functions/_data/lookupList/keptChange.ts';
import { readKeptList } from '../../functions/_data/lookupList/keptList.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId, now } from '../release/kept.ts';

/** An entry of a list, and its use. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const kept = await readKeptList(store, 'groupOwners');
  const content = { name: 'Kept Group', nameArabic: 'مجموعة', code: null, activeFrom: null, activeTo: null };
  const at = { changeId: newId(), at: now.toISOString(), byName: 'Sara Invented' };
  const change = { ...at, kind: 'added', entryId: 1001, before: null, after: content } as const;
  const entry = { ...content, list: 'groupOwners', entryId: 1001, isDeleted: false, edition: 1 } as const;
  await writeTogether(store, keptListPuts(kept, { entry, order: [1001], lastId: 1001, change }));
  await writeTogether(store, beginningOfUse('groupOwners', 1001));
}
