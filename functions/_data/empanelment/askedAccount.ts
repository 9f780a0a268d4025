import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredEmpanelment } from './empanelment.ts';

/** A bank account with its whole IBAN. */
export const storedAccount = z.object({ accountHolder: z.string(), bankName: z.string(), iban: z.string() });
export type StoredAccount = z.infer<typeof storedAccount>;

// The account that a request asks for stands beside the request, which is read and listed without it.
const shape = shapeOf({ entity: 'askedAccount', version: 1, schema: storedAccount, keys: [] });
const keyOf = ({ empanelmentId }: Pick<StoredEmpanelment, 'empanelmentId'>) => ({
  pk: `EMPANELMENT#${empanelmentId}`,
  sk: 'ACCOUNT',
});

/** The account of the last submission; null where that changes none, and once the request has ended. */
export const findAskedAccount = (
  store: DynamoDBDocumentClient,
  request: StoredEmpanelment,
): Promise<StoredAccount | null> => getItem(store, 'requests', keyOf(request), shape.parse);

/** The write of the account that a submission asks for, in the place of the one before. */
export const askedAccountPut = (request: StoredEmpanelment, account: StoredAccount): TransactItem => ({
  Put: { TableName: tableName('requests'), Item: shape.item(keyOf(request), account, {}) },
});

/** The write after which nobody reads the account of a request any more. */
export const askedAccountDelete = (request: StoredEmpanelment): TransactItem => ({
  Delete: { TableName: tableName('requests'), Key: keyOf(request) },
});
