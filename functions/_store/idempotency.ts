import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { tableName } from '../_kit/env.ts';
import { Failure, fail } from '../_kit/failure.ts';
import { openParser } from '../_kit/openParse.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { epochSeconds, expiresIn, isExpired } from './expiry.ts';
import { getItem } from './item.ts';
import { shapeOf } from './shape.ts';
import { type TransactItem, writeTogether } from './transaction.ts';

const timeKept = { hours: 48 } as const;

/**
 * The context of a call that may be repeated under its Idempotency-Key: its caller, the key, and the hash of its body.
 */
export interface RepeatableContext {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly user: { readonly userId: string };
  readonly idempotencyKey: string;
  readonly bodyHash: string;
}

type RepeatableEndpoint = Pick<Endpoint, 'path' | 'answer'> & { readonly idempotent: true };

/** What a call wants written, and what it answers once that is stored. */
export interface Prepared<Data> {
  readonly data: Data;
  readonly items: readonly TransactItem[];
}

interface Repeatable {
  readonly ctx: RepeatableContext;
  readonly endpoint: RepeatableEndpoint;
  readonly about: string | undefined;
}

const storedAnswer = z.object({ bodyHash: z.string(), data: z.unknown(), expiresAt: z.int() });
const shape = shapeOf({ entity: 'answer', version: 1, schema: storedAnswer, keys: [] });

const keyOf = ({ ctx, endpoint, about }: Repeatable) => ({
  pk: `IDEMPOTENCY#${ctx.user.userId}#${endpoint.path}#${about === undefined ? '' : `${about}#`}${ctx.idempotencyKey}`,
  sk: 'ANSWER',
});

/**
 * Carries a call out once, also when it is repeated under its Idempotency-Key, even at the same time: the answer is stored in the
 * same transaction as the records that `prepare` wants written. A repetition gets the stored answer; the same key with another body
 * is refused with 409. `about` names a record of the query, where the body does not: the same key for another record is another call.
 *
 * `prepare` reads what it depends on. It runs again when something that it read has changed since. When it refuses, the
 * reason may be what an equal call has just written: then the answer of that call is answered.
 *
 * @example
 * const { data, isRepeated } = await once(ctx, startJob, async () => ({ data: { jobId }, items: newJobPuts(job) }));
 */
export async function once<E extends RepeatableEndpoint>(
  ctx: RepeatableContext,
  endpoint: E,
  prepare: () => Promise<Prepared<z.output<E['answer']>>>,
  about?: string,
): Promise<{ data: z.output<E['answer']>; isRepeated: boolean }> {
  const call = { ctx, endpoint, about };
  const done = await retryWrite(async () => {
    const earlier = await earlierAnswer<E>(call);
    if (earlier) return { ...earlier, isRepeated: true };
    const prepared = await preparedOrAnswered<E>(call, prepare);
    if ('answered' in prepared) return { data: prepared.answered, isRepeated: true };
    const isStored = await writeTogether(ctx.store, [...prepared.items, answerPut(call, prepared.data)]);
    return isStored ? { data: prepared.data, isRepeated: false } : null;
  });
  if (done) return done;
  const earlier = await earlierAnswer<E>(call);
  if (!earlier) throw fail('changedMeanwhile');
  return { ...earlier, isRepeated: true };
}

async function preparedOrAnswered<E extends RepeatableEndpoint>(
  call: Repeatable,
  prepare: () => Promise<Prepared<z.output<E['answer']>>>,
): Promise<Prepared<z.output<E['answer']>> | { answered: z.output<E['answer']> }> {
  try {
    return await prepare();
  } catch (error) {
    const earlier = error instanceof Failure ? await earlierAnswer<E>(call) : null;
    if (!earlier) throw error;
    return { answered: earlier.data };
  }
}

async function earlierAnswer<E extends RepeatableEndpoint>(
  call: Repeatable,
): Promise<{ data: z.output<E['answer']> } | null> {
  const { ctx, endpoint } = call;
  const found = await getItem(ctx.store, 'requests', keyOf(call), shape.parse);
  if (!found || isExpired(found, ctx.now())) return null;
  if (found.bodyHash !== ctx.bodyHash) throw fail('idempotencyKeyReused', { field: 'Idempotency-Key' });
  return { data: openParser(endpoint.answer)(found.data) as z.output<E['answer']> };
}

function answerPut(call: Repeatable, data: unknown): TransactItem {
  const { bodyHash, now } = call.ctx;
  return {
    Put: {
      TableName: tableName('requests'),
      Item: shape.item(keyOf(call), { bodyHash, data, expiresAt: expiresIn(timeKept, now()) }, {}),
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now()) },
    },
  };
}
