import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { canMove } from '../../../shared/eligibility/eligibilityTransition.ts';
import { waitsForAnswers } from '../../../shared/eligibility/eligibilityWaiting.ts';
import {
  eligibilityRequest,
  eligibilityRow,
  type TimelineEvent,
  timelineEvent,
} from '../../../shared/eligibility/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { provenPk, storedAskingFacilityId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { readBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import { orderOf, timelineOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { answerDueAtOf, deskKeys } from '../worklist/desk.ts';
import { deskFields, unseenFields } from '../worklist/deskFields.ts';
import { changeCounts, type FirstCount, newRequestCounts } from './eligibilityCount.ts';
import { foundChanges } from './findableRequests.ts';

/** What a payer needs to know to forget a question. */
const withdrawnQuestion = eligibilityRequest
  .pick({ requestNumber: true, emiratesId: true, cardNumber: true })
  .extend({ payerCode: z.string(), payerName: z.string() });

/** An eligibility request as it is stored: what callers may see, where it is sent, and the version that every update checks. */
const storedEligibility = eligibilityRequest.extend({
  facilityId: storedAskingFacilityId,
  requestNumber: z.string().max(50),
  payerCode: z.string(),
  /** Whom the answer is told to; null for requests of releases that did not keep it. */
  submittedBy: z.string().nullable().default(null),
  follows: eligibilityRequest.shape.follows.default(null),
  followedBy: eligibilityRequest.shape.followedBy.default(null),
  /** The storage key of the photograph on the card that was read for it; never sent to a caller. */
  photoKey: z.string().nullable().default(null),
  /** The outbox entry that asks the present question; requests of releases that did not keep it have their own id there. */
  outboxId: z.string().optional(),
  /**
   * Since when the present question goes by way of a post office, and since when the office has it; null for one that goes another way. Questions of
   * the same number are the same file to the office.
   */
  postOffice: z.strictObject({ since: z.iso.datetime(), sentAt: z.iso.datetime().nullable() }).nullable().default(null),
  /** The job of the sheet that it was a row of; null for a request that was sent on its own. */
  jobId: z.string().nullable().default(null),
  /** The requests that one act has made for several payers, this one among them; never sent to a payer. */
  askedWith: z.array(z.string()).default([]),
  /** Questions that a payer may have been asked and that a correction or a cancellation took back, by their number. */
  withdrawn: z.array(withdrawnQuestion).default([]),
  ...deskFields,
});
export type StoredEligibility = z.infer<typeof storedEligibility>;
const shape = shapeOf({
  entity: 'eligibility',
  version: 1,
  schema: storedEligibility,
  keys: [
    'facilityStatusPk',
    'facilityAskedPk',
    'facilityPatientPk',
    'facilityPayerPk',
    'facilityClinicianPk',
    'facilitySenderPk',
    'payerPatientPk',
    'payerPk',
    'payerStatusPk',
    'deskPk',
    'deskHolderPk',
    'deskSk',
    'row',
  ],
});
/** A request as it was read, with what its answer claims: items of older releases do not say it. */
function requestOf(item: Readonly<Record<string, unknown>>): StoredEligibility {
  const stored = shape.parse(item);
  return { ...stored, claim: claimOf(stored), answerDueAt: answerDueAtOf(stored) };
}

const pointerShape = markOf('eligibilityPointer', 1);

/** The sort key of a request: its ULID sorts by the time it was made. */
export const sortKeyOf = (eligibilityId: string): string => `ELIG#${eligibilityId}`;
/** The id of the request that a sort key names. */
export const idOfSortKey = (sortKey: unknown): string => String(sortKey).slice(sortKeyOf('').length);
const keyOf = (facilityId: string, eligibilityId: string) => ({
  pk: `FACILITY#${facilityId}`,
  sk: sortKeyOf(eligibilityId),
});
const storedOwner = z.object({ facilityId: z.string(), payerId: z.int() });
const ownerKeyOf = (eligibilityId: string) => ({ pk: `ELIG#${eligibilityId}`, sk: 'OWNER' });

/** The events of a request, beside the pointer by which payers find it. */
export const { put: eventPut, list: listTimeline } = timelineOf({
  entity: 'eligibilityEvent',
  table: 'eligibility',
  pkOf: ({ eligibilityId }: StoredEligibility) => provenPk(`ELIG#${eligibilityId}`),
  event: timelineEvent,
  firstOn: 'OWNER',
});

