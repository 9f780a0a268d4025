import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditWriter } from '../../functions/_data/audit/audit.ts';
import { facilityId, newId, now, userId } from '../release/kept.ts';

/** An entry of the trail. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  await auditWriter(
    store,
    newId,
  )({
    at: now.toISOString(),
    action: 'kept',
    actor: userId,
    actorFacilityId: facilityId,
    entity: 'user',
    entityId: userId,
    outcome: 'success',
    requestId: 'r',
    sourceIp: '',
    userAgent: '',
  });
}
