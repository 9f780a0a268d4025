import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { incident } from '../../../shared/systemStatus/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { openPrefix, pastPartition, statusPartition } from './statusKeys.ts';

const stored = z.object(incident.shape);
export const incidentShape = shapeOf({ entity: 'incident', version: 1, schema: stored, keys: [] });
/** An incident or planned work, as it is stored. */
export type StoredIncident = z.infer<typeof stored>;

const openKey = (incidentId: string) => ({ pk: statusPartition, sk: `${openPrefix}${incidentId}` });
const pastKey = (incidentId: string) => ({ pk: pastPartition, sk: incidentId });

/** The write of a new incident, for a transaction. */
export const newIncidentPut = (value: StoredIncident): TransactItem => ({
  Put: {
    TableName: tableName('reference'),
    Item: incidentShape.item(openKey(value.incidentId), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const asRead = ({ edition }: StoredIncident) => ({
  ConditionExpression: 'edition = :edition',
  ExpressionAttributeValues: { ':edition': edition },
});

/** The write of a report, over the edition that was read. */
export const incidentChange = (before: StoredIncident, next: StoredIncident): TransactItem => ({
  Put: {
    TableName: tableName('reference'),
    Item: incidentShape.item(openKey(next.incidentId), next, {}),
    ...asRead(before),
  },
});

/** The writes that move an incident to those that are over. */
export const incidentEnd = (before: StoredIncident, ended: StoredIncident): TransactItem[] => [
  { Delete: { TableName: tableName('reference'), Key: openKey(before.incidentId), ...asRead(before) } },
  {
    Put: {
      TableName: tableName('reference'),
      Item: incidentShape.item(pastKey(ended.incidentId), ended, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

/** An open incident by its id, or null. */
export const getOpenIncident = (store: DynamoDBDocumentClient, incidentId: string): Promise<StoredIncident | null> =>
  getItem(store, 'reference', openKey(incidentId), incidentShape.parse);

/** The incidents that are over, newest first. */
export const listPastIncidents = (
  store: DynamoDBDocumentClient,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<StoredIncident>> =>
  readPage(
    store,
    { table: 'reference', partition: { value: pastPartition }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: incidentShape.parse },
  );
