import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type PayerService, payerAnswering, payerServices } from '../../shared/model/payer.ts';
import { tableName } from '../_kit/env.ts';

/** A payer as it is stored. Every facility sees the same payers, so no tenant is part of the key. */
export const payer = z.strictObject({
  payerId: z.int().positive().max(999_999),
  payerName: z.string().min(1).max(200),
  payerNameArabic: z.string().min(1).max(200),
  /** The regulators' code of the payer: part of its address in the payer gateway and of every message to it. */
  payerCode: z.string().regex(/^[A-Z0-9]{4,8}$/),
  /** What the portal does with it; a payer without any is known by name only. */
  services: z.array(z.enum(payerServices)),
  /** Payers that were stored before there was a choice are asked through the gateway. */
  answers: z.enum(payerAnswering).default('gateway'),
  /** How far from today a service date may lie that it is asked about, where that is not the usual. */
  serviceDates: z.strictObject({ pastDays: z.int().min(0).max(366), futureDays: z.int().min(0).max(366) }).optional(),
});
export type Payer = z.infer<typeof payer>;

/** Whether the payer takes part in a service; `serves('claims')` is a test for lists. */
export const serves =
  (service: PayerService) =>
  ({ services }: Payer): boolean =>
    services.includes(service);

export const isServing = ({ services }: Payer): boolean => services.length > 0;

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedPayer = payer.strip();

const partition = 'PAYER';
const sortKeyOf = (payerId: number): string => `PAYER#${String(payerId).padStart(6, '0')}`;

/** The stored form of a payer. */
export const payerItem = (value: Payer) => ({ pk: partition, sk: sortKeyOf(value.payerId), ...payer.parse(value) });

/** Stores a payer, new or changed. */
export async function putPayer(store: DynamoDBDocumentClient, value: Payer): Promise<void> {
  await store.send(new PutCommand({ TableName: tableName('reference'), Item: payerItem(value) }));
}

/** One payer, or null. */
export async function getPayer(store: DynamoDBDocumentClient, payerId: number): Promise<Payer | null> {
  const key = { pk: partition, sk: sortKeyOf(payerId) };
  const { Item } = await store.send(new GetCommand({ TableName: tableName('reference'), Key: key }));
  return Item ? storedPayer.parse(Item) : null;
}

/** Every payer by number: a bounded list (the Emirates have some hundred), read in one partition. */
export async function listPayers(store: DynamoDBDocumentClient): Promise<Payer[]> {
  const found: Payer[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(
      new QueryCommand({
        TableName: tableName('reference'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :payer)',
        ExpressionAttributeValues: { ':pk': partition, ':payer': 'PAYER#' },
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) found.push(storedPayer.parse(item));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}
