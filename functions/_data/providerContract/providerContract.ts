import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { knownTerms } from '../../../shared/empanelment/contract.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, OwnFacilityId, OwnPayerId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { readFirst } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Terms of a provider's contract with a payer, from a day on. They are only added: the terms of any day stay readable. */
const stored = knownTerms.extend({
  facilityId: z.string(),
  payerId: z.int(),
  /** Counts the changes of this contract. */
  number: z.int().positive(),
  effectiveOn: z.iso.date(),
  approvedAt: z.iso.datetime(),
  approvedByName: z.string(),
  empanelmentId: z.string(),
  empanelmentNumber: z.string(),
});
export type StoredTerms = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'contractTerms', version: 1, schema: stored, keys: [] });

/** The newest terms: whoever adds terms writes over the number that they were compared with. */
const head = z.object({ number: z.int().positive(), effectiveOn: z.iso.date() });
const headShape = shapeOf({ entity: 'contractHead', version: 1, schema: head, keys: [] });

/** A contract of the caller's own facility, of the caller's own payer, or of a request that the caller has read. */
export type ContractKey =
  | { readonly facilityId: OwnFacilityId; readonly payerId: number }
  | { readonly facilityId: string; readonly payerId: OwnPayerId | AskedPayerId };

const pkOf = ({ facilityId }: ContractKey) => `FACILITY#${facilityId}#CONTRACT`;
const prefixOf = ({ payerId }: ContractKey) => `TERMS#${payerId}#`;
const headKey = (of: ContractKey) => ({ pk: pkOf(of), sk: `NEWEST#${of.payerId}` });
// Later numbers never begin before earlier ones, so that keys stand in the order of both.
const keyOf = (of: ContractKey, { effectiveOn, number }: Pick<StoredTerms, 'effectiveOn' | 'number'>) => ({
  pk: pkOf(of),
  sk: `${prefixOf(of)}${effectiveOn}#${String(number).padStart(5, '0')}`,
});

const newestFirst = (of: ContractKey, high?: string) =>
  ({
    table: 'facilities',
    partition: { value: pkOf(of) },
    sort: { prefix: prefixOf(of), ...(high !== undefined && { high }) },
    isNewestFirst: true,
  }) as const;

/** The terms that hold on a day; null before the first. */
export async function termsOn(
  store: DynamoDBDocumentClient,
  of: ContractKey,
  day: string,
): Promise<StoredTerms | null> {
  const [item] = await readFirst(store, newestFirst(of, `${day}#99999`), 1);
  return item ? shape.parse(item) : null;
}

/** The newest terms, also those that hold from a later day on; null where there are none. */
export async function newestTerms(store: DynamoDBDocumentClient, of: ContractKey): Promise<StoredTerms | null> {
  const [item] = await readFirst(store, newestFirst(of), 1);
  return item ? shape.parse(item) : null;
}

/** The newest changes of the terms, at most so many, the newest first. */
export const listTerms = async (store: DynamoDBDocumentClient, of: ContractKey, most: number): Promise<StoredTerms[]> =>
  (await readFirst(store, newestFirst(of), most)).map(shape.parse);

/** The writes of new terms. `after` is the number of the terms that they follow, null for the first ones; the writes fail if somebody else has stored newer terms since. */
export function termsPuts(of: ContractKey, value: StoredTerms, after: number | null): TransactItem[] {
  const table = tableName('facilities');
  const { number, effectiveOn } = value;
  const condition =
    after === null
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#number = :after',
          ExpressionAttributeNames: { '#number': 'number' },
          ExpressionAttributeValues: { ':after': after },
        };
  return [
    { Put: { TableName: table, Item: headShape.item(headKey(of), { number, effectiveOn }, {}), ...condition } },
    {
      Put: {
        TableName: table,
        Item: shape.item(keyOf(of, value), value, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];
}

/** A provider has contracts with as many payers at most as the portal has. */
const mostPayers = 100;

/** The payers with which the provider has, or had, a contract. */
export async function contractPayers(store: DynamoDBDocumentClient, facilityId: OwnFacilityId): Promise<number[]> {
  const prefix = 'NEWEST#';
  const partition = { value: pkOf({ facilityId, payerId: 0 }) };
  const heads = await readFirst(store, { table: 'facilities', partition, sort: { prefix } }, mostPayers);
  return heads.map(({ sk }) => Number(String(sk).slice(prefix.length)));
}

/** Which of these facilities have, or had, a contract with the payer. */
export async function withContract(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId | AskedPayerId,
  facilityIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (facilityIds.length === 0) return new Set();
  const keys = [...new Set(facilityIds)].map((facilityId) => headKey({ facilityId, payerId }));
  const found = new Set((await readBatch(store, 'facilities', keys)).map(({ pk }) => pk));
  return new Set(facilityIds.filter((facilityId) => found.has(pkOf({ facilityId, payerId }))));
}
