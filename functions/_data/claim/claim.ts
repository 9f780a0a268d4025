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
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { provenPk, storedAskingFacilityId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { overVersion } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readFirst, readOn } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import { orderOf, timelineOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Said of a claim whenever it is read. */
const judged = { findings: true, rulesVersion: true, notChecked: true } as const;
/** A claim as it is stored: with its lines in one item, and its facility. */
const stored = claimRecord.omit({ ...judged, events: true, moves: true, sending: true }).extend({
  facilityId: storedAskingFacilityId,
  madeBy: z.string(),
  regulatorFindings: z.array(claimRegulatorFinding).default([]),
  /** The file in which it was sent last; null for a claim that was never sent. */
  batchId: z.string().nullable().default(null),
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

/** A stored claim as a list shows it. Compiled once: zod compiles every new schema. Rows of the first release had no version. */
export const claimRowOf: (item: unknown) => ClaimRow = openParser(
  claimRow.strip().extend({ version: z.int().positive().default(1) }),
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
const patientPk = (facilityId: string, claim: Claim): string | undefined => {
  const patient = knownPatientOf(claim);
  return patient === null ? undefined : `FACILITY#${facilityId}#CLAIM#PATIENT#${patient}`;
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
  return [claimPut(after), events.put(after, event, orderOf(after.version, 0)), ...numberChanges(before, after)];
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

interface PatientsDays {
  readonly from: string;
  readonly to: string;
}

/** The claims of a claim's patient at the facility between two days of care, the newest first, and whether these are all. */
export async function patientsClaims(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  { from, to }: PatientsDays,
): Promise<{ claims: StoredClaim[]; isWhole: boolean }> {
  const value = patientPk(facilityId, claim);
  if (value === undefined) return { claims: [], isWhole: false };
  const partition = { name: 'claimsPk', value };
  const sort = { name: 'claimsSk', low: from, high: `${to}#~` };
  const list = { table: 'requests', index: 'claims', partition, sort, isNewestFirst: true } as const;
  const entries = await readFirst(store, list, mostOfPatient + 1);
  const keys = entries.slice(0, mostOfPatient).map(({ claimsSk: place }) => keyOf(String(place).split('#')[1] ?? ''));
  const items = keys.length > 0 ? await readBatch(store, 'requests', keys, { isEventual: true }) : [];
  // An entry is a moment late: the claim may have another patient since.
  const claims = items.map(shape.parse).filter((each) => patientPk(each.facilityId, each.claim) === value);
  return { claims, isWhole: entries.length <= mostOfPatient };
}

interface ClaimsAsked {
  readonly state?: ClaimRow['state'] | undefined;
  /** The first and the last day of care. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** A page of the facility's claims, the newest day of care first. */
export const listClaims = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  { state, from, to, ...page }: ClaimsAsked,
): Promise<Page<ClaimRow>> =>
  readOn(
    store,
    {
      table: 'requests',
      index: 'claims',
      partition: { name: 'claimsPk', value: claimsPk(facilityId) },
      sort: { name: 'claimsSk', ...(from && { low: from }), ...(to && { high: `${to}#~` }) },
      isNewestFirst: true,
      isNarrow: true,
    },
    {
      ...page,
      codec: claimCursor,
      parse: (item) => {
        const row = claimRowOf(item);
        return state === undefined || row.state === state ? row : null;
      },
    },
  );
