import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type DeadLetter, type DeliveryKind, deadLetter, deliveryKinds } from '../../../shared/delivery/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { invalid } from '../../_kit/failure.ts';
import { getItem } from '../../_store/item.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { outboxKey, shardOf } from './outbox.ts';

const stored = z.object({
  outboxId: z.string(),
  kind: z.enum(deliveryKinds),
  createdAt: z.iso.datetime(),
  diedAt: z.iso.datetime(),
  attempts: z.int(),
  lastFault: z.string(),
  redrives: z.int().default(0),
  about: z.record(z.string(), z.string()).nullable().default(null),
  facilityId: z.string().nullable().default(null),
  eligibilityId: z.string().nullable().default(null),
  topic: z.string().nullable().default(null),
  userName: z.string().nullable().default(null),
});

function shown(item: Record<string, unknown>): DeadLetter {
  const { outboxId, about, userName, facilityId: _, ...rest } = stored.parse(item);
  return deadLetter.parse({ deliveryId: outboxId, reader: userName, about, ...rest });
}

const place = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,40}$/);

function placeOf(cursor: string): string {
  const found = place.safeParse(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!found.success) throw invalid('cursor', 'notACursor', 'Start the list again.');
  return found.data;
}

/** A page of what was given up, the newest first. */
export async function listDeadLetters(
  store: DynamoDBDocumentClient,
  { kind, cursor, take }: { kind: DeliveryKind; cursor?: string | undefined; take: number },
): Promise<Page<DeadLetter>> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('requests'),
      IndexName: 'dead',
      KeyConditionExpression: cursor === undefined ? 'deadPk = :dead' : 'deadPk = :dead AND deadSk < :place',
      ExpressionAttributeValues: {
        ':dead': `DEAD#${kind}`,
        ...(cursor !== undefined && { ':place': placeOf(cursor) }),
      },
      ScanIndexForward: false,
      // One more than is shown says whether another page follows.
      Limit: take + 1,
    }),
  );
  const page = Items.slice(0, take);
  const end = page.at(-1);
  return {
    items: page.map(shown),
    nextCursor: Items.length > take && end ? Buffer.from(String(end.deadSk)).toString('base64url') : null,
    total: null,
  };
}

/** One entry that was given up, or null: one that is on its way or done is none. */
export async function getDeadLetter(
  store: DynamoDBDocumentClient,
  deliveryId: string,
): Promise<(DeadLetter & { facilityId: string | null }) | null> {
  return getItem(store, 'requests', outboxKey(deliveryId), (item) =>
    item.deadPk === undefined ? null : { ...shown(item), facilityId: stored.parse(item).facilityId },
  );
}

const sameDeath = ({ kind, deliveryId, diedAt }: Pick<DeadLetter, 'kind' | 'deliveryId' | 'diedAt'>) => ({
  ConditionExpression: 'deadPk = :dead AND deadSk = :place',
  values: { ':dead': `DEAD#${kind}`, ':place': `${diedAt}#${deliveryId}` },
});

/** The write that makes an entry due again, as if it were new; of two administrators who send it on, one does. */
export function redriveUpdate(letter: DeadLetter, now: Date): TransactItem {
  const { ConditionExpression, values } = sameDeath(letter);
  return {
    Update: {
      TableName: tableName('requests'),
      Key: outboxKey(letter.deliveryId),
      UpdateExpression:
        'SET duePk = :shard, dueAt = :now, attempts = :zero, redrives = if_not_exists(redrives, :zero) + :one REMOVE deadPk, deadSk, diedAt, expiresAt',
      ConditionExpression,
      ExpressionAttributeValues: {
        ...values,
        ':shard': shardOf(letter.deliveryId),
        ':now': now.toISOString(),
        ':zero': 0,
        ':one': 1,
      },
    },
  };
}

/** The write that takes an entry off the list whose record needs no delivery any more. */
export function dismissUpdate(letter: DeadLetter, now: Date): TransactItem {
  const { ConditionExpression, values } = sameDeath(letter);
  return {
    Update: {
      TableName: tableName('requests'),
      Key: outboxKey(letter.deliveryId),
      UpdateExpression: 'SET finishedAt = :now REMOVE deadPk, deadSk',
      ConditionExpression,
      ExpressionAttributeValues: { ...values, ':now': now.toISOString() },
    },
  };
}
