import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { maskEmail } from '../../../shared/_field/email.ts';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/deliveryQueues.ts';
import { type DeadLetter, deadLetter } from '../../../shared/delivery/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { countUpTo, readPage } from '../../_store/page.ts';
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

const fieldsOf = openParser(stored);
const letterOf = openParser(deadLetter);

function shown(item: Record<string, unknown>): DeadLetter {
  const { outboxId, about, userName, facilityId: _, ...rest } = fieldsOf(item);
  // Those who run the portal find the mail server that refused by the domain, and need no person's address.
  return letterOf({ deliveryId: outboxId, reader: userName && maskEmail(userName), about, ...rest });
}

/** A position is when an entry was given up, and its id. */
const codec = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,40}$/);

const listOf = (kind: DeliveryKind) =>
  ({
    table: 'requests',
    index: 'dead',
    partition: { name: 'deadPk', value: `DEAD#${kind}` },
    sort: { name: 'deadSk' },
    isNewestFirst: true,
  }) as const;

/** A page of what was given up, the newest first. */
export const listDeadLetters = (
  store: DynamoDBDocumentClient,
  { kind, ...page }: { kind: DeliveryKind; cursor?: string | undefined; take: number },
): Promise<Page<DeadLetter>> => readPage(store, listOf(kind), { ...page, codec, parse: shown });

/** How much of a kind was given up, counted up to `most`. */
export const countDeadLetters = (
  store: DynamoDBDocumentClient,
  kind: DeliveryKind,
  most: number,
): Promise<{ count: number; isMore: boolean }> => countUpTo(store, listOf(kind), most);

/** One entry that was given up; null for any other entry, also one that still waits or was delivered. */
export async function findDeadLetter(
  store: DynamoDBDocumentClient,
  deliveryId: string,
): Promise<(DeadLetter & { facilityId: string | null }) | null> {
  return getItem(store, 'requests', outboxKey(deliveryId), (item) =>
    item.deadPk === undefined ? null : { ...shown(item), facilityId: fieldsOf(item).facilityId },
  );
}

const sameDeath = ({ kind, deliveryId, diedAt }: Pick<DeadLetter, 'kind' | 'deliveryId' | 'diedAt'>) => ({
  ConditionExpression: 'deadPk = :dead AND deadSk = :place',
  values: { ':dead': `DEAD#${kind}`, ':place': `${diedAt}#${deliveryId}` },
});

/** The write that makes an entry due again, like a new one. When two administrators send it on, the write of one succeeds. */
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

/** The write that removes an entry from the dead letters when its record no longer needs the delivery. */
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
