import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditRecord } from '../../functions/_kit/wiring.ts';

/** What the audit trail has of a record (`ELIGIBILITY#…`, `MEMBER#…`), the oldest entry first. */
export async function auditsOf(store: DynamoDBDocumentClient, record: string) {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: process.env.AUDIT_TABLE,
      IndexName: 'record',
      KeyConditionExpression: 'recordPk = :record',
      ExpressionAttributeValues: { ':record': record },
    }),
  );
  return Items;
}

/** What the trail is told of a look at a request. */
export const anAuditRecord = (entityId: string, at = '2026-03-01T08:00:00.000Z'): AuditRecord => ({
  at,
  action: 'eligibility.read',
  actor: 'user-1',
  actorFacilityId: 'facility-1',
  entity: 'eligibility',
  entityId,
  outcome: 'success',
  requestId: 'request-1',
  sourceIp: '192.0.2.7',
  userAgent: 'test agent',
  after: { status: 8, coverages: [{ planName: 'Gold' }] },
});
