import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { daysLeftOn, noticeDays } from '../../../shared/newborn/birth.ts';
import { type Newborn, type NewbornPhase, newborn, newbornRow, newbornStates } from '../../../shared/newborn/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import { storedAskedPayerId, storedAskingFacilityId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readFirst, readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A temporary number as it is stored: what its readers see, its tenants, and by what its mother is known. */
const stored = newborn.omit({ phase: true, daysLeft: true, mayChange: true }).extend({
  state: z.enum(newbornStates),
  facilityId: storedAskingFacilityId,
  payerId: storedAskedPayerId,
  facilityLicense: z.string(),
  /** Who is told before it ends. */
  registeredBy: z.string(),
  /** Every identity under which the mother's births stand. */
  motherIdentities: z.array(z.string()),
  noticedAt: z.iso.datetime().nullable(),
});
export type StoredNewborn = z.infer<typeof stored>;

const shape = shapeOf({
  entity: 'newborn',
  version: 1,
  schema: stored,
  keys: ['ownerPk', 'ownerSk', 'deskPk', 'deskSk', 'duePk', 'dueAt'],
});
const numberShape = markOf('newbornNumber', 1);

const keyOf = (newbornId: string) => ({ pk: `NEWBORN#${newbornId}`, sk: 'NEWBORN' });
const dueOfAll = 'NEWBORN#DUE';

type ListScope = Exclude<Scope, { kind: 'all' }>;

/** The list of one tenant in one state: by the last day. */
const partitionOf = (tenant: string, state: StoredNewborn['state']): string =>
  `${tenant}#NEWBORN#${state.toUpperCase()}`;
const facilityTenant = (facilityId: string): string => `FACILITY#${facilityId}`;
const payerTenant = (payerId: number): string => `PAYER#${payerId}`;

/** When the facility is told that the number ends: from midnight in the Emirates some days before. */
const noticeAt = ({ validTo }: StoredNewborn): string => `${daysAfter(validTo, -noticeDays - 1)}T20:00:00.000Z`;

function itemOf(value: StoredNewborn) {
  const place = `${value.validTo}#${value.newbornId}`;
  const isDue = value.state === 'open' && value.noticedAt === null;
  return shape.item(keyOf(value.newbornId), value, {
    ownerPk: partitionOf(facilityTenant(value.facilityId), value.state),
    ownerSk: place,
    deskPk: partitionOf(payerTenant(value.payerId), value.state),
    deskSk: place,
    duePk: isDue ? dueOfAll : undefined,
    dueAt: isDue ? noticeAt(value) : undefined,
  });
}

/** The writes of a new number: the record, and the number itself, which nobody gets twice. */
export const newbornPuts = (value: StoredNewborn): TransactItem[] =>
  [
    itemOf(value),
    numberShape.mark({ pk: `NEWBORNNUMBER#${value.number}`, sk: 'NUMBER', newbornId: value.newbornId }),
  ].map((Item) => ({
    Put: { TableName: tableName('requests'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));

/** The write of a changed record over the version that was read. */
export const newbornPut = (value: StoredNewborn): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: itemOf(value),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': value.version - 1 },
  },
});

/** The write that remembers a notice. It leaves the version alone, so that a person who has the record open can still save. */
export const noticedPut = (value: StoredNewborn): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: itemOf(value),
    ConditionExpression: 'version = :seen AND attribute_exists(duePk)',
    ExpressionAttributeValues: { ':seen': value.version },
  },
});

/** A number of the caller's facility, or of a member of the caller's payer; null for every other. */
export async function findNewborn(
  store: DynamoDBDocumentClient,
  scope: ListScope,
  newbornId: string,
): Promise<StoredNewborn | null> {
  const found = await getItem(store, 'requests', keyOf(newbornId), shape.parse);
  if (!found) return null;
  const isOwn =
    scope.kind === 'facility' ? found.facilityId === scope.facilityId : found.payerId === Number(scope.payerId);
  return isOwn ? found : null;
}

/** What a number is on a day of the Emirates. */
export const phaseOn = ({ state, validTo }: Pick<StoredNewborn, 'state' | 'validTo'>, today: string): NewbornPhase =>
  state === 'open' && validTo < today ? 'ended' : state;

/** What changes by itself, as it is on a day of the Emirates. */
const timedOn = (value: StoredNewborn, today: string) => {
  const phase = phaseOn(value, today);
  return { phase, daysLeft: phase === 'open' ? daysLeftOn(value.validTo, today) : null };
};

const rowOf = openParser(newbornRow.strip());
const recordOf = openParser(newborn.strip());

/** The whole record as its reader sees it on a day of the Emirates. */
export const shownNewborn = (value: StoredNewborn, today: string, mayChange: boolean): Newborn =>
  recordOf({ ...value, ...timedOn(value, today), mayChange });

const codec = cursorCodec(/^\d{4}-\d\d-\d\d#[0-9A-HJKMNP-TV-Z]{26}$/);
const afterAll = '\uFFFF';

function listOf(scope: ListScope, phase: NewbornPhase, today: string): ListQuery {
  const tenant = scope.kind === 'facility' ? facilityTenant(scope.facilityId) : payerTenant(scope.payerId);
  const [index, pk, sk] =
    scope.kind === 'facility'
      ? (['byOwner', 'ownerPk', 'ownerSk'] as const)
      : (['byDesk', 'deskPk', 'deskSk'] as const);
  const range =
    phase === 'open' ? { low: today } : phase === 'ended' ? { high: `${daysAfter(today, -1)}${afterAll}` } : {};
  return {
    table: 'requests',
    index,
    partition: { name: pk, value: partitionOf(tenant, phase === 'ended' ? 'open' : phase) },
    sort: { name: sk, ...range },
    // Of what still counts down, the soonest first; of the rest, the latest.
    isNewestFirst: phase !== 'open',
  };
}

/** A page of a tenant's numbers in one phase. */
export function listNewborns(
  store: DynamoDBDocumentClient,
  scope: ListScope,
  { phase, now, ...page }: { phase: NewbornPhase; now: Date; take: number; cursor?: string | undefined },
): Promise<Page<z.infer<typeof newbornRow>>> {
  const today = emiratesDateOf(now);
  const parse = (item: unknown) => {
    const value = shape.parse(item);
    return rowOf({ ...value, ...timedOn(value, today) });
  };
  return readPage(store, listOf(scope, phase, today), { ...page, codec, parse });
}

/** The open numbers of all facilities that end soon and of which nobody was told, for the worker that tells; at most `most`. */
export async function listEnding(store: DynamoDBDocumentClient, now: Date, most: number): Promise<StoredNewborn[]> {
  const partition = { name: 'duePk', value: dueOfAll };
  const sort = { name: 'dueAt', high: now.toISOString() };
  const found = await readFirst(store, { table: 'requests', index: 'dueWork', partition, sort, isNarrow: true }, most);
  return found.map((item) => shape.parse(item));
}
