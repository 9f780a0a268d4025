import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { type AuthorizationEvent, authorization, authorizationEvent } from '../../../shared/authorization/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { provenAskedPayerId, storedAskingFacilityId } from '../../_kit/proof.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import { orderOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { caseRecords, computedCaseFields, storedCaseFields } from '../case/caseRecord.ts';
import { countChanges } from './authorizationCounts.ts';
import { entryChanges } from './authorizationEntries.ts';
import { type Measured, measureChanges } from './authorizationMeasures.ts';
import { courseFacts, remember } from './course.ts';
import { authorizationDeadlines, endOf } from './deadlines.ts';
import { deskFacts, untouched } from './deskFacts.ts';
import { storedRuleCheck } from './ruleCheck.ts';

/** A reply as its file carries it: words, and files beside those of the request. */
const storedReply = z.strictObject({ comment: z.string(), attachmentIds: z.array(z.string()) });

/** A request as it is stored: the fields that its sides see, without those that are computed on read, its tenants, and its clock. */
const stored = authorization
  .omit({
    ...computedCaseFields,
    ...{ chain: true, payerId: true, information: true, ruleCheck: true, review: true, names: true },
  })
  .extend({
    ...storedCaseFields,
    facilityId: storedAskingFacilityId,
    /** The regulators' code of the payer; empty while a draft has no payer. */
    payerCode: z.string(),
    /** The first request of the chain. */
    rootId: z.string(),
    follows: z.string().nullable(),
    /** The request that follows in the chain: this one is no longer the newest. */
    followedBy: z.string().nullable(),
    /** The outbox entry that carries it to the post office; null for payers who decide in the portal. */
    outboxId: z.string().nullable(),
    /** When the file that is sent was made. The file's name contains it, so that the file is found also after the request has changed. */
    fileAt: z.iso.datetime().nullable().default(null),
    /** What the facility replied last to a payer that has files: it goes there with the request. */
    reply: storedReply.nullable().default(null),
    desk: deskFacts.default(untouched),
    /** What the rules were asked when it was sent; null for drafts, and for requests of releases that did not ask. */
    ruleCheck: storedRuleCheck.nullable().default(null),
    /** When its sender was told that the approval ends soon. */
    endNoticedAt: z.iso.datetime().nullable().default(null),
    /** What the measures need to know of its past; null for a draft. */
    course: courseFacts.nullable().default(null),
  });
export type StoredAuthorization = z.infer<typeof stored>;

/** The payer's number of a draft without a payer: no payer has it. */
export const noPayer = provenAskedPayerId(0);

/** A draft belongs to its facility: no payer sees it. */
export const isDraft = ({ state }: Pick<StoredAuthorization, 'state'>): boolean => state === 'draft';

/** The requests for approval of the store. */
export const authorizations = caseRecords({
  deadlines: authorizationDeadlines,
  endsAt: ({ state, validTo, answer, endNoticedAt }: StoredAuthorization) =>
    endOf({ state, validTo, answeredAt: answer?.answeredAt ?? null, isNoticed: endNoticedAt !== null }),
  name: 'AUTHORIZATION',
  life: authorizationLife,
  idOf: ({ authorizationId }: StoredAuthorization) => authorizationId,
  shapeVersion: 1,
  stored,
  event: authorizationEvent,
  isPrivate: isDraft,
  remembers: remember,
});

const numberShape = markOf('authorizationNumber', 1);
const chainShape = markOf('authorizationVersion', 1);

const numberKey = (facilityId: string, requestNumber: string) => ({
  pk: `AUTHORIZATIONNUMBER#${facilityId}#${requestNumber.toUpperCase()}`,
  sk: 'AUTHORIZATION',
});
const chainPk = (rootId: string) => `AUTHORIZATION#${rootId}`;
const chainSk = 'VERSION#';
const versionKey = ({ rootId, authorizationId }: StoredAuthorization) => ({
  pk: chainPk(rootId),
  sk: chainSk + authorizationId,
});

/** The pointers of a request that has got its number, or enters a chain. */
function pointers(before: StoredAuthorization | null, after: StoredAuthorization): TransactItem[] {
  const { facilityId, requestNumber, rootId } = after;
  const TableName = tableName('requests');
  const isNumbered = requestNumber !== null && before?.requestNumber !== requestNumber;
  const number = isNumbered
    ? [{ Put: { TableName, Item: numberShape.mark({ ...numberKey(facilityId, requestNumber), rootId }) } }]
    : [];
  const version = before ? [] : [{ Put: { TableName, Item: chainShape.mark(versionKey(after)) } }];
  return [...number, ...version];
}

/** A request as the measures count it. */
export const measured = (value: StoredAuthorization): Measured => ({
  ...value,
  resubmits: value.form?.resubmission !== undefined,
});

/**
 * The writes by which a changed request is found, counted and measured as it is now: every write of a request passes here. `at` is when it is written; null
 * where nothing happened that its course remembers. `place` is the request's among those that the same transaction changes.
 */
export const movedWrites = (
  before: StoredAuthorization | null,
  after: StoredAuthorization | null,
  at: string | null = null,
  place = 0,
): TransactItem[] => [
  ...entryChanges(before, after),
  ...countChanges(before, after, place),
  ...measureChanges(before && measured(before), after && measured(at === null ? after : remember(after, at)), place),
];

/**
 * The writes of a new request, or of a changed one over the version that was read, with its event and all by which it is found and counted. `place` is the
 * request's among those that the same transaction changes.
 */
export const authorizationWrites = (
  before: StoredAuthorization | null,
  after: StoredAuthorization,
  event: AuthorizationEvent,
  place = 0,
): TransactItem[] => [
  ...authorizations.writes(after, event),
  ...movedWrites(before, after, event.at, place),
  ...pointers(before, after),
];

/** The write of a second event of the same version: what rules decided of a request in the moment in which it was sent. */
export const secondEvent = (after: StoredAuthorization, event: AuthorizationEvent): TransactItem =>
  authorizations.timeline.put(after, event, orderOf(after.version, 1));

/** The writes that keep what has been typed: without an event, which would fill the timeline every two seconds. `at` as for the moves. */
export const draftWrites = (
  before: StoredAuthorization,
  after: StoredAuthorization,
  at: string | null = null,
): TransactItem[] => [authorizations.put(at === null ? after : remember(after, at)), ...movedWrites(before, after, at)];

/** The writes that remove a draft with all by which it is found and counted. */
export const discardWrites = (found: StoredAuthorization): TransactItem[] => [
  authorizations.remove(found),
  { Delete: { TableName: tableName('requests'), Key: versionKey(found) } },
  ...movedWrites(found, null),
];

async function versionsOf(store: DynamoDBDocumentClient, rootId: string): Promise<string[]> {
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
    ExpressionAttributeValues: { ':pk': chainPk(rootId), ':version': chainSk },
  });
  return Array.fromAsync(items, ({ sk }) => String(sk).slice(chainSk.length));
}

/** The ids of the versions of a request's chain, the oldest first. */
export const listVersions = (store: DynamoDBDocumentClient, { rootId }: StoredAuthorization): Promise<string[]> =>
  versionsOf(store, rootId);

/** All versions of the chain of a facility that has this number, as regulators and payers write it, the oldest first. */
export async function findByNumber(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  requestNumber: string,
): Promise<StoredAuthorization[]> {
  const key = numberKey(facilityId, requestNumber);
  const rootId = await getItem(store, 'requests', key, (item) => String(item.rootId));
  if (rootId === null) return [];
  return authorizations.findAll(store, { kind: 'facility', facilityId }, await versionsOf(store, rootId));
}
