import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { ifHolds } from '../../_store/condition.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { Payer } from './payer.ts';

const stored = z.object({
  payerCode: z.string(),
  /** The name of what failed last. */
  lastFault: z.string(),
  failedAt: z.iso.datetime(),
  /** How often it failed since it last answered. */
  failures: z.int(),
  expiresAt: z.int(),
});
const shape = shapeOf({ entity: 'payerConnection', version: 1, schema: stored, keys: [] });
export type FailingConnection = z.infer<typeof stored>;

type Asked = Pick<Payer, 'payerCode'>;

const keyOf = ({ payerCode }: Asked) => ({ pk: `PAYERTURN#${payerCode}`, sk: 'CONNECTION' });

/** Remembers for an hour that a payer's system failed. `fault` is the name of what failed. */
export async function noteFailure(
  store: DynamoDBDocumentClient,
  { payerCode }: Asked,
  { fault, now }: { readonly fault: string; readonly now: Date },
): Promise<void> {
  const noting = new UpdateCommand({
    TableName: tableName('requests'),
    Key: keyOf({ payerCode }),
    UpdateExpression: `SET payerCode = :payer, lastFault = :fault, failedAt = :at, expiresAt = :expires, ${shape.set} ADD failures :one`,
    // Of two failures the later one stays, in whatever order they are noted.
    ConditionExpression: 'attribute_not_exists(failedAt) OR failedAt <= :at',
    ExpressionAttributeValues: {
      ...shape.values,
      ':payer': payerCode,
      ':fault': fault,
      ':at': now.toISOString(),
      ':expires': expiresIn({ hours: 1 }, now),
      ':one': 1,
    },
  });
  await ifHolds(store.send(noting));
}

/** The payer's system has answered: its failures before `now` are over. Costs a write, so it is for who knows of a failure. */
export async function noteSuccess(store: DynamoDBDocumentClient, asked: Asked, now: Date): Promise<void> {
  const ending = new UpdateCommand({
    TableName: tableName('requests'),
    Key: keyOf(asked),
    UpdateExpression: 'SET expiresAt = :over, failures = :none',
    ConditionExpression: 'failedAt <= :now',
    ExpressionAttributeValues: { ':over': 0, ':none': 0, ':now': now.toISOString() },
  });
  await ifHolds(store.send(ending));
}

/** Of these payers those with a system that failed within the last hour and has not answered since. */
export async function readFailing(
  store: DynamoDBDocumentClient,
  payers: readonly Asked[],
  now: Date,
): Promise<FailingConnection[]> {
  const items = await readBatch(store, 'requests', payers.map(keyOf), { isEventual: true });
  return items.map(shape.parse).filter((each) => !isExpired(each, now));
}
