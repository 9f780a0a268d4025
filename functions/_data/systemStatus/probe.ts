import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { shapeOf } from '../../_store/shape.ts';
import { probePrefix, statusPartition } from './statusKeys.ts';

const stored = z.object({
  partId: z.string(),
  isUp: z.boolean(),
  checkedAt: z.iso.datetime(),
  /** Since when the part is as it is. */
  since: z.iso.datetime(),
  /** When a look last found it well; unknown of what was kept before there was such a time. */
  answeredAt: z.iso.datetime().nullable().default(null),
  /** How long that look took. */
  tookMs: z.int().nullable().default(null),
});
export const probeShape = shapeOf({ entity: 'statusProbe', version: 1, schema: stored, keys: [] });
/** The last look at a part. */
export type StatusProbe = z.infer<typeof stored>;

const keyOf = (partId: string) => ({ pk: statusPartition, sk: `${probePrefix}${partId}` });

/** The result of a look: `checkedAt` is when it asked, and `tookMs` is null where no answer came. */
export type ProbeFound = Pick<StatusProbe, 'checkedAt' | 'tookMs'>;

/** Keeps a look at a part. `since` stays as long as the part stays as it is; of two looks the later one stays. */
export async function keepProbe(
  store: DynamoDBDocumentClient,
  { partId, checkedAt, tookMs }: ProbeFound & Pick<StatusProbe, 'partId'>,
): Promise<void> {
  const isUp = tookMs !== null;
  const answered = isUp ? 'answeredAt = :at, tookMs = :took, ' : '';
  const write = (set: string, condition: string) =>
    ifHolds(
      store.send(
        new UpdateCommand({
          TableName: tableName('reference'),
          Key: keyOf(partId),
          UpdateExpression: `SET partId = :partId, isUp = :isUp, checkedAt = :at, ${answered}${set}${probeShape.set}`,
          ConditionExpression: condition,
          ExpressionAttributeValues: {
            ...{ ...probeShape.values, ':partId': partId, ':isUp': isUp, ':at': checkedAt },
            ...(isUp && { ':took': tookMs }),
          },
        }),
      ),
    );
  const isSame = await write('', 'isUp = :isUp AND checkedAt < :at');
  if (!isSame) await write('since = :at, ', 'attribute_not_exists(pk) OR (isUp <> :isUp AND checkedAt < :at)');
}
