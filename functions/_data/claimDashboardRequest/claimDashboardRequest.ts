import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import {
  type ClaimDashboardRequestRow,
  claimDashboardRequest,
  claimDashboardRequestRow,
} from '../../../shared/claimDashboard/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem, type Key } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import { writeTogether } from '../../_store/transaction.ts';

/** A request as it is stored. `contentHash` tells a repetition from another request under the same number. */
const stored = claimDashboardRequest.extend({ contentHash: z.string() });
export type StoredClaimDashboardRequest = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'claimDashboardRequest', version: 1, schema: stored, keys: [] });
const rowShape = shapeOf({
  entity: 'claimDashboardRequestRow',
  version: 1,
  schema: claimDashboardRequestRow,
  keys: [],
});

const keyOf = (transactionNumber: string) => ({ pk: `CLAIMDASHBOARDREQUEST#${transactionNumber}`, sk: 'REQUEST' });
const listPk = 'CLAIMDASHBOARDREQUESTS';
const waiting = 'WAITING#';

/** What the list shows: a request may have a hundred users, each with fifty licences. */
const rowOf = ({ comments, users, userAgent, askedByUserId, contentHash, ...row }: StoredClaimDashboardRequest) => row;

/** Stores a new request with its row in the list; false where its transaction number is taken. */
export function addClaimDashboardRequest(
  store: DynamoDBDocumentClient,
  request: StoredClaimDashboardRequest,
): Promise<boolean> {
  const listKey: Key = { pk: listPk, sk: `${waiting}${request.requestId}` };
  const items = [shape.item(keyOf(request.transactionNumber), request, {}), rowShape.item(listKey, rowOf(request), {})];
  return writeTogether(
    store,
    items.map((Item) => ({
      Put: { TableName: tableName('requests'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
    })),
  );
}

/** The request of a transaction number, or null. */
export const findClaimDashboardRequest = (
  store: DynamoDBDocumentClient,
  transactionNumber: string,
): Promise<StoredClaimDashboardRequest | null> => getItem(store, 'requests', keyOf(transactionNumber), shape.parse);

/** The requests that wait, the newest first. */
export const listClaimDashboardRequests = (
  store: DynamoDBDocumentClient,
  page: { take: number; cursor?: string | undefined },
): Promise<Page<ClaimDashboardRequestRow>> =>
  readPage(
    store,
    { table: 'requests', partition: { value: listPk }, sort: { prefix: waiting }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: rowShape.parse },
  );
