import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import type { StoredItem } from '../../_store/item.ts';

/** What the first entry of a chain names as the hash before it. */
export const chainBeginning = '0'.repeat(64);

export const sequenceText = (sequence: number): string => String(sequence).padStart(12, '0');
export const chainPartition = (chainId: string): string => `CHAIN#${chainId}`;

/** An audit entry as it stands in the table or in its locked copy. */
export interface ChainEntry {
  readonly sequence: number;
  readonly hash: string;
  readonly previousHash: string;
  /** Whether the hash is the one of the content. */
  readonly isOwnHash: boolean;
  readonly item: StoredItem;
}

/** Reads an entry, whoever may have changed it. */
export function chainEntryOf(item: StoredItem): ChainEntry {
  const { hash, ...content } = item;
  return {
    sequence: Number(item.sk),
    hash: String(hash),
    previousHash: String(item.previousHash),
    isOwnHash: sha256(canonicalJson(content)) === hash,
    item,
  };
}

/** The ids of the chains that were begun on a day (UTC, `2026-03-01`), in order. */
export async function listChains(store: DynamoDBDocumentClient, day: string): Promise<string[]> {
  const chains: string[] = [];
  const query = {
    TableName: tableName('audit'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `CHAINS#${day}` },
    ConsistentRead: true,
  };
  for await (const { sk } of everyItem(store, query)) chains.push(String(sk));
  return chains;
}

/** The entries of a chain from a sequence number on, in order. The read is strongly consistent. */
export async function* entriesOf(store: DynamoDBDocumentClient, chainId: string, from = 0): AsyncGenerator<ChainEntry> {
  const query = {
    TableName: tableName('audit'),
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': chainPartition(chainId), ':from': sequenceText(from) },
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) yield chainEntryOf(item);
}