/** The partitions in which requests are found; each belongs to one tenant. */
export const partitions = {
  facility: (facilityId: string) => `FACILITY#${facilityId}`,
  facilityStatus: (facilityId: string, status: EligibilityStatus) => `FACILITY#${facilityId}#STATUS#${status}`,
  facilityAsked: (facilityId: string) => `FACILITY#${facilityId}#ASKED`,
  facilityPatient: (facilityId: string, identifier: string) =>
    `FACILITY#${facilityId}#PATIENT#${emiratesIdDigits(identifier).toUpperCase()}`,
  payer: (payerId: number) => `PAYER#${payerId}`,
  payerStatus: (payerId: number, status: EligibilityStatus) => `PAYER#${payerId}#STATUS#${status}`,
  facilityPayer: (facilityId: string, payerId: number) => `FACILITY#${facilityId}#PAYER#${payerId}`,
  facilityClinician: (facilityId: string, licence: string) =>
    `FACILITY#${facilityId}#CLINICIAN#${licence.toUpperCase()}`,
  facilitySender: (facilityId: string, userId: string) => `FACILITY#${facilityId}#SENDER#${userId}`,
  payerPatient: (payerId: number, identifier: string) =>
    `PAYER#${payerId}#PATIENT#${emiratesIdDigits(identifier).toUpperCase()}`,
} as const;

/** What lists show of a request besides its id, which its key says: the indexes hold it as `row`. */
export const rowFields = eligibilityRow.omit({ eligibilityId: true }).keyof().options;
export const rowOf = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(rowFields.map((name) => [name, value[name]]));

function itemOf(changed: StoredEligibility) {
  const value = { ...changed, claim: claimOf(changed), answerDueAt: answerDueAtOf(changed) };
  const { facilityId, payerId, status, emiratesId, cardNumber, clinicianLicense, submittedBy } = value;
  const identifier = emiratesId ?? cardNumber ?? '';
  return shape.item(keyOf(facilityId, value.eligibilityId), value, {
    row: rowOf(value),
    facilityStatusPk: partitions.facilityStatus(facilityId, status),
    facilityAskedPk: waitsForAnswers(value) ? partitions.facilityAsked(facilityId) : undefined,
    facilityPatientPk: partitions.facilityPatient(facilityId, identifier),
    facilityPayerPk: partitions.facilityPayer(facilityId, payerId),
    facilityClinicianPk: clinicianLicense ? partitions.facilityClinician(facilityId, clinicianLicense) : undefined,
    facilitySenderPk: submittedBy ? partitions.facilitySender(facilityId, submittedBy) : undefined,
    payerPatientPk: partitions.payerPatient(payerId, identifier),
    payerPk: partitions.payer(payerId),
    payerStatusPk: partitions.payerStatus(payerId, status),
    deskPk: undefined,
    deskHolderPk: undefined,
    deskSk: undefined,
    ...deskKeys(value),
  });
}

const cardKeyOf = (eligibilityId: string) => ({ pk: `ELIG#${eligibilityId}`, sk: sortKeyOf(eligibilityId) });

/** Where a request is found by its card number; null where the request itself stands there. */
const cardKeysOf = ({ facilityId, payerId, emiratesId, cardNumber }: StoredEligibility) =>
  emiratesId && cardNumber
    ? {
        facilityId,
        facilityPatientPk: partitions.facilityPatient(facilityId, cardNumber),
        payerPatientPk: partitions.payerPatient(payerId, cardNumber),
      }
    : null;

