import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { PackedEntry } from '../versionedList/packedList.ts';

/** What a regulator's list says a drug costs the public, in fils, and which import brought it. */
const referencePrice = z.object({
  code: z.string(),
  packageName: z.string(),
  packagePublicFils: z.number(),
  unitPublicFils: z.number().nullable(),
  importId: z.string(),
  listedAt: z.iso.datetime(),
  listedByName: z.string(),
});
export type ReferencePrice = z.infer<typeof referencePrice>;
const shape = shapeOf({ entity: 'referencePrice', version: 1, schema: referencePrice, keys: [] });

const table = 'reference';
const partition = 'REFERENCEPRICES';
const keyOf = (code: string) => ({ pk: partition, sk: `DRUG#${code}` });

/** The writes that bring a price from what a list said of it to what another says; they fail when it is not that any more. */
export function referencePriceWrites(from: ReferencePrice | null, to: ReferencePrice | null): TransactItem[] {
  const TableName = tableName(table);
  const still = from
    ? { ConditionExpression: 'importId = :from', ExpressionAttributeValues: { ':from': from.importId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  if (to) return [{ Put: { TableName, Item: shape.item(keyOf(to.code), to, {}), ...still } }];
  return from ? [{ Delete: { TableName, Key: keyOf(from.code), ...still } }] : [];
}

/** The reference prices of these drugs, of those that have one. */
export const readReferencePrices = async (
  store: DynamoDBDocumentClient,
  codes: readonly string[],
): Promise<ReferencePrice[]> => (await readBatch(store, table, codes.map(keyOf))).map(shape.parse);

/** All reference prices in the order of their codes, as rows of a formulary: some twenty thousand, five queries. */
export async function* referencePriceRows(store: DynamoDBDocumentClient): AsyncGenerator<PackedEntry, void> {
  const query = {
    TableName: tableName(table),
    KeyConditionExpression: 'pk = :prices AND begins_with(sk, :drug)',
    ExpressionAttributeValues: { ':prices': partition, ':drug': 'DRUG#' },
  };
  for await (const item of everyItem(store, query)) {
    const { code, packagePublicFils: packagePublic, unitPublicFils } = shape.parse(item);
    const pricesFils = { packagePublic, ...(unitPublicFils !== null && { unitPublic: unitPublicFils }) };
    yield { at: code, text: JSON.stringify({ code, texts: {}, pricesFils }) };
  }
}
