import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { providerStatuses } from '../../../shared/_field/contractStatus.ts';
import { roles } from '../../../shared/_field/roles.ts';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';

/** A healthcare facility as it is stored; the tenant of nearly all other records. */
export const facility = z.strictObject({
  facilityId: z.string().regex(/^[\w-]{1,40}$/),
  facilityName: z.string().min(1).max(200),
  facilityNameArabic: z.string().min(1).max(200),
  facilityLicense: z.string().min(1).max(30),
  /** 1 HAAD, 2 DHA, 3 International, 4 MOHAP, 5 the portal itself. */
  regulatoryId: z.int().min(1).max(5),
  kind: z.enum(['pharmacy', 'clinic', 'hospital']),
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
});
export type Facility = z.infer<typeof facility>;
const shape = shapeOf({ entity: 'facility', version: 1, schema: facility, keys: [] });
const licenseShape = markOf('facilityLicense', 1);
const storedLicense = z.object({ facilityId: z.string() });

const profileKey = (facilityId: string) => ({ pk: `FACILITY#${facilityId}`, sk: 'PROFILE' });
const licenseKey = (license: string) => ({ pk: `LICENSE#${license.trim().toUpperCase()}`, sk: 'FACILITY' });

/** The stored forms of a facility: its profile, and its licence, which makes the licence unique and findable. */
export const facilityItems = (value: Facility) => [
  shape.item(profileKey(value.facilityId), value, {}),
  licenseShape.mark({ ...licenseKey(value.facilityLicense), facilityId: value.facilityId }),
];

/** Stores a new facility; throws TransactionCanceledException when its id or its licence is taken. */
export async function putFacility(store: DynamoDBDocumentClient, value: Facility): Promise<void> {
  const TransactItems = facilityItems(value).map((Item) => ({
    Put: { TableName: tableName('facilities'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));
  await store.send(new TransactWriteCommand({ TransactItems }));
}

/** One facility by its id, or null. */
export const getFacility = (store: DynamoDBDocumentClient, facilityId: string): Promise<Facility | null> =>
  getItem(store, 'facilities', profileKey(facilityId), shape.parse, { isEventual: true });

/** One facility by its licence, in any letter case and with blanks around it, or null. */
export async function findFacilityByLicense(store: DynamoDBDocumentClient, license: string): Promise<Facility | null> {
  const found = await getItem(store, 'facilities', licenseKey(license), storedLicense.parse, { isEventual: true });
  return found && getFacility(store, found.facilityId);
}
