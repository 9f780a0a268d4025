import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What was mailed of what somebody has not read. */
const storedNewsMailed = z.strictObject({
  mailedAt: z.iso.datetime(),
  /** The news that mails have told of; one that is told again has another instant, and is another one. */
  told: z.array(z.string()),
});
export type NewsMailed = z.infer<typeof storedNewsMailed>;

const shape = shapeOf({ entity: 'newsMailed', version: 1, schema: storedNewsMailed, keys: ['expiresAt'] });
const keyOf = (userId: OwnUserId) => ({ pk: `NEWSMAILED#${userId}`, sk: 'MAILED' });

/** Longer than news is mailed after it has come. */
const daysKept = 3;

export const readNewsMailed = (store: DynamoDBDocumentClient, userId: OwnUserId): Promise<NewsMailed | null> =>
  getItem(store, 'users', keyOf(userId), shape.parse);

/** The write that goes with a mail: it fails where another run has mailed meanwhile. */
export const newsMailedPut = (userId: OwnUserId, next: NewsMailed, before: NewsMailed | null): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.item(
      keyOf(userId),
      next,
      { expiresAt: expiresIn({ days: daysKept }, new Date(next.mailedAt)) },
      before,
    ),
    ConditionExpression: before ? 'mailedAt = :before' : 'attribute_not_exists(pk)',
    ...(before && { ExpressionAttributeValues: { ':before': before.mailedAt } }),
  },
});
