import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { auditLists } from '../../functions/_data/audit/auditEntry.ts';
import type { AuditRecord } from '../../functions/_kit/wiring.ts';
import { readBatch } from '../../functions/_store/batch.ts';
import type { Key } from '../../functions/_store/item.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read of an entry what they wrote
type Audit = Record<string, any>;

/** What the audit trail has of a record (`ELIGIBILITY#…`, `MEMBER#…`), the oldest entry first. */
export async function auditsOf(store: DynamoDBDocumentClient, record: string) {
  const [entity = '', id = ''] = record.split(/#(.*)/);
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: process.env.AUDIT_TABLE,
      IndexName: 'record',
      KeyConditionExpression: 'recordPk = :record',
      ExpressionAttributeValues: { ':record': auditLists.record(id) },
    }),
  );
  const entries = await readBatch(
    store,
    'audit',
    Items.map(({ pk, sk }) => ({ pk, sk }) as Key),
  );
  return (entries as Audit[])
    .filter((entry) => String(entry.entity).toUpperCase() === entity)
    .sort((one, other) => (String(one.entrySk) < String(other.entrySk) ? -1 : 1));
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
