import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const storedHead = z.strictObject({ chainId: z.string(), next: z.int(), hash: z.string() });
const headShape = shapeOf({ entity: 'auditExport', version: 1, schema: storedHead, keys: [] });

/** How far a chain has been copied: its next sequence number, and the hash of the last entry that was copied. */
export type ExportedHead = z.infer<typeof storedHead>;

/** How far the chains of a day (UTC) have been copied, by chain. */
export async function listExportedHeads(
  store: DynamoDBDocumentClient,
  day: string,
): Promise<Map<string, ExportedHead>> {
  const heads = new Map<string, ExportedHead>();
  const query = {
    TableName: tableName('audit'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `EXPORT#${day}` },
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) {
    const head = headShape.parse(item);
    heads.set(head.chainId, head);
  }
  return heads;
}

/** Moves the head of a chain forward, never back: false when another run was further. */
export const moveExportedHead = (store: DynamoDBDocumentClient, day: string, head: ExportedHead): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('audit'),
        Item: headShape.item({ pk: `EXPORT#${day}`, sk: head.chainId }, head, {}),
        ConditionExpression: 'attribute_not_exists(pk) OR #next < :next',
        ExpressionAttributeNames: { '#next': 'next' },
        ExpressionAttributeValues: { ':next': head.next },
      }),
    ),
  );

const storedSealing = z.strictObject({
  /** The first day (UTC) that is not sealed. */
  nextDay: z.iso.date(),
  /** The hash of the seal before; null before the first. */
  previous: z.string().nullable(),
  sealedAt: z.iso.datetime().nullable(),
});
const sealingShape = shapeOf({ entity: 'auditSealing', version: 1, schema: storedSealing, keys: [] });
const sealingKey = { pk: 'SEALING', sk: 'STATE' } as const;

/** How far the days have been sealed. */
export type Sealing = z.infer<typeof storedSealing>;

/** How far the days have been sealed, or null before the first run. */
export const findSealing = (store: DynamoDBDocumentClient): Promise<Sealing | null> =>
  getItem(store, 'audit', sealingKey, sealingShape.parse);

/** Moves the sealing forward, never back: false when another run was further. */
export const moveSealing = (store: DynamoDBDocumentClient, sealing: Sealing): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('audit'),
        Item: sealingShape.item(sealingKey, sealing, {}),
        ConditionExpression: 'attribute_not_exists(pk) OR nextDay < :next',
        ExpressionAttributeValues: { ':next': sealing.nextDay },
      }),
    ),
  );
