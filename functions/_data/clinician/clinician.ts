import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';
import { tableName } from '../../_kit/env.ts';
import type { Scope } from '../../_kit/scope.ts';
import { writeBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

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
const foundShape = shapeOf({ entity: 'clinicianFound', version: 1, schema: clinicianFound, keys: ['facilityId'] });

const partitionOf = (facilityId: string): string => `FACILITY#${facilityId}`;
const licenseOf = (license: string): string => license.trim().toUpperCase();
const searchPrefix = 'SEARCH#CLINICIAN#';
const personOf = (emiratesId: string): string => `PERSON#${emiratesId}`;

/**
 * The stored forms of a clinician: the record, the licence under the person's Emirates ID, and one search entry for each way to
 * begin typing the name or licence.
 */
export function clinicianItems(value: NewClinician) {
  const stored = clinician.parse(value);
  const pk = partitionOf(stored.facilityId);
  const sk = `CLINICIAN#${licenseOf(stored.licenseNo)}`;
  const record = shape.item({ pk, sk }, stored, {});
  if (!stored.isActive) return [record];
  const tokens = [stored.fullName, stored.fullNameArabic, stored.licenseNo].flatMap(searchTokens);
  const { clinicianId, fullName, licenseNo, specialty, emiratesId, facilityId } = stored;
  const found = { clinicianId, fullName, licenseNo, specialty };
  const entries = [...new Set(tokens)].map((token) =>
    foundShape.item({ pk, sk: `${searchPrefix}${token}#${licenseOf(licenseNo)}` }, found, { facilityId: undefined }),
  );
  const ofPerson = emiratesId ? [foundShape.item({ pk: personOf(emiratesId), sk }, found, { facilityId })] : [];
  return [record, ...ofPerson, ...entries];
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
  { text, excluded, take, isWanted = () => true }: ClinicianSearch,
): Promise<ClinicianFound[]> {
  if (scope.kind !== 'facility') return [];
  const found = new Map<string, ClinicianFound>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(
      new QueryCommand({
        TableName: tableName('facilities'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :start)',
        ExpressionAttributeValues: {
          ':pk': partitionOf(scope.facilityId),
          ':start': searchPrefix + searchText(text),
        },
        // A name of five words answers "a" five times at most.
        Limit: take * 5,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) {
      const option = foundShape.parse(item);
      const isChosen = excluded.has(option.licenseNo) || excluded.has(option.clinicianId);
      if (!isChosen && isWanted(option)) found.set(option.licenseNo, option);
    }
    from = page.LastEvaluatedKey;
  } while (from && found.size < take);
  return [...found.values()].slice(0, take).sort((one, other) => one.fullName.localeCompare(other.fullName));
}
