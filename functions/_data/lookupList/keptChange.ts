import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { KeptListName } from '../../../shared/lookupList/keptLists.ts';
import { type LookupChange, lookupChange } from '../../../shared/lookupList/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { entryKey, entryShape, headKey, headShape, type KeptEntry, type KeptList, listPartition } from './keptList.ts';

const shape = shapeOf({ entity: 'lookupChange', version: 1, schema: lookupChange, keys: [] });
const changePrefix = 'CHANGE#';

interface NextList {
  /** The entry as it becomes; null where only the order changes. */
  readonly entry: KeptEntry | null;
  readonly order: readonly number[];
  readonly lastId?: number;
  readonly change: LookupChange;
}

/**
 * The writes of a change of a list, on condition that nobody has changed the list since it was read: changes of one list stand in a
 * row, so no two entries get one number or one name.
 */
export function keptListPuts({ list, head }: KeptList, { entry, order, lastId, change }: NextList): TransactItem[] {
  const TableName = tableName('reference');
  const next = {
    ...head,
    order: [...order],
    lastId: lastId ?? head.lastId,
    edition: head.edition + 1,
    changedAt: change.at,
  };
  const asRead =
    head.edition === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'edition = :edition', ExpressionAttributeValues: { ':edition': head.edition } };
  const changeKey = { pk: listPartition(list), sk: `${changePrefix}${change.changeId}` };
  return [
    { Put: { TableName, Item: headShape.item(headKey(list), next, {}, head), ...asRead } },
    {
      Put: {
        TableName,
        Item: shape.item(changeKey, change, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(entry ? [entryPut(list, entry)] : []),
  ];
}

const entryPut = (list: KeptListName, entry: KeptEntry): TransactItem => ({
  Put: {
    TableName: tableName('reference'),
    Item: entryShape.item(entryKey(list, entry.entryId), entry, {}),
    ConditionExpression: 'attribute_not_exists(pk) OR edition = :before',
    ExpressionAttributeValues: { ':before': entry.edition - 1 },
  },
});

/** A page of what was changed in a list, newest first. */
export const listChanges = (
  store: DynamoDBDocumentClient,
  list: KeptListName,
  page: { cursor?: string | undefined; take: number },
): Promise<Page<LookupChange>> =>
  readPage(
    store,
    {
      table: 'reference',
      partition: { value: listPartition(list) },
      sort: { prefix: changePrefix },
      isNewestFirst: true,
    },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );
