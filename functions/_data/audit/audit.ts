import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { AuditRecord } from '../../_kit/wiring.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf } from '../../_store/shape.ts';

const beginning = '0'.repeat(64);
const sequenceText = (sequence: number): string => String(sequence).padStart(12, '0');
const partitionOf = (chainId: string): string => `CHAIN#${chainId}`;

const shape = markOf('audit', 1);

type Entry = Record<string, unknown> & { hash: string };

/** An audit entry as it is stored: its hash covers its own content and the hash of the entry before. */
function entryOf(chainId: string, sequence: number, previousHash: string, record: AuditRecord): Entry {
  const recordPk = record.entity ? `${record.entity.toUpperCase()}#${record.entityId}` : undefined;
  const content = shape.mark({
    pk: partitionOf(chainId),
    sk: sequenceText(sequence),
    ...(recordPk ? { recordPk } : {}),
    ...record,
    previousHash,
  });
  // JSON gives the values as the store will give them back, without dates and undefined: the hash is of these.
  const stored = JSON.parse(canonicalJson(content)) as Record<string, unknown>;
  return { ...stored, hash: sha256(canonicalJson(stored)) };
}

/**
 * The audit trail's writer. Each execution environment has a chain of its own and writes one entry after the other. If it is unknown
 * whether an entry was stored, that entry ends the chain, and the record goes into a new chain.
 */
export function auditWriter(store: DynamoDBDocumentClient, newId: () => string) {
  let chain = { id: newId(), next: 0, hash: beginning };
  let last: Promise<void> = Promise.resolve();

  const append = async (record: AuditRecord): Promise<void> => {
    const entry = entryOf(chain.id, chain.next, chain.hash, record);
    await store.send(
      new PutCommand({ TableName: tableName('audit'), Item: entry, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    chain = { id: chain.id, next: chain.next + 1, hash: entry.hash };
  };

  const appendSurely = async (record: AuditRecord): Promise<void> => {
    try {
      await append(record);
    } catch {
      chain = { id: newId(), next: 0, hash: beginning };
      await append(record);
    }
  };

  return (record: AuditRecord): Promise<void> => {
    const written = last.then(() => appendSurely(record));
    last = written.catch(() => undefined);
    return written;
  };
}

async function* entriesOf(store: DynamoDBDocumentClient, chainId: string): AsyncGenerator<Record<string, unknown>> {
  yield* everyItem(store, {
    TableName: tableName('audit'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionOf(chainId) },
  });
}

/** Whether a chain is whole: every entry in its place and unchanged. `brokenAt` is the first sequence number that is not. */
export async function verifyChain(
  store: DynamoDBDocumentClient,
  chainId: string,
): Promise<{ entries: number; brokenAt: number | null }> {
  let previousHash = beginning;
  let sequence = 0;
  for await (const { hash, ...content } of entriesOf(store, chainId)) {
    const isWhole =
      content.sk === sequenceText(sequence) &&
      content.previousHash === previousHash &&
      sha256(canonicalJson(content)) === hash;
    if (!isWhole) return { entries: sequence, brokenAt: sequence };
    previousHash = String(hash);
    sequence += 1;
  }
  return { entries: sequence, brokenAt: null };
}
