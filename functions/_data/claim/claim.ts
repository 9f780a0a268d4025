import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import {
  type ClaimEvent,
  type ClaimRow,
  claimEvent,
  claimRecord,
  claimRegulatorFinding,
  claimRow,
} from '../../../shared/claim/claimRecord.ts';
import { knownPatientOf } from '../../../shared/claim/services.ts';
import { isSameTag } from '../../../shared/claim/tags.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { provenPk, storedAskingFacilityId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { overVersion } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readFirst, readOn, readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import { orderOf, timelineOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { forgottenRepairs } from './claimRepair.ts';

/** Said of a claim whenever it is read. */
const judged = { findings: true, rulesVersion: true, notChecked: true, repairs: true } as const;
/** A claim as it is stored: with its lines in one item, and its facility. */
const stored = claimRecord.omit({ ...judged, events: true, moves: true, sending: true, repaired: true }).extend({
  facilityId: storedAskingFacilityId,
  madeBy: z.string(),
  regulatorFindings: z.array(claimRegulatorFinding).default([]),
  /** The file in which it was sent last; null for a claim that was never sent. */
  batchId: z.string().nullable().default(null),
  /** The versions that repairs made and that can be undone, the newest last. */
  undoable: z.array(z.int()).default([]),
  tags: z.array(z.string()).default([]),
});
export type StoredClaim = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'claim', version: 1, schema: stored, keys: ['claimsPk', 'claimsSk', 'row'] });
const numberShape = markOf('claimNumber', 1);

const keyOf = (claimId: string) => ({ pk: `CLAIM#${claimId}`, sk: 'CLAIM' });
const claimsPk = (facilityId: string): string => `FACILITY#${facilityId}#CLAIM`;
/** By the day of care: a claim of the day before comes before it, whenever it was made. */
const claimsSk = ({ serviceDate, claimId }: StoredClaim): string => `${serviceDate}#${claimId}`;
/** Of one patient so many claims are compared: a month of dialysis has thirteen. */
const mostOfPatient = 60;
const claimCursor = cursorCodec(/^\d{4}-\d\d-\d\d#[0-9A-HJKMNP-TV-Z]{26}$/);

const events = timelineOf<ClaimEvent, StoredClaim>({
  entity: 'claimEvent',
  table: 'requests',
  pkOf: ({ claimId }) => provenPk(keyOf(claimId).pk),
  event: claimEvent,
});
export const listClaimEvents = events.list;

/** A stored claim as a list shows it. Compiled once: zod compiles every new schema. Rows of the first releases had no version and no tags. */
export const claimRowOf: (item: unknown) => ClaimRow = openParser(
  claimRow.strip().extend({ version: z.int().positive().default(1), tags: z.array(z.string()).default([]) }),
);

const claimPut = (value: StoredClaim): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(value.claimId), value as z.input<typeof stored>, {
      claimsPk: claimsPk(value.facilityId),
      claimsSk: claimsSk(value),
      row: claimRowOf(value),
    }),
    ...overVersion(value.version),
  },
});

type Numbered = Pick<StoredClaim, 'facilityId' | 'claimNumber'>;

/** The payer knows a provider's claim by its number in any letter case. */
const numberKey = ({ facilityId, claimNumber }: Numbered) => ({
  pk: `CLAIMNUMBER#${facilityId}#${claimNumber.trim().toUpperCase()}`,
  sk: 'CLAIM',
});
/** Under this key the index `claims` lists a patient's claims by the day of care. It holds the items of their numbers, which change seldom. */
const patientsPk = (facilityId: string, patient: string): string => `FACILITY#${facilityId}#CLAIM#PATIENT#${patient}`;
const patientPk = (facilityId: string, claim: Claim): string | undefined => {
  const patient = knownPatientOf(claim);
  return patient === null ? undefined : patientsPk(facilityId, patient);
};
const numberItem = (value: StoredClaim) =>
  numberShape.mark({
    ...{ ...numberKey(value), claimId: value.claimId },
    ...{ claimsPk: patientPk(value.facilityId, value.claim), claimsSk: claimsSk(value) },
  });
/** The claim still has its number. */
const isOwnNumber = ({ claimId }: StoredClaim) => ({
  ConditionExpression: 'claimId = :this',
  ExpressionAttributeValues: { ':this': claimId },
});
const isFreeNumber = { ConditionExpression: 'attribute_not_exists(pk)' } as const;
const numberPut = (
  value: StoredClaim,
  condition: typeof isFreeNumber | ReturnType<typeof isOwnNumber>,
): TransactItem => ({
  Put: { TableName: tableName('requests'), Item: numberItem(value), ...condition },
});
const numberDelete = (value: StoredClaim): TransactItem => ({
  Delete: { TableName: tableName('requests'), Key: numberKey(value), ...isOwnNumber(value) },
});

const placeOf = (value: StoredClaim): string => `${patientPk(value.facilityId, value.claim)} ${claimsSk(value)}`;

/** The writes of its number: none where it is the same, and stands where it stood. */
function numberChanges(before: StoredClaim | null, after: StoredClaim): TransactItem[] {
  if (before === null) return [numberPut(after, isFreeNumber)];
  if (numberKey(before).pk !== numberKey(after).pk) return [numberDelete(before), numberPut(after, isFreeNumber)];
  return placeOf(before) === placeOf(after) ? [] : [numberPut(after, isOwnNumber(after))];
}

