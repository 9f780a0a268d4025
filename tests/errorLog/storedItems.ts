import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { recordError } from '../../functions/_data/errorLog/recordError.ts';
import { newId, now, userId } from '../release/kept.ts';

/** An error that was met. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const facts = {
    side: 'server',
    area: 'eligibility',
    operation: 'getEligibility',
    name: 'TypeError',
    code: null,
    frames: [],
    requestId: null,
    release: '1',
    browser: null,
    language: null,
  };
  await recordError(store, facts as never, { logId: newId(), at: now, who: userId });
}
