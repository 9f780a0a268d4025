import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';

/**
 * Marks a human-verification challenge as used and says whether this was its first use. `expiresAt` (epoch seconds) is the
 * challenge's own end: after it the challenge is refused anyway and the mark may go.
 */
export async function spendChallenge(
  store: DynamoDBDocumentClient,
  challengeId: string,
  expiresAt: number,
): Promise<boolean> {
  try {
    await store.send(
      new PutCommand({
        TableName: tableName('users'),
        Item: { pk: `CHALLENGE#${challengeId}`, sk: 'USED', expiresAt },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}
