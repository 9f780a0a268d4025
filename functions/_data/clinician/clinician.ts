import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { Scope } from '../../_kit/scope.ts';
import { writeBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { type Findable, wordSearchOf } from '../../_store/wordSearch.ts';

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
  isActive: z.boolean(),
  /** No request with this clinician is put to a payer. */
  isBlacklisted: z.boolean().default(false),
});
export type Clinician = z.infer<typeof clinician>;
type NewClinician = z.input<typeof clinician>;

/** What a search box shows of a clinician. */
const clinicianFound = clinician.pick({ clinicianId: true, fullName: true, licenseNo: true, specialty: true });
export type ClinicianFound = z.infer<typeof clinicianFound>;
const shape = shapeOf({ entity: 'clinician', version: 1, schema: clinician, keys: [] });
const foundShape = shapeOf({
  entity: 'clinicianFound',
  version: 1,
  schema: clinicianFound,
  keys: ['facilityId', 'again'],
});
const words = wordSearchOf({
  table: 'facilities',
  kind: 'CLINICIAN',
  parse: foundShape.parse,
  itemOf: (key, found: ClinicianFound, again) => foundShape.item(key, found, { facilityId: undefined, again }),
});

const partitionOf = (facilityId: string): string => `FACILITY#${facilityId}`;
const licenseOf = (license: string): string => license.trim().toUpperCase();
const personOf = (emiratesId: string): string => `PERSON#${emiratesId}`;

const findableOf = ({ clinicianId, fullName, fullNameArabic, licenseNo, specialty }: Clinician) =>
  ({
    id: licenseOf(licenseNo),
    texts: [fullName, fullNameArabic, licenseNo],
    found: { clinicianId, fullName, licenseNo, specialty },
  }) satisfies Findable<ClinicianFound>;

/**
 * The stored forms of a clinician: the record, the licence under the person's Emirates ID, and the search entries of name and licence.
 */
export function clinicianItems(value: NewClinician) {
  const stored = clinician.parse(value);
  const { emiratesId, facilityId } = stored;
  const pk = partitionOf(facilityId);
  const sk = `CLINICIAN#${licenseOf(stored.licenseNo)}`;
  const record = shape.item({ pk, sk }, stored, {});
  if (!stored.isActive) return [record];
  const findable = findableOf(stored);
  const person = (id: string) =>
    foundShape.item({ pk: personOf(id), sk }, findable.found, { facilityId, again: undefined });
  return [record, ...(emiratesId ? [person(emiratesId)] : []), ...words.entries(pk, findable)];
}

/** Stores a new clinician with its search entries. */
export const putClinician = (store: DynamoDBDocumentClient, value: NewClinician): Promise<void> =>
  writeBatch(store, 'facilities', clinicianItems(value));

/** One clinician of the caller's facility by licence, active or not, or null; only facilities have clinicians. */
export async function findClinician(
  store: DynamoDBDocumentClient,
  scope: Scope,
  licenseNo: string,
): Promise<Clinician | null> {
  if (scope.kind !== 'facility') return null;
  const key = { pk: partitionOf(scope.facilityId), sk: `CLINICIAN#${licenseOf(licenseNo)}` };
  return getItem(store, 'facilities', key, shape.parse, { isEventual: true });
}

/** The active licences of a person, in all facilities, at most 100. The caller must have shown that the Emirates ID is theirs. */
export async function listLicensesOf(store: DynamoDBDocumentClient, emiratesId: string): Promise<ClinicianFound[]> {
  const { Items } = await store.send(
    new QueryCommand({
      TableName: tableName('facilities'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :clinician)',
      ExpressionAttributeValues: { ':pk': personOf(emiratesId), ':clinician': 'CLINICIAN#' },
      Limit: 100,
    }),
  );
  return (Items ?? []).map((item) => foundShape.parse(item));
}

export interface ClinicianSearch {
  /** The beginning of a word of the name or of the licence; empty for the first clinicians. */
  readonly text: string;
  /** Licences or ids that are chosen already. */
  readonly excluded: ReadonlySet<string>;
  readonly take: number;
  /** Which of those that match; all without it. */
  readonly isWanted?: ((found: ClinicianFound) => boolean) | undefined;
}

/** Active clinicians of the caller's facility that match, each once, by name. */
export async function searchClinicians(
  store: DynamoDBDocumentClient,
  scope: Scope,
  { text, excluded, take, isWanted: mayBe = () => true }: ClinicianSearch,
): Promise<ClinicianFound[]> {
  if (scope.kind !== 'facility') return [];
  const isWanted = (found: ClinicianFound): boolean =>
    !excluded.has(found.licenseNo) && !excluded.has(found.clinicianId) && mayBe(found);
  const { items } = await words.find(store, partitionOf(scope.facilityId), { text, take, isWanted });
  return items.sort((one, other) => one.fullName.localeCompare(other.fullName));
}
