import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, OwnPayerId } from '../../_kit/ownIds.ts';
import { markOf } from '../../_store/shape.ts';

/** The most people of one payer that are offered to be given work. */
const mostListed = 100;

const partitionOf = (payerId: number): string => `PAYER#${payerId}`;
const pointer = z.object({ userId: z.string() });
const shape = markOf('payerStaff', 1);

/** The pointer by which a payer's users are found; other users have no pointer. It is written with the user. */
export const payerStaffItems = ({ payerId, userId }: { payerId: number | null; userId: string }) =>
  payerId === null ? [] : [shape.mark({ pk: partitionOf(payerId), sk: `USER#${userId}`, userId })];

/** The ids of a payer's people. */
export async function listPayerStaff(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId | AskedPayerId,
): Promise<string[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('users'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :user)',
      ExpressionAttributeValues: { ':pk': partitionOf(payerId), ':user': 'USER#' },
      Limit: mostListed,
    }),
  );
  return Items.map((item) => pointer.parse(item).userId);
}
