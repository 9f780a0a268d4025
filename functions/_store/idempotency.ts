import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { pauseBeforeTry, type TransactItem, writeTogether } from './transaction.ts';

const hoursKept = 48;
const mostTries = 6;

/** A call that may be repeated: whose it is, the caller's key for it, and the hash of what it asks. */
export interface RepeatableCall<Data> {
  readonly userId: string;
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  readonly now: Date;
  readonly answer: z.ZodType<Data>;
  /** What is written depends on records that others change: each try reads them again. */
  readonly preparesAgain?: true;
}

const storedAnswer = z.object({ bodyHash: z.string(), data: z.unknown(), expiresAt: z.number() });

const keyOf = ({ userId, operation, idempotencyKey }: RepeatableCall<unknown>) => ({
  pk: `IDEMPOTENCY#${userId}#${operation}#${idempotencyKey}`,
  sk: 'ANSWER',
});

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/**
 * Carries a call out once, however often and however parallel it is repeated under its key: the answer is stored in the same
 * transaction as the records that `prepare` wants written. A repetition gets the stored answer; the same key for something else
 * is refused with 409.
 */
export async function once<Data>(
  store: DynamoDBDocumentClient,
  call: RepeatableCall<Data>,
  prepare: () => Promise<{ data: Data; items: TransactItem[] }>,
): Promise<{ data: Data; isRepeated: boolean }> {
  let prepared: { data: Data; items: TransactItem[] } | undefined;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const earlier = await earlierAnswer(store, call);
    if (earlier) return { data: earlier.data, isRepeated: true };
    if (!prepared || call.preparesAgain) prepared = await prepare();
    if (await writeTogether(store, [...prepared.items, answerPut(call, prepared.data)])) {
      return { data: prepared.data, isRepeated: false };
    }
    await pauseBeforeTry(attempt);
  }
  throw fail('changedMeanwhile');
}

async function earlierAnswer<Data>(
  store: DynamoDBDocumentClient,
  call: RepeatableCall<Data>,
): Promise<{ data: Data } | null> {
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName('requests'), Key: keyOf(call), ConsistentRead: true }),
  );
  if (!Item) return null;
  const { bodyHash, data, expiresAt } = storedAnswer.parse(Item);
  // The store removes expired items up to two days late.
  if (expiresAt <= secondsOf(call.now)) return null;
  if (bodyHash !== call.bodyHash) throw fail('idempotencyKeyReused', { field: 'Idempotency-Key' });
  return { data: call.answer.parse(data) };
}

const answerPut = <Data>(call: RepeatableCall<Data>, data: Data): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: { ...keyOf(call), bodyHash: call.bodyHash, data, expiresAt: secondsOf(call.now) + hoursKept * 3600 },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': secondsOf(call.now) },
  },
});
