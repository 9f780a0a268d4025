import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { epochSeconds } from '../../_store/expiry.ts';
import { markOf } from '../../_store/shape.ts';

const shape = markOf('rateSpacing', 1);

/** How far apart two uses must be. A window would let two through at its edge. */
export interface Spacing {
  readonly name: string;
  readonly seconds: number;
}

/** Takes the turn of `who`, whose next one is `seconds` later; false when the last one was taken more recently. All instances share it. */
export function hasSpacedTurn(
  store: DynamoDBDocumentClient,
  { name, seconds }: Spacing,
  who: string,
  now: Date,
): Promise<boolean> {
  const free = new Date(now.getTime() + seconds * 1000);
  const taking = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { pk: `RATE#${name}#${sha256(who)}`, sk: 'SPACING' },
      UpdateExpression: `SET freeAt = :free, expiresAt = :end, ${shape.set}`,
      ConditionExpression: 'attribute_not_exists(pk) OR freeAt <= :now',
      ExpressionAttributeValues: {
        ...shape.values,
        ':free': free.toISOString(),
        ':now': now.toISOString(),
        ':end': epochSeconds(free) + 60,
      },
    }),
  );
  return ifHolds(taking);
}
