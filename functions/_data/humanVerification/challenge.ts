import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { markOf } from '../../_store/shape.ts';

const shape = markOf('challenge', 1);

/**
 * Marks a human-verification challenge as used and says whether this was its first use. `expiresAt` (epoch seconds) is the
 * challenge's own end: after it the challenge is refused anyway and the mark may go.
 */
export function spendChallenge(
  store: DynamoDBDocumentClient,
  challengeId: string,
  expiresAt: number,
): Promise<boolean> {
  const spentBy = randomUUID();
  const marking = new PutCommand({
    TableName: tableName('users'),
    Item: shape.mark({ pk: `CHALLENGE#${challengeId}`, sk: 'USED', expiresAt, spentBy }),
    // The SDK repeats a write whose answer was lost: that one is its own first use.
    ConditionExpression: 'attribute_not_exists(pk) OR spentBy = :call',
    ExpressionAttributeValues: { ':call': spentBy },
  });
  return ifHolds(store.send(marking));
}
