import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFilter } from '../../functions/_data/savedFilter/savedFilter.ts';
import { userId } from '../release/kept.ts';

/** Filters that a person has saved. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  await putFilter(store, userId, 'errorLog:entries', { name: 'Today', values: { area: 'eligibility' } });
}