/** The writes of a new claim (`before` null) or of a changed one over the version that was read, with its event and its number. */
export function claimWrites(before: StoredClaim | null, after: StoredClaim, event: ClaimEvent): TransactItem[] {
  return [
    ...[claimPut(after), events.put(after, event, orderOf(after.version, 0))],
    ...numberChanges(before, after),
    ...(before ? forgottenRepairs(before, after) : []),
  ];
}

/** The writes that remove a claim as it was read; its events stay and are reached by nobody. */
export const claimRemoval = (value: StoredClaim): TransactItem[] => [
  {
    Delete: {
      TableName: tableName('requests'),
      Key: keyOf(value.claimId),
      ConditionExpression: 'version = :seen',
      ExpressionAttributeValues: { ':seen': value.version },
    },
  },
  numberDelete(value),
  ...forgottenRepairs(value, { undoable: [] }),
];

/** A claim of the facility, or null: those of others do not exist for it. */
export async function findClaim(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claimId: string,
): Promise<StoredClaim | null> {
  const found = await getItem(store, 'requests', keyOf(claimId), shape.parse);
  return found?.facilityId === facilityId ? found : null;
}

const pointer = z.object({ claimId: z.string() });

/** The id of the facility's claim of this number, or null. */
export async function claimIdOf(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claimNumber: string,
): Promise<string | null> {
  const found = await getItem(store, 'requests', numberKey({ facilityId, claimNumber }), pointer.parse);
  return found?.claimId ?? null;
}

const claimIdAt = (place: unknown): string => String(place).split('#')[1] ?? '';

/** The claims of a patient's partition by their ids. An entry is a moment late: a claim that has another patient since is left out. */
async function claimsOf(store: DynamoDBDocumentClient, partition: string, ids: readonly string[]) {
  const items = ids.length > 0 ? await readBatch(store, 'requests', ids.map(keyOf), { isEventual: true }) : [];
  return items.map(shape.parse).filter((each) => patientPk(each.facilityId, each.claim) === partition);
}

interface PatientsDays {
  readonly from: string;
  readonly to: string;
}

/** The claims of a claim's patient at the facility between two days of care, the newest first, and whether these are all. */
export async function patientsClaims(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  days: PatientsDays,
): Promise<{ claims: StoredClaim[]; isWhole: boolean }> {
  const value = patientPk(facilityId, claim);
  if (value === undefined) return { claims: [], isWhole: false };
  const entries = await readFirst(store, byDay(value, days), mostOfPatient + 1);
  const ids = entries.slice(0, mostOfPatient).map(({ claimsSk: place }) => claimIdAt(place));
  return { claims: await claimsOf(store, value, ids), isWhole: entries.length <= mostOfPatient };
}

/** What else a list asks of its claims. */
interface ClaimsWanted {
  readonly state?: ClaimRow['state'] | undefined;
  readonly payerCode?: string | undefined;
  readonly tag?: string | undefined;
}

interface ClaimsAsked extends ClaimsWanted {
  /** The first and the last day of care. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** Whether a claim is one of those that a list asks for. */
export const isWanted = (row: ClaimRow, { state, payerCode, tag }: ClaimsWanted): boolean =>
  (state === undefined || row.state === state) &&
  (payerCode === undefined || row.payerCode?.toUpperCase() === payerCode.toUpperCase()) &&
  (tag === undefined || row.tags.some((each) => isSameTag(each, tag)));

/** The claims of a partition of the index `claims` between two days of care, the newest first. */
const byDay = (partition: string, { from, to }: Pick<ClaimsAsked, 'from' | 'to'>): ListQuery => ({
  table: 'requests',
  index: 'claims',
  partition: { name: 'claimsPk', value: partition },
  sort: { name: 'claimsSk', ...(from && { low: from }), ...(to && { high: `${to}#~` }) },
  isNewestFirst: true,
});

/** A page of the facility's claims, the newest day of care first. */
export const listClaims = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  { from, to, cursor, take, ...wanted }: ClaimsAsked,
): Promise<Page<ClaimRow>> =>
  readOn(
    store,
    { ...byDay(claimsPk(facilityId), { from, to }), isNarrow: true },
    {
      ...{ cursor, take, codec: claimCursor },
      parse: (item) => {
        const row = claimRowOf(item);
        return isWanted(row, wanted) ? row : null;
      },
    },
  );

/** The same of one patient, by the digits of the Emirates ID. A page is shorter where other claims of the patient are not wanted. */
export async function listPatientsClaims(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  patient: string,
  { from, to, cursor, take, ...wanted }: ClaimsAsked,
): Promise<Page<ClaimRow>> {
  const partition = patientsPk(facilityId, patient);
  const { items: ids, ...rest } = await readPage(store, byDay(partition, { from, to }), {
    ...{ cursor, take, codec: claimCursor },
    parse: ({ claimsSk: place }) => claimIdAt(place),
  });
  const claims = await claimsOf(store, partition, ids);
  const rows = ids.flatMap((id) => claims.filter(({ claimId }) => claimId === id)).map(claimRowOf);
  return { ...rest, items: rows.filter((row) => isWanted(row, wanted)) };
}
