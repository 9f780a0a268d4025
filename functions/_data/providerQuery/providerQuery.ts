import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { dueAtOf, dueClock } from '../../../shared/_parts/dueClock.ts';
import { type QueryEvent, query, queryEvent } from '../../../shared/providerQuery/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId, OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk, storedAskedPayerId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readPage } from '../../_store/page.ts';
import { orderOf, timelineOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A query as it is stored: the fields that its sides see, without those that are computed on read, its tenants, and its clock. */
const stored = query
  .omit({
    dueAt: true,
    isFirstResponse: true,
    attachments: true,
    events: true,
    readMarks: true,
    side: true,
    moves: true,
  })
  .extend({
    facilityId: z.string(),
    payerId: storedAskedPayerId,
    openedBy: z.string(),
    clock: dueClock,
    attachmentCount: z.int(),
  });
export type StoredQuery = z.infer<typeof stored>;
// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const knownFields = stored.strip();

const pkOf = (queryId: string): string => `QUERY#${queryId}`;
const keyOf = (queryId: string) => ({ pk: pkOf(queryId), sk: 'QUERY' });
/** Where the messages, the attachments and the timeline of a query are: only who has read the query reaches them. */
export const queryPk = ({ queryId }: StoredQuery): OwnPk => provenPk(pkOf(queryId));
export const queryTimeline = timelineOf({ table: 'requests', pkOf: queryPk, event: queryEvent });

/** Whether one side still has to act. A settled query has left the insurer's queue. */
export const isActive = ({ state }: Pick<StoredQuery, 'state'>): boolean => state === 'open' || state === 'asked';

const partitions = {
  facility: (facilityId: string) => `FACILITY#${facilityId}#QUERY`,
  active: (payerId: number) => `PAYER#${payerId}#QUERY#ACTIVE`,
  settled: (payerId: number) => `PAYER#${payerId}#QUERY#SETTLED`,
} as const;

function itemOf(value: StoredQuery) {
  const { queryId, facilityId, payerId, clock, stateSince } = value;
  // In the queue a stopped clock stands where it stopped.
  const place = isActive(value) ? dueAtOf(clock, new Date(clock.pausedAt ?? clock.startedAt)) : stateSince;
  return {
    ...keyOf(queryId),
    ...stored.parse(value),
    ownerPk: partitions.facility(facilityId),
    ownerSk: queryId,
    deskPk: isActive(value) ? partitions.active(payerId) : partitions.settled(payerId),
    deskSk: `${place}#${queryId}`,
  };
}

/** The writes of a new query, or of a changed one over the version that was read, each with its event. */
export const queryWrites = (value: StoredQuery, event: QueryEvent): TransactItem[] => [
  {
    Put: {
      TableName: tableName('requests'),
      Item: itemOf(value),
      ...(value.version === 1
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': value.version - 1 } }),
    },
  },
  queryTimeline.put(value, event, orderOf(value.version, 0)),
];

/** A query of the caller's facility or payer, or null. `sidesOf` the life says on which side the caller takes part in it. */
export async function findQuery(
  store: DynamoDBDocumentClient,
  scope: Scope,
  queryId: string,
): Promise<StoredQuery | null> {
  const found = await getItem(store, 'requests', keyOf(queryId), knownFields.parse);
  if (scope.kind === 'facility') return found?.facilityId === scope.facilityId ? found : null;
  return scope.kind === 'all' || found?.payerId === Number(scope.payerId) ? found : null;
}

/** Whose list, and which part: a facility's by time; a payer's active ones by deadline, its settled ones by time. */
export type QueryList =
  | { readonly facilityId: OwnFacilityId }
  | { readonly payerId: OwnPayerId; readonly part: 'active' | 'settled' };

const codec = cursorCodec(/^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#)?[0-9A-HJKMNP-TV-Z]{26}$/);

/** A page of a list as `show` gives its rows; null leaves one out, and the page may then be short. */
export const listQueries = <Row>(
  store: DynamoDBDocumentClient,
  list: QueryList,
  page: { cursor?: string | undefined; take: number },
  show: (query: StoredQuery) => Row | null,
): Promise<Page<Row>> =>
  readPage(store, listOf(list), { ...page, codec, parse: (item) => show(knownFields.parse(item)) });

function listOf(list: QueryList): ListQuery {
  const { facility, ...desk } = partitions;
  const [name, value] =
    'facilityId' in list
      ? (['owner', facility(list.facilityId)] as const)
      : (['desk', desk[list.part](list.payerId)] as const);
  return {
    table: 'requests',
    index: name === 'owner' ? 'byOwner' : 'byDesk',
    partition: { name: `${name}Pk`, value },
    sort: { name: `${name}Sk` },
    isNewestFirst: !('part' in list) || list.part === 'settled',
  };
}
