import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { following } from '../../_store/unknown.ts';
import type { Seal } from './credentialSeal.ts';

// The Encryption SDK is loaded where it is first needed.
const credentialSeal = () => import('./credentialSeal.ts');

/** What a facility signs in to its regulator with. It exists in memory only while it is used; stored it is encrypted. */
const credentials = z.strictObject({ username: z.string(), password: z.string() });
export type StoredCredentials = z.infer<typeof credentials>;

const details = z.strictObject({
  facilityId: storedFacilityId,
  regulatorId: z.int(),
  /** The credentials under the credentials key, bound to the facility: AWS Encryption SDK. */
  sealed: z.instanceof(Uint8Array),
  /** What a screen may show; stored so that a screen needs no decryption. */
  maskedUsername: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  version: z.int().positive(),
});
export type RegulatoryDetailsRecord = z.infer<typeof details>;
const shape = shapeOf({ entity: 'regulatoryDetails', version: 1, schema: details, keys: [] });

const keyOf = (facilityId: string) => ({ pk: `FACILITY#${facilityId}`, sk: 'REGULATORY' });

/** A user name with its middle hidden: `no•••••ic`; short ones show one letter. */
export function maskedUsername(username: string): string {
  const letters = [...username];
  if (letters.length < 6) return `${letters[0] ?? ''}•••••`;
  return `${letters.slice(0, 2).join('')}•••••${letters.slice(-2).join('')}`;
}

/** The regulatory details of a facility without their secret; null when the facility has no details. */
export const findRegulatoryDetails = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
): Promise<RegulatoryDetailsRecord | null> => getItem(store, 'facilities', keyOf(facilityId), shape.parse);

/** The credentials themselves, for a call to the regulator. Throws when they were sealed for another facility or changed. */
export async function openRegulatorCredentials({
  facilityId,
  sealed,
}: RegulatoryDetailsRecord): Promise<StoredCredentials> {
  const { unseal } = await credentialSeal();
  return credentials.parse(JSON.parse(await unseal(sealed, { facilityId })));
}

interface NewDetails extends StoredCredentials {
  readonly facilityId: OwnFacilityId;
  readonly regulatorId: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Encrypts new details into the record that follows `before`, null for the first; `regulatoryDetailsPut` writes it. */
export async function sealRegulatoryDetails(
  given: NewDetails,
  before: RegulatoryDetailsRecord | null,
  sealText?: Seal,
): Promise<RegulatoryDetailsRecord> {
  const { username, password, facilityId, regulatorId, changedBy, changedAt } = given;
  const sealed = sealText ?? (await credentialSeal()).seal;
  return following(before, {
    facilityId,
    regulatorId,
    sealed: await sealed(JSON.stringify({ username, password }), { facilityId }),
    maskedUsername: maskedUsername(username),
    changedAt: changedAt.toISOString(),
    changedBy,
    version: (before?.version ?? 0) + 1,
  });
}

/**
 * The conditional write of a record, alone or in a transaction: version 1 only when the facility has no record yet,
 * every other only over the version before it.
 */
export const regulatoryDetailsPut = (record: RegulatoryDetailsRecord): Required<Pick<TransactItem, 'Put'>> => ({
  Put: {
    TableName: tableName('facilities'),
    Item: shape.item(keyOf(record.facilityId), record, {}),
    ...(record.version === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :before', ExpressionAttributeValues: { ':before': record.version - 1 } }),
  },
});

/** Stores a record; false when another write came first. */
export const putRegulatoryDetails = (
  store: DynamoDBDocumentClient,
  record: RegulatoryDetailsRecord,
): Promise<boolean> => ifHolds(store.send(new PutCommand(regulatoryDetailsPut(record).Put)));
