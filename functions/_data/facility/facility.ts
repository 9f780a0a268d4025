import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { providerStatuses } from '../../../shared/_field/contractStatus.ts';
import { roles } from '../../../shared/_field/roles.ts';
import { exchangeConnection, facilityKinds } from '../../../shared/facility/facilityFields.ts';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { entryChanges, facilityEntries } from './facilityEntries.ts';

/** A healthcare facility as it is stored; the tenant of nearly all other records. */
export const facility = z.strictObject({
  facilityId: z.string().regex(/^[\w-]{1,40}$/),
  facilityName: z.string().min(1).max(200),
  facilityNameArabic: z.string().min(1).max(200),
  facilityLicense: z.string().min(1).max(30),
  /** 1 HAAD, 2 DHA, 3 International, 4 MOHAP, 5 the portal itself. */
  regulatoryId: z.int().min(1).max(5),
  kind: z.enum(facilityKinds),
  emirate: z.string(),
  /** Roles that all users of the facility have in addition to their own. */
  facilityRoles: z.array(z.enum(roles)).optional(),
  providerStatus: z.enum(providerStatuses),
  providerId: z.int().nullable(),
  providerCode: z.string().nullable(),
  providerMode: z.int().nullable(),
  /** Shown once after sign-in (REQ: provider notes dialog). */
  providerNotes: z.string().max(2000).nullable(),
  isBankUpdateRequired: z.boolean(),
  hasDiseaseManagement: z.boolean(),
  /** Connected to the health information exchange of its emirate (`isMalaffiIntegration`). */
  isHieConnected: z.boolean(),
  /** Since when it is connected, and who said so; null for one of an older release, and where it is not connected. */
  connection: exchangeConnection.nullable().default(null),
  /** Nobody works for a facility that is not active. */
  isActive: z.boolean().default(true),
  /** When it was activated or deactivated last, by whom and why. */
  stateChange: z
    .strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string() })
    .nullable()
    .default(null),
  /** Cares for patients at home. */
  isHomeCare: z.boolean().default(false),
  /** How many people may work here; null without a limit. */
  seats: z.int().nullable().default(null),
  changedAt: z.iso.datetime().nullable().default(null),
  changedBy: z.string().nullable().default(null),
  version: z.int().positive().default(1),
});
export type Facility = z.infer<typeof facility>;
type NewFacility = z.input<typeof facility>;
const shape = shapeOf({ entity: 'facility', version: 1, schema: facility, keys: [] });
const licenseShape = markOf('facilityLicense', 1);
const storedLicense = z.object({ facilityId: z.string() });

/** The key of a facility's record. */
export const facilityKey = (facilityId: string) => ({ pk: `FACILITY#${facilityId}`, sk: 'PROFILE' });
/** A stored record as its facility. */
export const readFacility = (item: unknown): Facility => shape.parse(item);
/** Whether an item of the table is a facility. */
export const isFacilityProfile = ({ pk, sk }: { readonly pk: string; readonly sk: string }): boolean =>
  pk.startsWith('FACILITY#') && sk === 'PROFILE';
const licenseOf = (license: string): string => license.trim().toUpperCase();
const licenseKey = (license: string) => ({ pk: `LICENSE#${licenseOf(license)}`, sk: 'FACILITY' });
const licenseItem = ({ facilityLicense, facilityId }: Pick<Facility, 'facilityLicense' | 'facilityId'>) =>
  licenseShape.mark({ ...licenseKey(facilityLicense), facilityId });

/** The record of a facility, and its licence, which makes the licence unique and findable. */
const recordItems = (value: Facility) => [shape.item(facilityKey(value.facilityId), value, {}), licenseItem(value)];

/** The stored forms of a facility: its record, its licence, and the entries by which lists and searches find it. */
export function facilityItems(given: NewFacility) {
  const value = facility.parse(given);
  return [...recordItems(value), ...facilityEntries(value)];
}

/** The writes of a new facility, for a transaction that fails when its id, its licence or its provider code is taken. */
export const newFacilityPuts = (value: Facility): TransactItem[] => [
  ...recordItems(value).map((Item) => ({
    Put: { TableName: tableName('facilities'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  })),
  ...entryChanges(null, value),
];

/** Stores a new facility; throws TransactionCanceledException when its id or its licence is taken. */
export async function putFacility(store: DynamoDBDocumentClient, given: NewFacility): Promise<void> {
  await store.send(new TransactWriteCommand({ TransactItems: newFacilityPuts(facility.parse(given)) }));
}

/** What may change of a facility; its id cannot. */
export type FacilityChanges = Partial<Omit<Facility, 'facilityId' | 'version'>>;

function licenseChange(before: Facility, after: Facility): TransactItem[] {
  if (licenseOf(before.facilityLicense) === licenseOf(after.facilityLicense)) return [];
  const TableName = tableName('facilities');
  return [
    { Delete: { TableName, Key: licenseKey(before.facilityLicense) } },
    { Put: { TableName, Item: licenseItem(after), ConditionExpression: 'attribute_not_exists(pk)' } },
  ];
}

/**
 * The writes that change a facility over the version that was read, for a transaction: `items` with its entries in lists, `record` alone
 * for a change that no list shows.
 */
export function facilityChange(before: Facility, changes: FacilityChanges) {
  const after = { ...before, ...changes, version: before.version + 1 };
  const record: TransactItem = {
    Put: {
      TableName: tableName('facilities'),
      Item: shape.item(facilityKey(before.facilityId), after, {}),
      // Facilities of older releases have no version: they are read as the first.
      ConditionExpression:
        before.version === 1
          ? 'attribute_exists(pk) AND (attribute_not_exists(version) OR version = :version)'
          : 'version = :version',
      ExpressionAttributeValues: { ':version': before.version },
    },
  };
  const items = [record, ...licenseChange(before, after), ...entryChanges(before, after)];
  return { after, record, items };
}

/** One facility by its id, or null. `isNow` reads it as it is at this moment, for what is decided by it. */
export const getFacility = (
  store: DynamoDBDocumentClient,
  facilityId: string,
  { isNow = false }: { readonly isNow?: boolean } = {},
): Promise<Facility | null> =>
  getItem(store, 'facilities', facilityKey(facilityId), shape.parse, { isEventual: !isNow });

/** One facility by its licence, in any letter case and with blanks around it, or null. */
export async function findFacilityByLicense(store: DynamoDBDocumentClient, license: string): Promise<Facility | null> {
  const found = await getItem(store, 'facilities', licenseKey(license), storedLicense.parse, { isEventual: true });
  return found && getFacility(store, found.facilityId);
}
