import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { insurerAuthorization } from '../../../shared/authorizationQuery/insurerAuthorization.ts';
import { tableName } from '../../_kit/env.ts';
import { hashedId } from '../../_kit/hashedId.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { storedAskedPayerId, storedAskingFacilityId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { readBatch } from '../../_store/batch.ts';
import { overVersion } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { lowestIdOf } from '../../_store/idRange.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { insurerCountChanges } from './insurerCounts.ts';
import { insurerEntryChanges } from './insurerEntries.ts';

/** An authorisation of an insurer's own system as it is stored: what the newest sheet said of it, and whose it is. */
const stored = insurerAuthorization.extend({
  authorizationId: z.string(),
  facilityId: storedAskingFacilityId,
  payerId: storedAskedPayerId,
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  /** Grows by one with each sheet that changes it. */
  version: z.int().positive(),
});
export type StoredInsurerAuthorization = z.infer<typeof stored>;
const shape = shapeOf({
  entity: 'insurerAuthorization',
  version: 1,
  schema: stored,
  keys: ['ownerPk', 'ownerSk', 'deskPk', 'deskSk'],
});

/** What the insurer said of an authorisation, each time; null where it took back that there is one. Nobody changes or removes one. */
const insurerVersion = z.object({
  changeId: z.string(),
  at: z.iso.datetime(),
  byName: z.string(),
  content: insurerAuthorization.nullable(),
});
export type InsurerVersion = z.infer<typeof insurerVersion>;
const versionShape = shapeOf({ entity: 'insurerAuthorizationVersion', version: 1, schema: insurerVersion, keys: [] });

/** The id of a payer's authorisation: made of its number, so that the same row means the same record in every sheet. */
export const insurerAuthorizationId = (payerId: OwnPayerId, authorizationNumber: string): string =>
  hashedId(`${payerId}#${authorizationNumber.toUpperCase()}`);

const partitionOf = (authorizationId: string): string => `INSURERAUTHORIZATION#${authorizationId}`;
const keyOf = (authorizationId: string) => ({ pk: partitionOf(authorizationId), sk: 'INSURERAUTHORIZATION' });

/** Its place among all authorisations of a tenant, by the day of the request: it sorts with the ids of requests of that day. */
export const placeOf = ({ requestedOn, authorizationId }: StoredInsurerAuthorization): string =>
  lowestIdOf(requestedOn).slice(0, 10) + authorizationId.slice(10);

const put = (value: StoredInsurerAuthorization): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(value.authorizationId), value as z.input<typeof stored>, {
      ownerPk: `FACILITY#${value.facilityId}#INSURERAUTHORIZATION`,
      ownerSk: placeOf(value),
      deskPk: `PAYER#${value.payerId}#INSURERAUTHORIZATION`,
      deskSk: placeOf(value),
    }),
    ...overVersion(value.version),
  },
});

const remove = ({ authorizationId, version }: StoredInsurerAuthorization): TransactItem => ({
  Delete: {
    TableName: tableName('requests'),
    Key: keyOf(authorizationId),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': version },
  },
});

/**
 * The writes by which an authorisation becomes what a sheet says, over the version that was read, with what it is found and counted by. What it was stays
 * as a version.
 */
export function insurerAuthorizationWrites(
  before: StoredInsurerAuthorization | null,
  after: StoredInsurerAuthorization | null,
  said: InsurerVersion,
): TransactItem[] {
  const of = after ?? before;
  if (!of) return [];
  const listed = (value: StoredInsurerAuthorization | null) => value && { ...value, place: placeOf(value) };
  return [
    ...(after ? [put(after)] : before ? [remove(before)] : []),
    {
      Put: {
        TableName: tableName('requests'),
        Item: versionShape.item({ pk: partitionOf(of.authorizationId), sk: `VERSION#${said.changeId}` }, said, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...insurerEntryChanges(listed(before), listed(after)),
    ...insurerCountChanges(before, after),
  ];
}

const isSeenBy =
  (scope: Scope) =>
  (value: StoredInsurerAuthorization): boolean => {
    if (scope.kind === 'all') return false;
    return scope.kind === 'facility' ? value.facilityId === scope.facilityId : value.payerId === Number(scope.payerId);
  };

/** An authorisation of the caller's facility or payer, or null. */
export async function findInsurerAuthorization(
  store: DynamoDBDocumentClient,
  scope: Scope,
  authorizationId: string,
): Promise<StoredInsurerAuthorization | null> {
  const found = await getItem(store, 'requests', keyOf(authorizationId), shape.parse);
  return found && isSeenBy(scope)(found) ? found : null;
}

/** The authorisations with these ids that the caller's facility or payer may see, in no certain order. */
export async function findInsurerAuthorizations(
  store: DynamoDBDocumentClient,
  scope: Scope,
  ids: readonly string[],
): Promise<StoredInsurerAuthorization[]> {
  const items = await readBatch(store, 'requests', [...new Set(ids)].map(keyOf));
  return items.map(shape.parse).filter(isSeenBy(scope));
}

/** What the insurer said of an authorisation, the oldest first. */
export async function listInsurerVersions(
  store: DynamoDBDocumentClient,
  { authorizationId }: StoredInsurerAuthorization,
): Promise<InsurerVersion[]> {
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
    ExpressionAttributeValues: { ':pk': partitionOf(authorizationId), ':version': 'VERSION#' },
  });
  return Array.fromAsync(items, versionShape.parse);
}
