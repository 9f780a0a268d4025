import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import type { ProgrammeName } from '../../../shared/diseaseManagement/programmes.ts';
import {
  type Enrolment,
  type EnrolmentEntry,
  type EnrolmentState,
  enrolment,
  enrolmentEntry,
  enrolmentRow,
} from '../../../shared/diseaseManagement/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { AskedPayerId } from '../../_kit/ownIds.ts';
import { storedAskedPayerId, storedAskingFacilityId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { cursorCodec, ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readFirst, readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** An enrolment as it is stored: what its readers see, its tenants, and by what the member is known. */
const stored = enrolment.omit({ nextDueOn: true, gaps: true, mayChange: true }).extend({
  facilityId: storedAskingFacilityId,
  payerId: storedAskedPayerId,
  eligibilityId: z.string(),
  /** Every identity under which no other active enrolment in the programme can stand. */
  identities: z.array(z.string()),
});
export type StoredEnrolment = z.infer<typeof stored>;

const shape = shapeOf({
  entity: 'enrolment',
  version: 1,
  schema: stored,
  keys: ['ownerPk', 'ownerSk', 'deskPk', 'deskSk'],
});
const entryShape = shapeOf({ entity: 'enrolmentEntry', version: 1, schema: enrolmentEntry, keys: [] });
const placeShape = markOf('activeEnrolment', 1);
const rowOf = openParser(enrolmentRow.strip());
const recordOf = openParser(enrolment.strip());

type Reader = Exclude<Scope, { kind: 'all' }>;

const pkOf = (enrolmentId: string): string => `ENROLMENT#${enrolmentId}`;
const keyOf = (enrolmentId: string) => ({ pk: pkOf(enrolmentId), sk: 'ENROLMENT' });
const listPk = (tenant: string, state: EnrolmentState): string => `${tenant}#ENROLMENT#${state.toUpperCase()}`;

/** The first day on which something is due; null for who has left. */
const nextDueOf = ({ plan, state }: StoredEnrolment): string | null =>
  state === 'left' ? null : (plan.map(({ dueOn }) => dueOn).sort()[0] ?? null);

function itemOf(value: StoredEnrolment) {
  const place = `${nextDueOf(value) ?? value.left?.on ?? value.enrolledOn}#${value.enrolmentId}`;
  return shape.item(keyOf(value.enrolmentId), value, {
    ownerPk: listPk(`FACILITY#${value.facilityId}`, value.state),
    ownerSk: place,
    deskPk: listPk(`PAYER#${value.payerId}`, value.state),
    deskSk: place,
  });
}

const placeKey = (payerId: AskedPayerId, identity: string, programme: ProgrammeName) => ({
  pk: `ENROLLEDMEMBER#${payerId}#${identity}`,
  sk: programme.toUpperCase(),
});

/** The writes of a new enrolment. They fail where the member has an active one in the programme, at any facility. */
export const enrolmentPuts = (value: StoredEnrolment): TransactItem[] =>
  [
    itemOf(value),
    ...value.identities.map((identity) =>
      placeShape.mark({ ...placeKey(value.payerId, identity, value.programme), enrolmentId: value.enrolmentId }),
    ),
  ].map((Item) => ({
    Put: { TableName: tableName('requests'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));

/** Whether the member has an active enrolment in the programme, at any facility. */
export async function isEnrolled(
  store: DynamoDBDocumentClient,
  { payerId, identities, programme }: Pick<StoredEnrolment, 'payerId' | 'identities' | 'programme'>,
): Promise<boolean> {
  const found = await Promise.all(
    identities.map((identity) => getItem(store, 'requests', placeKey(payerId, identity, programme), () => true)),
  );
  return found.includes(true);
}

/** The write of a changed record over the version that was read. */
export const enrolmentPut = (value: StoredEnrolment): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: itemOf(value),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': value.version - 1 },
  },
});

/** The write of a new entry, which goes with a write of its enrolment. */
export const entryPut = ({ enrolmentId }: StoredEnrolment, entry: EnrolmentEntry): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: entryShape.item({ pk: pkOf(enrolmentId), sk: `ENTRY#${entry.entryId}` }, entry, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The writes by which a member leaves: the place in the programme is free again. */
export const leavingPuts = (value: StoredEnrolment): TransactItem[] => [
  enrolmentPut(value),
  ...value.identities.map((identity) => ({
    Delete: {
      TableName: tableName('requests'),
      Key: placeKey(value.payerId, identity, value.programme),
      ConditionExpression: 'enrolmentId = :this',
      ExpressionAttributeValues: { ':this': value.enrolmentId },
    },
  })),
];

/** An enrolment of the caller's facility, or of a member of the caller's payer; null for every other. */
export async function findEnrolment(
  store: DynamoDBDocumentClient,
  reader: Reader,
  enrolmentId: string,
): Promise<StoredEnrolment | null> {
  const found = await getItem(store, 'requests', keyOf(enrolmentId), shape.parse);
  if (!found) return null;
  const isOwn =
    reader.kind === 'facility' ? found.facilityId === reader.facilityId : found.payerId === Number(reader.payerId);
  return isOwn ? found : null;
}

/** What changes by itself, as it is on a day of the Emirates: an item is a gap from the day after it was due. */
const timedOn = (value: StoredEnrolment, today: string) => ({
  nextDueOn: nextDueOf(value),
  gaps: value.state === 'active' ? value.plan.filter(({ dueOn }) => dueOn < today).length : 0,
});

/** The whole record as its reader sees it on a day of the Emirates. */
export const shownEnrolment = (value: StoredEnrolment, today: string, mayChange: boolean): Enrolment =>
  recordOf({ ...value, ...timedOn(value, today), mayChange });

function listOf(reader: Reader, state: EnrolmentState): ListQuery {
  const isFacility = reader.kind === 'facility';
  const tenant = isFacility ? `FACILITY#${reader.facilityId}` : `PAYER#${reader.payerId}`;
  return {
    table: 'requests',
    index: isFacility ? 'byOwner' : 'byDesk',
    partition: { name: isFacility ? 'ownerPk' : 'deskPk', value: listPk(tenant, state) },
    sort: { name: isFacility ? 'ownerSk' : 'deskSk' },
    // Of the active ones those first of whom something is due; of the others the latest.
    isNewestFirst: state === 'left',
  };
}

const codec = cursorCodec(/^\d{4}-\d\d-\d\d#[0-9A-HJKMNP-TV-Z]{26}$/);

/** A page of a tenant's enrolments in one state. */
export function listEnrolments(
  store: DynamoDBDocumentClient,
  reader: Reader,
  { state, today, ...page }: { state: EnrolmentState; today: string; take: number; cursor?: string | undefined },
): Promise<Page<z.infer<typeof enrolmentRow>>> {
  const parse = (item: unknown) => {
    const value = shape.parse(item);
    return rowOf({ ...value, ...timedOn(value, today) });
  };
  return readPage(store, listOf(reader, state), { ...page, codec, parse });
}

/** The first active enrolments of a tenant, for its measures. */
export const activeEnrolments = async (
  store: DynamoDBDocumentClient,
  reader: Reader,
  most: number,
): Promise<StoredEnrolment[]> =>
  (await readFirst(store, listOf(reader, 'active'), most)).map((item) => shape.parse(item));

/** A page of what was entered of an enrolment that the caller has read, the newest first. */
export const listEntries = (
  store: DynamoDBDocumentClient,
  { enrolmentId }: StoredEnrolment,
  page: { take: number; cursor?: string | undefined },
): Promise<Page<EnrolmentEntry>> =>
  readPage(
    store,
    { table: 'requests', partition: { value: pkOf(enrolmentId) }, sort: { prefix: 'ENTRY#' }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: entryShape.parse },
  );
