import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { readFirst } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { deskPartitions } from './desk.ts';

const deskTold = z.object({
  /** The place on the work list of the newest request that the payer's people were told of. */
  newest: z.string(),
  toldAt: z.iso.datetime(),
});
export type DeskTold = z.infer<typeof deskTold>;
const shape = shapeOf({ entity: 'deskTold', version: 1, schema: deskTold, keys: [] });

const keyOf = (payerId: OwnPayerId) => ({ pk: `DESKTOLD#${payerId}`, sk: 'TOLD' });

/** Of which requests the people of these payers were told last. */
export async function readDesksTold(
  store: DynamoDBDocumentClient,
  payerIds: readonly OwnPayerId[],
): Promise<Map<OwnPayerId, DeskTold>> {
  const items = await readBatch(store, 'requests', payerIds.map(keyOf));
  const told = new Map(items.map((item) => [item.pk, shape.parse(item)]));
  return new Map(
    payerIds.flatMap((payerId) => {
      const found = told.get(keyOf(payerId).pk);
      return found ? [[payerId, found] as const] : [];
    }),
  );
}

/** Remembers of what they are told now; fails where another run has told them since. */
export const deskToldPut = (payerId: OwnPayerId, next: DeskTold, before: DeskTold | undefined): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(payerId), next, {}, before),
    ConditionExpression: before ? 'toldAt = :before' : 'attribute_not_exists(pk)',
    ...(before && { ExpressionAttributeValues: { ':before': before.toldAt } }),
  },
});

/** The place on a payer's work list of the request without a reviewer that came last; null where none waits. */
export async function newestWaiting(store: DynamoDBDocumentClient, payerId: OwnPayerId): Promise<string | null> {
  const [last] = await readFirst(
    store,
    {
      table: 'eligibility',
      index: 'deskHolder',
      partition: { name: 'deskHolderPk', value: deskPartitions.waiting(payerId) },
      sort: { name: 'deskSk' },
      isNewestFirst: true,
    },
    1,
  );
  return last ? String(last.deskSk) : null;
}
