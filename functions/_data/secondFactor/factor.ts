import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { SecondFactor } from '../../../shared/secondFactor/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { storedUserId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A person has few devices; every sign-in reads them all. */
export const mostFactors = 10;

const common = {
  factorId: z.string(),
  userId: storedUserId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
};
const bytes = z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array);

const factor = z.strictObject({
  ...common,
  kind: z.enum(['passkey', 'totp']),
  /** The app's secret under the credentials key, bound to user and factor; null for a passkey. */
  sealedSecret: bytes.nullable(),
  /** The half minute since 1970 of the last code that was taken: none of it, and none before it, is taken again. */
  lastStep: z.int(),
  /** What WebAuthn knows of the key; null for an app. */
  credentialId: z.string().nullable(),
  publicKey: bytes.nullable(),
  counter: z.int(),
  transports: z.array(z.string()),
});
/** An enrolled factor. */
export type Factor = z.infer<typeof factor>;
const shape = shapeOf({ entity: 'secondFactor', version: 1, schema: factor, keys: [] });

/** Where all that belongs to a person's factors lies: apart from the user, so that what touches sessions does not reach it. */
export const factorsPk = (userId: string): string => `FACTORS#${userId}`;
const prefix = 'FACTOR#';
const keyOf = ({ userId, factorId }: { readonly userId: string; readonly factorId: string }) => ({
  pk: factorsPk(userId),
  sk: `${prefix}${factorId}`,
});

/** The factors of a user, the oldest first, as they are at this moment. */
export async function listFactors(store: DynamoDBDocumentClient, userId: OwnUserId): Promise<Factor[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('users'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :factor)',
      ExpressionAttributeValues: { ':pk': factorsPk(userId), ':factor': prefix },
      ConsistentRead: true,
    }),
  );
  return Items.map(shape.parse);
}

/** One factor of a user, or null. */
export const findFactor = (
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  factorId: string,
): Promise<Factor | null> => getItem(store, 'users', keyOf({ userId, factorId }), shape.parse);

/** The write of a new factor. */
export const factorPut = (value: Factor): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.item(keyOf(value), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write that changes a factor; it fails when the factor has changed or gone since `before` was read. */
export function factorChange(
  before: Factor,
  changes: Partial<Omit<Factor, 'userId' | 'factorId'>>,
): { after: Factor; item: TransactItem } {
  const after = { ...before, ...changes, version: before.version + 1 };
  const Put = {
    TableName: tableName('users'),
    Item: shape.item(keyOf(before), after, {}),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': before.version },
  };
  return { after, item: { Put } };
}

/** The write that removes a factor; it fails when the factor is gone. */
export const factorDelete = (value: Factor): TransactItem => ({
  Delete: { TableName: tableName('users'), Key: keyOf(value), ConditionExpression: 'attribute_exists(pk)' },
});

/** A factor as its owner sees it. */
export const shownFactor = ({ factorId, kind, name, createdAt, lastUsedAt }: Factor): SecondFactor => ({
  factorId,
  kind,
  name,
  createdAt,
  lastUsedAt,
});
