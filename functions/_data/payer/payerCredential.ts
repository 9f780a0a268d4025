import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';

/** A key by its name and its age. The key itself is in Secrets Manager alone. */
const keyMark = z.strictObject({ keyId: z.string(), setAt: z.iso.datetime() });
export type KeyMark = z.infer<typeof keyMark>;

const stored = z.object({
  payerCode: z.string(),
  current: keyMark,
  /** The key that is to follow, while a credential is replaced. */
  next: keyMark.nullable().default(null),
});
const shape = shapeOf({ entity: 'payerCredential', version: 1, schema: stored, keys: [] });
/** What is known of the portal's credential for a payer without reading it. */
export type PayerCredential = z.infer<typeof stored>;

const partition = 'PAYERCREDENTIAL';
const keyOf = (payerCode: string) => ({ pk: partition, sk: `PAYER#${payerCode}` });

/** The stored form of a first key. */
export const firstKeyItem = (payerCode: string, current: KeyMark) =>
  shape.item(keyOf(payerCode), { payerCode, current, next: null }, {});

/** Notes the first key for a payer; false where one is noted already. */
export const noteFirstKey = (store: DynamoDBDocumentClient, payerCode: string, mark: KeyMark): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('reference'),
        Item: firstKeyItem(payerCode, mark),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );

/** Notes the key that is to follow; false where no first one is noted. */
export const noteNextKey = (store: DynamoDBDocumentClient, payerCode: string, mark: KeyMark): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('reference'),
        Key: keyOf(payerCode),
        UpdateExpression: 'SET #next = :next',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#next': 'next' },
        ExpressionAttributeValues: { ':next': mark },
      }),
    ),
  );

/** Notes that the key which was to follow is the present one; false where another was noted meanwhile. */
export const noteNextInUse = (
  store: DynamoDBDocumentClient,
  { payerCode, next }: Pick<PayerCredential, 'payerCode' | 'next'>,
): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('reference'),
        Key: keyOf(payerCode),
        UpdateExpression: 'SET #current = :next, #next = :none',
        ConditionExpression: '#next = :next',
        ExpressionAttributeNames: { '#current': 'current', '#next': 'next' },
        ExpressionAttributeValues: { ':next': next, ':none': null },
      }),
    ),
  );

/** The credentials for all payers: as many as there are payers, in one partition. */
export function listCredentials(store: DynamoDBDocumentClient): Promise<PayerCredential[]> {
  const items = everyItem(store, {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  });
  return Array.fromAsync(items, (item) => shape.parse(item));
}
