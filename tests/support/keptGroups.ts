import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readKeptList } from '../../functions/_data/lookupList/keptList.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { demoGroups } from '../../functions/lookupList/demo.ts';

/** Stores the demonstration's groups of facilities, unless they are there; answers their ids in the order of the lists. */
export async function storeGroups(store: DynamoDBDocumentClient) {
  for (const item of demoGroups(new Date())) await writeTogether(store, [item]);
  const idsOf = async (list: 'groupOwners' | 'subGroups') =>
    (await readKeptList(store, list, { isConsistent: true })).entries.map(({ entryId }) => entryId);
  return { groupOwnerIds: await idsOf('groupOwners'), subGroupIds: await idsOf('subGroups') };
}