/** The write that gives a pointer these attributes, null for none, where one of them is as expected. */
function pointerUpdate(
  Key: { pk: string; sk: string },
  attributes: Record<string, string | number | null>,
  [field, expected]: readonly [field: string, expected: string | number | null],
): TransactItem {
  const given = Object.entries(attributes).filter(([, value]) => value !== null);
  const removed = Object.keys(attributes).filter((name) => attributes[name] === null);
  const sets = [...given.map(([name]) => `${name} = :${name}`), pointerShape.set];
  return {
    Update: {
      TableName: tableName('eligibility'),
      Key,
      UpdateExpression: `SET ${sets.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
      ConditionExpression: expected === null ? `attribute_not_exists(${field})` : `${field} = :expected`,
      ExpressionAttributeValues: {
        ...pointerShape.values,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        ...(expected !== null && { ':expected': expected }),
      },
    },
  };
}

/** A corrected payer or card number: the pointers follow. One that points nowhere keeps its key and leaves the index. */
function pointerChanges(before: StoredEligibility, after: StoredEligibility): TransactItem[] {
  const { eligibilityId, facilityId } = after;
  const [cardBefore, cardAfter] = [cardKeysOf(before), cardKeysOf(after)];
  const isSameCard =
    cardBefore?.facilityPatientPk === cardAfter?.facilityPatientPk &&
    cardBefore?.payerPatientPk === cardAfter?.payerPatientPk;
  const owner = pointerUpdate(ownerKeyOf(eligibilityId), { facilityId, payerId: after.payerId }, [
    'payerId',
    before.payerId,
  ]);
  const card = pointerUpdate(
    cardKeyOf(eligibilityId),
    cardAfter ?? { facilityId: null, facilityPatientPk: null, payerPatientPk: null },
    ['facilityPatientPk', cardBefore?.facilityPatientPk ?? null],
  );
  return [...(before.payerId === after.payerId ? [] : [owner]), ...(isSameCard ? [] : [card])];
}

/**
 * The writes of a new request: the request, the pointer by which payers and administrators find it, with its first event, and, when
 * both identifiers were sent, a pointer under the card number (the request itself stands under the Emirates ID).
 */
export const newEligibilityPuts = (value: StoredEligibility, event: TimelineEvent): TransactItem[] =>
  newEligibilitiesPuts([value], event);

/** The same of requests that one act makes for several payers. */
export const newEligibilitiesPuts = (values: readonly StoredEligibility[], event: TimelineEvent): TransactItem[] => [
  ...values.flatMap((value) => [...requestPuts(value, event), ...foundChanges(null, value)]),
  ...newRequestCounts(values),
];

function requestPuts(value: StoredEligibility, event: TimelineEvent): TransactItem[] {
  const { eligibilityId, facilityId, payerId } = value;
  const byCard = cardKeysOf(value);
  const puts = [
    itemOf(value),
    pointerShape.mark({ ...ownerKeyOf(eligibilityId), facilityId, payerId, first: timelineEvent.parse(event) }),
    ...(byCard ? [pointerShape.mark({ ...cardKeyOf(eligibilityId), ...byCard })] : []),
  ];
  return puts.map((Item) => ({
    Put: { TableName: tableName('eligibility'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));
}

/** One request within the caller's scope, or null: another tenant's request does not exist for the caller. */
export async function findEligibility(
  store: DynamoDBDocumentClient,
  scope: Scope,
  eligibilityId: string,
): Promise<StoredEligibility | null> {
  const facilityId = scope.kind === 'facility' ? scope.facilityId : await ownerOf(store, scope, eligibilityId);
  if (facilityId === null) return null;
  // Not an eventual read: a request is looked at the moment after it was sent.
  return getItem(store, 'eligibility', keyOf(facilityId, eligibilityId), requestOf);
}

/** Requests of a facility by their ids, at most a hundred; those that are not there are left out. */
export async function getEligibilities(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  ids: readonly string[],
): Promise<StoredEligibility[]> {
  const keys = ids.map((id) => keyOf(facilityId, id));
  return (await readBatch(store, 'eligibility', keys)).map(requestOf);
}

async function ownerOf(
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'facility' }>,
  eligibilityId: string,
): Promise<string | null> {
  const owner = await getItem(store, 'eligibility', ownerKeyOf(eligibilityId), storedOwner.parse);
  if (!owner || (scope.kind === 'payer' && owner.payerId !== scope.payerId)) return null;
  return owner.facilityId;
}

/** What an attempt that brought no answer notes: no news for anybody who is about to change the request. */
const attemptFields: readonly string[] = ['attempts', 'nextAttemptAt', 'isPayerUnavailable'];

/**
 * The writes that change a request: its next state, on condition that it has not changed since it was read, and the
 * events that tell of it; `first` is what an answer adds to the counts of first answers. Throws for a status change that the status
 * table does not allow.
 */
export function eligibilityChange(
  current: StoredEligibility,
  change: Partial<StoredEligibility>,
  events: readonly TimelineEvent[],
  first: readonly FirstCount[] = [],
): TransactItem[] {
  const isNews = Object.keys(change).some((field) => !attemptFields.includes(field));
  const isSeen = Object.keys(change).some((field) => !attemptFields.includes(field) && !unseenFields.includes(field));
  // A version that only the payer's people see the difference of: the facility's page is still right.
  const shownVersion = isSeen ? null : (current.shownVersion ?? current.version);
  const next = { ...current, ...change, shownVersion, version: current.version + (isNews ? 1 : 0) };
  if (next.status !== current.status && !canMove(current.status, next.status)) {
    throw new Error(`An eligibility request cannot move from ${current.status} to ${next.status}`);
  }
  const update: TransactItem = {
    Put: {
      TableName: tableName('eligibility'),
      Item: itemOf(next),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': current.version },
    },
  };
  return [
    update,
    ...pointerChanges(current, next),
    ...changeCounts(current, next, first),
    ...foundChanges(current, next),
    ...events.map((event, at) => eventPut(current, event, orderOf(next.version, at))),
  ];
}
