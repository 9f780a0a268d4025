import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../_kit/env.ts';
import type { Key, StoredItem } from './item.ts';

/** A part of a table's items, about as large as each of the other `of - 1` parts; `segment` counts from 0. */
interface SegmentRead {
  readonly table: Table;
  readonly segment: number;
  readonly of: number;
  /** The key of the last item that was read; null at the beginning. */
  readonly after: Key | null;
  /** The attributes that are read besides the key. */
  readonly attributes: readonly string[];
  readonly most: number;
}

interface SegmentPage {
  readonly items: readonly (StoredItem & Key)[];
  readonly isLast: boolean;
  /** The read units that the page cost. */
  readonly units: number;
}

/**
 * The next items of a part of a table, in the store's own order, eventually consistent. THE one Scan of the portal: no key reaches
 * every item of a table, which a migration has to (ADR 0037). Only the role of `migrateItems` may do it.
 */
export async function readSegment(
  store: DynamoDBDocumentClient,
  { table, segment, of, after, attributes, most }: SegmentRead,
): Promise<SegmentPage> {
  const names = Object.fromEntries(['pk', 'sk', ...attributes].map((name, at) => [`#a${at}`, name]));
  const { Items, LastEvaluatedKey, ConsumedCapacity } = await store.send(
    new ScanCommand({
      TableName: tableName(table),
      Segment: segment,
      TotalSegments: of,
      Limit: most,
      ProjectionExpression: Object.keys(names).join(', '),
      ExpressionAttributeNames: names,
      ReturnConsumedCapacity: 'TOTAL',
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return {
    items: (Items ?? []) as (StoredItem & Key)[],
    isLast: LastEvaluatedKey === undefined,
    units: ConsumedCapacity?.CapacityUnits ?? 0,
  };
}
