import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../_kit/env.ts';
import { attributesIfHolds } from './condition.ts';
import type { Key } from './item.ts';
import type { TransactItem } from './transaction.ts';

/** One taking of a piece of work. `claim` names this taking and no other; the lease ends `leaseMs` milliseconds after `now`. */
export interface Lease {
  readonly claim: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/** A piece of work as it is stored: `duePk` and `dueAt` while it is unfinished, `attempts`, and the `claim` of its latest taking. */
interface Work {
  readonly table: Table;
  readonly key: Key;
  /** Other attributes that the taking sets, and what else must hold, with the names and values of the expressions. */
  readonly also?: {
    readonly set?: string;
    readonly condition?: string;
    readonly names?: Record<string, string>;
    readonly values?: Record<string, unknown>;
  };
}

/** The condition of every write of a worker: it still holds the work, which has not ended. Needs the value `:claim`. */
export const ifHeld = 'attribute_exists(duePk) AND claim = :claim';

/**
 * Takes a piece of work for as long as the lease lasts, or null when it has ended, is not due yet or another worker holds it. Its
 * due time is the lease: two workers never hold it at once, and when a worker dies it is due again after the lease.
 */
export function takeLease<Value>(
  store: DynamoDBDocumentClient,
  { table, key, also }: Work,
  { claim, now, leaseMs }: Lease,
  parse: (item: unknown) => Value,
): Promise<Value | null> {
  const update = new UpdateCommand({
    TableName: tableName(table),
    Key: key,
    UpdateExpression: `SET claim = :claim, dueAt = :until, attempts = attempts + :one${also?.set ? `, ${also.set}` : ''}`,
    ConditionExpression: `attribute_exists(duePk) AND dueAt <= :now${also?.condition ? ` AND ${also.condition}` : ''}`,
    ...(also?.names && { ExpressionAttributeNames: also.names }),
    ExpressionAttributeValues: {
      ':claim': claim,
      ':until': new Date(now.getTime() + leaseMs).toISOString(),
      ':now': now.toISOString(),
      ':one': 1,
      ...also?.values,
    },
    ReturnValues: 'ALL_NEW',
  });
  return attributesIfHolds(store.send(update), parse);
}

/**
 * The write that returns leased work, for a worker to take it from `dueAt` on; with `attempts` it also sets the count. It fails when the
 * work has ended or another worker holds it.
 */
export const leaseReturn = (
  { table, key, claim }: { readonly table: Table; readonly key: Key; readonly claim: string | null },
  { dueAt, attempts }: { readonly dueAt: Date; readonly attempts?: number },
): TransactItem => ({
  Update: {
    TableName: tableName(table),
    Key: key,
    UpdateExpression: attempts === undefined ? 'SET dueAt = :due' : 'SET dueAt = :due, attempts = :attempts',
    ConditionExpression: ifHeld,
    ExpressionAttributeValues: {
      ':due': dueAt.toISOString(),
      ':claim': claim,
      ...(attempts !== undefined && { ':attempts': attempts }),
    },
  },
});
