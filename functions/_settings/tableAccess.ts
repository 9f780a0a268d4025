/** The tables of the portal; infra/tables.ts has their keys and indexes. */
export type TableName =
  | 'users'
  | 'facilities'
  | 'eligibility'
  | 'requests'
  | 'reference'
  | 'jobs'
  | 'members'
  | 'errors'
  | 'audit';

/** The calls of DynamoDB that a function may make. A transaction needs the rights of the writes in it. Scans are for migrations alone. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

/** What a function may do with a table. The right to query holds for the table's indexes too: for all of them, or those it names. */
export interface TableAccess {
  readonly may: readonly TableAction[];
  /** The partition keys that it is held to (`DUE#*`). Left out, it reaches all items. */
  readonly under?: readonly string[];
  /** The partition keys that it reads besides, and does nothing else with. */
  readonly reads?: readonly string[];
  /** The indexes that it queries, where these are not all of the table. */
  readonly indexes?: readonly string[];
}

export const read: TableAccess = { may: ['GetItem', 'BatchGetItem', 'Query'] };

export const readWrite: TableAccess = {
  may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem'],
};

export const readWriteDelete: TableAccess = {
  may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
};

/** Adds entries to the audit trail, which grows in chains only. */
export const append: TableAccess = { may: ['PutItem'], under: ['CHAIN#*', 'CHAINS#*'] };

/** Adds entries to the outbox. */
export const enqueue: TableAccess = { may: ['PutItem'], under: ['OUTBOX#*'] };

/** Reads and touches sessions, each under its user. */
const session: TableAccess = { may: ['GetItem', 'UpdateItem'], under: ['USER#*'] };

/** Every signed-in area verifies the token, reads and touches the session, and writes the audit trail. */
export const signedIn = { users: session, audit: append };
