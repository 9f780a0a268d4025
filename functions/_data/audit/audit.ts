import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { AuditRecord } from '../../_kit/wiring.ts';
import { markOf } from '../../_store/shape.ts';
import { chainBeginning, chainPartition, sequenceText } from './auditChain.ts';
import { auditKeys, auditShape } from './auditEntry.ts';

/** A chain ends here, so that one step of a verification can read the whole of it. */
export const longestChain = 1_000;

const chainShape = markOf('auditChain', 1);

type Entry = Record<string, unknown> & { hash: string };

interface OpenChain {
  readonly chainId: string;
  /** The day (UTC) of its first entry. A later day has other chains, so that a day that is over can be sealed. */
  readonly day: string;
  readonly next: number;
  readonly hash: string;
}

/** An audit entry as it is stored: its hash covers its own content and the hash of the entry before. */
function entryOf(chain: OpenChain, record: AuditRecord): Entry {
  const content = auditShape.mark({
    pk: chainPartition(chain.chainId),
    sk: sequenceText(chain.next),
    ...auditKeys(record, chain.chainId, chain.next),
    ...record,
    previousHash: chain.hash,
  });
  // JSON gives the values as the store will give them back, without dates and undefined: the hash is of these.
  const stored = JSON.parse(canonicalJson(content)) as Record<string, unknown>;
  return { ...stored, hash: sha256(canonicalJson(stored)) };
}

/**
 * The audit trail's writer. Each execution environment has a chain of its own for each day and writes one entry after the other. The
 * chain is registered under its day before its first entry. If it is unknown whether an entry was stored, that entry ends the chain,
 * and the record goes into a new chain.
 */
export function auditWriter(store: DynamoDBDocumentClient, newId: () => string) {
  let chain: OpenChain | null = null;
  let last: Promise<void> = Promise.resolve();

  const putNew = (item: Record<string, unknown>) =>
    store.send(
      new PutCommand({ TableName: tableName('audit'), Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );

  const begin = async (day: string): Promise<OpenChain> => {
    const chainId = newId();
    await putNew(chainShape.mark({ pk: `CHAINS#${day}`, sk: chainId }));
    return { chainId, day, next: 0, hash: chainBeginning };
  };

  const append = async (record: AuditRecord): Promise<void> => {
    const day = record.at.slice(0, 10);
    // A call that began before midnight may end after another of the new day.
    if (!chain || chain.day < day || chain.next === longestChain) chain = await begin(day);
    const entry = entryOf(chain, record);
    await putNew(entry);
    chain = { ...chain, next: chain.next + 1, hash: entry.hash };
  };

  const appendSurely = async (record: AuditRecord): Promise<void> => {
    try {
      await append(record);
    } catch {
      chain = null;
      await append(record);
    }
  };

  return (record: AuditRecord): Promise<void> => {
    const written = last.then(() => appendSurely(record));
    last = written.catch(() => undefined);
    return written;
  };
}
