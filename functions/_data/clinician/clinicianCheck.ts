import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { clinicianCheck } from '../../../shared/clinician/verificationModel.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem, type Key } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** The evidence of a comparison with the regulator's list. */
const storedCheck = clinicianCheck.omit({ canMark: true }).extend({
  facilityId: z.string(),
  clinicianId: z.string(),
  checkedById: z.string(),
  /** The version of the clinician that it is proof for: any later one was changed, checked again or marked since. */
  clinicianVersion: z.int(),
  /** The answer as it came, which nobody is shown: it has the Emirates ID. */
  answer: z.string().nullable(),
  version: z.int(),
});
export type StoredCheck = z.infer<typeof storedCheck>;
const shape = shapeOf({ entity: 'clinicianCheck', version: 1, schema: storedCheck, keys: [] });

const partitionOf = (facilityId: string, clinicianId: string): string => `CLINICIANCHECKS#${facilityId}#${clinicianId}`;
const keyOf = (facilityId: string, clinicianId: string, checkId: string): Key => ({
  pk: partitionOf(facilityId, clinicianId),
  sk: checkId,
});

/** A page of the checks of a clinician at a facility, the newest first. */
export const listChecks = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  clinicianId: string,
  page: { take: number; cursor?: string | undefined },
) =>
  readPage(
    store,
    { table: 'facilities', partition: { value: partitionOf(facilityId, clinicianId) }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** One check of a clinician at a facility as it is at this moment, or null. */
export const findCheck = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  clinicianId: string,
  checkId: string,
): Promise<StoredCheck | null> => getItem(store, 'facilities', keyOf(facilityId, clinicianId, checkId), shape.parse);

/** The write that stores a new check, or one over the version that was read. */
export const checkPut = (
  facilityId: OwnFacilityId,
  before: StoredCheck | null,
  after: Omit<StoredCheck, 'facilityId'>,
): TransactItem => ({
  Put: {
    TableName: tableName('facilities'),
    Item: shape.item(keyOf(facilityId, after.clinicianId, after.checkId), { ...after, facilityId }, {}, before),
    ...(before
      ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});
