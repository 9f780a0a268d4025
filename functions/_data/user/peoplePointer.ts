import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Role } from '../../../shared/_field/roles.ts';
import { tableName } from '../../_kit/env.ts';

const pointer = z.object({ userId: z.string() });

/** Whether one of the roles is among those that are wanted. */
export const holdsOneOf = (roles: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.some((role) => roles.includes(role));

/** The form of a pointer by which a user is found as one of a group of people; `pk` is the group's partition. */
export const pointerTo = (userId: string, pk: string) => ({ pk, sk: `USER#${userId}`, userId });

/** The ids of the users of a group, `most` at most. A pointer outlives the right that made it: read each user before it counts. */
export async function listPointed(store: DynamoDBDocumentClient, pk: string, most: number): Promise<string[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('users'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :user)',
      ExpressionAttributeValues: { ':pk': pk, ':user': 'USER#' },
      Limit: most,
    }),
  );
  return Items.map((item) => pointer.parse(item).userId);
}
