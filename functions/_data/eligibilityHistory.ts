import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type EligibilityRow, eligibilityRow } from '../../shared/api/eligibility.ts';
import type { Page } from '../../shared/contract/page.ts';
import type { EligibilityStatus } from '../../shared/model/eligibilityStatus.ts';
import { tableName } from '../_kit/env.ts';
import type { Scope } from '../_kit/scope.ts';
import { cursorOf, idOfCursor } from './cursor.ts';
import { partitions, sortKeyOf } from './eligibility.ts';
import { highestIdOf, lowestIdOf, previousId } from './idRange.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedRow = eligibilityRow.strip();

/** One tenant's requests; nobody lists the requests of all tenants. */
export type ListScope = Exclude<Scope, { kind: 'all' }>;

/** What a list is narrowed by: one key at a time. */
export type HistoryFilter =
  | { readonly kind: 'none' }
  | { readonly kind: 'status'; readonly status: EligibilityStatus }
  | { readonly kind: 'patient'; readonly identifier: string };

export interface HistoryQuery {
  /** ISO dates in the Emirates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

interface Partition {
  readonly index?: string;
  readonly attribute: string;
  readonly value: string;
}

/** The partition that holds exactly what is asked for, or null where the table has no key for it. */
export function partitionOf(scope: ListScope, filter: HistoryFilter): Partition | null {
  if (scope.kind === 'payer') {
    if (filter.kind === 'patient') return null;
    return filter.kind === 'status'
      ? {
          index: 'byPayerStatus',
          attribute: 'payerStatusPk',
          value: partitions.payerStatus(scope.payerId, filter.status),
        }
      : { index: 'byPayer', attribute: 'payerPk', value: partitions.payer(scope.payerId) };
  }
  const { facilityId } = scope;
  if (filter.kind === 'status') {
    const value = partitions.facilityStatus(facilityId, filter.status);
    return { index: 'byFacilityStatus', attribute: 'facilityStatusPk', value };
  }
  if (filter.kind === 'patient') {
    const value = partitions.facilityPatient(facilityId, filter.identifier);
    return { index: 'byFacilityPatient', attribute: 'facilityPatientPk', value };
  }
  return { attribute: 'pk', value: partitions.facility(facilityId) };
}

/** A page of a tenant's requests, newest first. The range of ids is the range of dates; the cursor lowers its upper end. */
export async function listHistory(
  store: DynamoDBDocumentClient,
  partition: Partition,
  query: HistoryQuery,
): Promise<Page<EligibilityRow>> {
  const empty = { items: [], nextCursor: null, total: null };
  const low = lowestIdOf(query.from);
  const after = query.cursor ? previousId(idOfCursor(query.cursor)) : highestIdOf(query.to);
  if (after === null) return empty;
  const [high = after] = [after, highestIdOf(query.to)].sort();
  if (low > high) return empty;
  const { Items = [], LastEvaluatedKey } = await store.send(
    new QueryCommand({
      TableName: tableName('eligibility'),
      IndexName: partition.index,
      KeyConditionExpression: '#partition = :partition AND sk BETWEEN :low AND :high',
      ExpressionAttributeNames: { '#partition': partition.attribute },
      ExpressionAttributeValues: {
        ':partition': partition.value,
        ':low': sortKeyOf(low),
        ':high': sortKeyOf(high),
      },
      ScanIndexForward: false,
      // One more than is shown says whether another page follows.
      Limit: query.take + 1,
    }),
  );
  const shown = Items.slice(0, query.take);
  const items = await Promise.all(shown.map((item) => rowOf(store, item)));
  const last = items.at(-1);
  const hasMore = Items.length > query.take || LastEvaluatedKey !== undefined;
  return { items, nextCursor: hasMore && last ? cursorOf(last.eligibilityId) : null, total: null };
}

/** How many requests a partition holds, counted up to `most`: what it costs is bounded, however many there are. */
export async function countUpTo(
  store: DynamoDBDocumentClient,
  { index, attribute, value }: Partition,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const { Count = 0 } = await store.send(
    new QueryCommand({
      TableName: tableName('eligibility'),
      IndexName: index,
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': attribute },
      ExpressionAttributeValues: { ':partition': value },
      Select: 'COUNT',
      Limit: most + 1,
    }),
  );
  return { count: Math.min(Count, most), isMore: Count > most };
}

/** A row of the list. A pointer under the card number is followed to its request. */
async function rowOf(store: DynamoDBDocumentClient, item: Record<string, unknown>): Promise<EligibilityRow> {
  if (item.eligibilityId !== undefined) return storedRow.parse(item);
  const facilityId = String(item.facilityPatientPk).split('#PATIENT#')[0];
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName('eligibility'), Key: { pk: facilityId, sk: item.sk } }),
  );
  return storedRow.parse(Item);
}
