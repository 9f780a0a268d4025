import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Table, tableName } from '../../_kit/env.ts';
import type { AskingFacilityId, OwnFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { readBatch, writeBatch } from '../../_store/batch.ts';
import { getItem, type Key } from '../../_store/item.ts';
import { readFirst } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import {
  type ClinicianFound,
  foundOf,
  foundShape,
  isListedOf,
  wordsOfActive,
  wordsOfFormer,
} from './clinicianFound.ts';

/** A clinician's licence at one facility; a person who works at two has two. */
export const clinician = z.strictObject({
  clinicianId: z.string().min(1).max(40),
  facilityId: z.string().min(1),
  fullName: z.string().min(1).max(120),
  fullNameArabic: z.string().max(120),
  licenseNo: z.string().min(1).max(30),
  /** Fifteen digits; null where the regulator's list does not give it. */
  emiratesId: z.string().length(15).nullable().default(null),
  specialty: z.string().max(100),
  /** The specialty in the portal's list; null for one that was written otherwise before there was a list. */
  specialtyCode: z.string().nullable().default(null),
  isActive: z.boolean(),
  /** No request with this clinician is put to a payer; the portal's lists of blacklisted licences stand beside it. */
  isBlacklisted: z.boolean().default(false),
  /** The first and the last day of work at the facility, both included; null without an end. */
  worksFrom: z.iso.date().nullable().default(null),
  worksTo: z.iso.date().nullable().default(null),
  /** People of the facility entered or changed name or Emirates ID: it is no proof of who holds the licence. */
  isSelfEntered: z.boolean().default(false),
  /** The last day on which the comparison with the regulator's list counts. */
  verifiedUntil: z.iso.date().nullable().default(null),
  version: z.int().positive().default(1),
});
export type Clinician = z.infer<typeof clinician>;
export type NewClinician = z.input<typeof clinician>;

const table: Table = 'facilities';
const shape = shapeOf({ entity: 'clinician', version: 1, schema: clinician, keys: [] });
const placeShape = markOf('clinicianPlace', 1);
const numberShape = markOf('clinicianNumber', 1);
const holderShape = markOf('clinicianHolder', 1);
const pointer = z.object({ licenseNo: z.string() });
const place = z.object({ facilityId: z.string() });

export const partitionOf = (facilityId: string): string => `FACILITY#${facilityId}`;
export const licenseOf = (license: string): string => license.trim().toUpperCase();
const personOf = (emiratesId: string): string => `PERSON#${emiratesId}`;
const recordKey = (facilityId: string, license: string): Key => ({
  pk: partitionOf(facilityId),
  sk: `CLINICIAN#${licenseOf(license)}`,
});
const placesOf = (license: string): string => `CLINICIAN#${licenseOf(license)}`;
const holderPrefix = (emiratesId: string): string => `CLINICIANHOLDER#${emiratesId}#`;

/** What leads to the record: its id, the Emirates ID within the facility, and the licence wherever it works. */
function pointersOf({ facilityId, clinicianId, licenseNo, emiratesId }: Clinician) {
  const pk = partitionOf(facilityId);
  const holder = emiratesId && { pk, sk: `${holderPrefix(emiratesId)}${licenseOf(licenseNo)}`, licenseNo };
  return [
    numberShape.mark({ pk, sk: `CLINICIANID#${clinicianId}`, licenseNo }),
    placeShape.mark({ pk: placesOf(licenseNo), sk: `FACILITY#${facilityId}`, facilityId }),
    ...(holder ? [holderShape.mark(holder)] : []),
  ];
}

/** What leads to a stored record, for the migration that gives it to records of older releases. */
export function recordItems(item: unknown) {
  const stored = shape.parse(item);
  const former = stored.isActive ? [] : wordsOfFormer.entries(partitionOf(stored.facilityId), foundOf(stored));
  return [...pointersOf(stored), ...former];
}

/**
 * The stored forms of a clinician of a regulator's list: the record, what leads to it, the licence under the person's Emirates ID, and
 * the search entries of name and licence.
 */
export function clinicianItems(value: NewClinician) {
  const stored = clinician.parse(value);
  const { emiratesId, facilityId, licenseNo } = stored;
  const pk = partitionOf(facilityId);
  const found = foundOf(stored);
  const record = shape.item(recordKey(facilityId, licenseNo), stored, {});
  if (!stored.isActive) return [record, ...pointersOf(stored), ...wordsOfFormer.entries(pk, found)];
  const ofPerson = emiratesId ? [personItem(emiratesId, stored)] : [];
  return [record, ...pointersOf(stored), ...ofPerson, ...wordsOfActive.entries(pk, found)];
}

/** The licence under the Emirates ID of the person to whom a regulator has given it. */
const personItem = (emiratesId: string, value: Clinician) =>
  foundShape.item({ pk: personOf(emiratesId), sk: placesOf(value.licenseNo) }, foundOf(value).found, {
    facilityId: value.facilityId,
    again: undefined,
  });

/** Stores a new clinician with its search entries. */
export const putClinician = (store: DynamoDBDocumentClient, value: NewClinician): Promise<void> =>
  writeBatch(store, table, clinicianItems(value));

/** Whether it is the person whom a regulator's list was compared with. */
const isSamePerson = (one: Clinician, other: Clinician): boolean =>
  licenseOf(one.licenseNo) === licenseOf(other.licenseNo) &&
  one.emiratesId === other.emiratesId &&
  one.fullName === other.fullName;

/**
 * The writes that store a clinician, new (`before` is null) or changed, with all that leads to it, for one transaction. It fails when the
 * record exists already, or is not as it was read. 90 writes at most. Nobody new is verified, and another licence, Emirates ID or name
 * ends a verification, whoever changes it.
 */
export function clinicianChange(
  facilityId: OwnFacilityId,
  before: Clinician | null,
  changed: Omit<NewClinician, 'facilityId'>,
): { after: Clinician; items: TransactItem[] } {
  const wanted = clinician.parse({ ...changed, facilityId });
  const verifiedUntil = before && isSamePerson(before, wanted) ? wanted.verifiedUntil : null;
  const after = { ...wanted, verifiedUntil, version: (before?.version ?? 0) + 1 };
  const TableName = tableName(table);
  const pk = partitionOf(facilityId);
  const key = recordKey(facilityId, after.licenseNo);
  const record: TransactItem = {
    Put: {
      TableName,
      Item: shape.item(key, after, {}, before),
      ...(before
        ? {
            ConditionExpression: 'version = :seen OR (attribute_exists(pk) AND attribute_not_exists(version))',
            ExpressionAttributeValues: { ':seen': before.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  };
  const now = pointersOf(after);
  const gone = (before ? pointersOf(before) : []).filter(
    (each) => !now.some(({ pk, sk }) => pk === each.pk && sk === each.sk),
  );
  const whenActive = (value: Clinician | null) => (value?.isActive ? foundOf(value) : null);
  const whenFormer = (value: Clinician | null) => (value && !value.isActive ? foundOf(value) : null);
  return {
    after,
    items: [
      record,
      ...gone.map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
      ...now.map((Item) => ({ Put: { TableName, Item } })),
      ...wordsOfActive.changes(pk, whenActive(before), whenActive(after)),
      ...wordsOfFormer.changes(pk, whenFormer(before), whenFormer(after)),
    ],
  };
}

/** The writes that take a clinician out of a facility with all that leads to it; they fail when the record is not as it was read. */
export function clinicianDeletes(facilityId: OwnFacilityId, value: Clinician): TransactItem[] {
  const TableName = tableName(table);
  const pk = partitionOf(facilityId);
  return [
    {
      Delete: {
        TableName,
        Key: recordKey(facilityId, value.licenseNo),
        ConditionExpression: 'version = :seen',
        ExpressionAttributeValues: { ':seen': value.version },
      },
    },
    ...pointersOf(value).map((each) => ({ Delete: { TableName, Key: { pk: each.pk, sk: each.sk } } })),
    ...(value.isActive ? wordsOfActive : wordsOfFormer).changes(pk, foundOf(value), null),
  ];
}

/** One clinician of the caller's facility by licence, active or not, or null; only facilities have clinicians. */
export async function findClinician(
  store: DynamoDBDocumentClient,
  scope: Scope,
  licenseNo: string,
): Promise<Clinician | null> {
  if (scope.kind !== 'facility') return null;
  return getItem(store, table, recordKey(scope.facilityId, licenseNo), shape.parse, { isEventual: true });
}

/** The clinicians of these licences at a facility that asks, each named once, in no order. They are the facility's records: its other side is told no more than it needs. */
export const cliniciansAsked = async (
  store: DynamoDBDocumentClient,
  facilityId: AskingFacilityId,
  licenses: readonly string[],
): Promise<Clinician[]> => {
  const keys = [...new Set(licenses.map(licenseOf))].map((license) => recordKey(facilityId, license));
  return (await readBatch(store, table, keys, { isEventual: true })).map(shape.parse);
};

/** The same as it is at this moment, for a change of it. */
export const clinicianNow = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  licenseNo: string,
): Promise<Clinician | null> => getItem(store, table, recordKey(facilityId, licenseNo), shape.parse);

/** One clinician of the facility by id, as it is at this moment, or null. */
export async function clinicianById(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  clinicianId: string,
): Promise<Clinician | null> {
  const key = { pk: partitionOf(facilityId), sk: `CLINICIANID#${clinicianId}` };
  const found = await getItem(store, table, key, pointer.parse);
  return found && clinicianNow(store, facilityId, found.licenseNo);
}

/** The licences of an Emirates ID at the facility, at most twenty. */
export async function licensesAt(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  emiratesId: string,
): Promise<string[]> {
  const sort = { prefix: holderPrefix(emiratesId) };
  const found = await readFirst(store, { table, partition: { value: partitionOf(facilityId) }, sort }, 20);
  return found.map((item) => pointer.parse(item).licenseNo);
}

/** The clinicians of the facility with these licences, in their order. */
export async function cliniciansWith(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  licenses: readonly string[],
): Promise<Clinician[]> {
  const keys = [...new Set(licenses.map(licenseOf))].map((license) => recordKey(facilityId, license));
  const items = keys.length > 0 ? await readBatch(store, table, keys) : [];
  const found = new Map(items.map((item) => [String(item.sk), shape.parse(item)]));
  return keys.map(({ sk }) => found.get(sk)).filter((value) => value !== undefined);
}

/** The ids of the facilities where a licence works or worked, at most 100: of all tenants, for who decides about all of them. */
export async function facilitiesOfLicense(store: DynamoDBDocumentClient, license: string): Promise<string[]> {
  const sort = { prefix: 'FACILITY#' };
  const found = await readFirst(store, { table, partition: { value: placesOf(license) }, sort }, 100);
  return found.map((item) => place.parse(item).facilityId);
}

/**
 * The ids of the facilities, other than these, where a licence works on a day: of all tenants. They are told of what others do with
 * the licence, and nothing of their records is shown.
 */
export async function worksElsewhereOn(
  store: DynamoDBDocumentClient,
  license: string,
  day: string,
  except: readonly string[],
): Promise<string[]> {
  const others = (await facilitiesOfLicense(store, license)).filter((id) => !except.includes(id));
  const items =
    others.length > 0
      ? await readBatch(
          store,
          table,
          others.map((id) => recordKey(id, license)),
        )
      : [];
  return items
    .map(shape.parse)
    .filter((value) => worksOn(value, day))
    .map(({ facilityId }) => facilityId);
}

/** The active licences of a person, in all facilities, at most 100. The caller must have shown that the Emirates ID is theirs. */
export async function listLicensesOf(store: DynamoDBDocumentClient, emiratesId: string): Promise<ClinicianFound[]> {
  const sort = { prefix: 'CLINICIAN#' };
  const found = await readFirst(store, { table, partition: { value: personOf(emiratesId) }, sort }, 100);
  return found.map((item) => foundShape.parse(item)).filter(isListedOf);
}

/** Whether the clinician works at the facility on a day (`yyyy-mm-dd`, in the Emirates). */
export const worksOn = (
  { isActive, worksFrom, worksTo }: Pick<Clinician, 'isActive' | 'worksFrom' | 'worksTo'>,
  day: string,
): boolean => isActive && (worksFrom === null || worksFrom <= day) && (worksTo === null || worksTo >= day);

/** The stored clinicians of list items. */
export const clinicianOfItem = shape.parse;
