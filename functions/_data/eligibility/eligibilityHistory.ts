import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { type EligibilityRow, eligibilityRow } from '../../../shared/eligibility/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { provenPk } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { itemsOf } from '../../_store/entries.ts';
import { highestIdOf, lowestIdOf, previousId } from '../../_store/idRange.ts';
import type { Key, StoredItem } from '../../_store/item.ts';
import { countUpTo } from '../../_store/page.ts';
import { mayReadOn } from '../../_store/readThrough.ts';
import { idOfSortKey, partitions, type StoredEligibility, sortKeyOf } from './eligibility.ts';

/** A stored request as lists show it. Compiled once: zod compiles every new schema, which costs more than parsing an item. */
export const shownRow = openParser(eligibilityRow.strip());

/** The requests of one tenant: no caller may list the requests of all tenants. */
export type ListScope = Exclude<Scope, { kind: 'all' }>;

/** What a list is narrowed by: one key at a time. */
export type HistoryFilter =
  | { readonly kind: 'none' }
  | { readonly kind: 'status'; readonly status: EligibilityStatus }
  /** A rule of the payer asks questions first, and they are not answered yet. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'patient'; readonly identifier: string }
  /** Between one facility and one payer, whichever of the two asks. */
  | { readonly kind: 'counterpart'; readonly payerId: number; readonly facilityId: string }
  | { readonly kind: 'clinician'; readonly license: string }
  | { readonly kind: 'sender'; readonly userId: string };

export interface HistoryQuery {
  /** ISO dates in the Emirates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
  /** What the partition does not say. A page reads a bounded number of rows and may then be short, with a cursor. */
  readonly matches?: ((request: StoredRequest) => boolean) | undefined;
}

/** A stored item, with the types of the request. */
export type StoredRequest = Readonly<
  Pick<
    StoredEligibility,
    | ('status' | 'hasOpenQuestions' | 'payerId' | 'facilityId' | 'clinicianLicense' | 'submittedBy')
    | ('serviceDate' | 'serviceCategoryId')
  > &
    // Of a whole item only.
    Partial<Pick<StoredEligibility, 'emiratesId' | 'cardNumber'>>
>;

interface Partition {
  readonly index: string;
  readonly attribute: string;
  readonly value: string;
  /** The sort key of the index: `sk`, where it is left out, or the id itself. */
  readonly sort?: 'sk' | 'eligibilityId';
}

/** A partition of the tenant whose scope it was made of. */
interface OwnPartition extends Partition {
  readonly value: OwnPk;
}

const byCounterpart = (facilityId: string, payerId: number): Partition => ({
  index: 'facilityPayer',
  attribute: 'facilityPayerPk',
  value: partitions.facilityPayer(facilityId, payerId),
});

function payersPartition(payerId: number, filter: HistoryFilter): Partition | null {
  switch (filter.kind) {
    case 'none':
      return { index: 'payerRequests', attribute: 'payerPk', value: partitions.payer(payerId) };
    case 'status': {
      const value = partitions.payerStatus(payerId, filter.status);
      return { index: 'payerStatus', attribute: 'payerStatusPk', value };
    }
    case 'patient': {
      const value = partitions.payerPatient(payerId, filter.identifier);
      return { index: 'payerPatient', attribute: 'payerPatientPk', value };
    }
    case 'counterpart':
      return byCounterpart(filter.facilityId, payerId);
    default:
      return null;
  }
}

function facilitysPartition(facilityId: string, filter: HistoryFilter): Partition {
  switch (filter.kind) {
    case 'none':
      return {
        index: 'facilityRequests',
        attribute: 'pk',
        value: partitions.facility(facilityId),
        sort: 'eligibilityId',
      };
    case 'status': {
      const value = partitions.facilityStatus(facilityId, filter.status);
      return { index: 'facilityStatus', attribute: 'facilityStatusPk', value };
    }
    case 'asked':
      return { index: 'facilityAsked', attribute: 'facilityAskedPk', value: partitions.facilityAsked(facilityId) };
    case 'patient': {
      const value = partitions.facilityPatient(facilityId, filter.identifier);
      return { index: 'facilityPatient', attribute: 'facilityPatientPk', value };
    }
    case 'counterpart':
      return byCounterpart(facilityId, filter.payerId);
    case 'clinician': {
      const value = partitions.facilityClinician(facilityId, filter.license);
      return { index: 'facilityClinician', attribute: 'facilityClinicianPk', value };
    }
    case 'sender': {
      const value = partitions.facilitySender(facilityId, filter.userId);
      return { index: 'facilitySender', attribute: 'facilitySenderPk', value };
    }
  }
}

/** The partition that holds exactly what is asked for, or null where the table has no key for it. */
export function partitionOf(scope: ListScope, filter: HistoryFilter): OwnPartition | null {
  const found =
    scope.kind === 'payer' ? payersPartition(scope.payerId, filter) : facilitysPartition(scope.facilityId, filter);
  return found && { ...found, value: provenPk(found.value) };
}

/** When a filter has no key, a page is filled from reads of this many rows, and from this many of them at most. */
const rowsPerRead = 100;
const mostReads = 5;

/** A request that a list names; null where it has left the list since. */
interface Found {
  readonly id: string;
  readonly item: StoredItem | null;
}

/** The rows of a page as they are found. */
class PageInMaking {
  readonly rows: EligibilityRow[] = [];
  private last = '';

  private readonly query: Pick<HistoryQuery, 'take' | 'matches'>;

  constructor(query: Pick<HistoryQuery, 'take' | 'matches'>) {
    this.query = query;
  }

  /** Takes the rows in; true when the page is full and another row follows. */
  isFullWith(found: readonly Found[]): boolean {
    for (const { id, item } of found) {
      if (this.rows.length === this.query.take) return true;
      if (item && (this.query.matches?.(item as unknown as StoredRequest) ?? true)) {
        this.rows.push(shownRow(item));
      }
      this.last = id;
    }
    return false;
  }

  /** The id below the last one that was looked at. */
  get next(): string | null {
    return previousId(this.last);
  }

  end(): Page<EligibilityRow> {
    return { items: this.rows, nextCursor: null, total: null };
  }

  goOn(): Page<EligibilityRow> {
    return { ...this.end(), nextCursor: ulidCursor.cursorOf(this.last) };
  }
}

/** A page of a tenant's requests, newest first. The range of ids is the range of dates; the cursor lowers its upper end. */
export async function listHistory(
  store: DynamoDBDocumentClient,
  partition: OwnPartition,
  { from, to, cursor, take, matches }: HistoryQuery,
): Promise<Page<EligibilityRow>> {
  const page = new PageInMaking({ take, matches });
  const low = lowestIdOf(from);
  const highest = highestIdOf(to);
  let after: string | null = cursor ? previousId(ulidCursor.positionOf(cursor)) : highest;
  for (let reads = 0; mayReadOn(reads, mostReads, page.rows.length); reads += 1) {
    if (after === null || low > after || low > highest) return page.end();
    const [high = after] = [after, highest].sort();
    // One more than is shown says whether another page follows.
    const limit = reads === 0 ? take + 1 : rowsPerRead;
    const { found, hasMore } = await readSlice(store, partition, { low, high, limit });
    if (page.isFullWith(found)) return page.goOn();
    if (!hasMore) return page.end();
    after = page.next;
  }
  return page.goOn();
}

/** The request that a pointer under its card number stands for; null for the entry of a request itself. */
function targetOf({ pk, sk, facilityId }: StoredItem): Key | null {
  return String(pk).startsWith('ELIG#') ? { pk: partitions.facility(String(facilityId)), sk: String(sk) } : null;
}

/** The requests between two ids, newest first. A pointer under the card number is followed to its request. */
async function readSlice(
  store: DynamoDBDocumentClient,
  { index, attribute, value, sort = 'sk' }: Partition,
  { low, high, limit }: { low: string; high: string; limit: number },
): Promise<{ found: Found[]; hasMore: boolean }> {
  const keyOf = sort === 'sk' ? sortKeyOf : (id: string) => id;
  const { Items = [], LastEvaluatedKey } = await store.send(
    new QueryCommand({
      TableName: tableName('eligibility'),
      IndexName: index,
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :low AND :high',
      ExpressionAttributeNames: { '#partition': attribute, '#sort': sort },
      ExpressionAttributeValues: { ':partition': value, ':low': keyOf(low), ':high': keyOf(high) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  const items = await itemsOf(store, { table: 'eligibility', partition: attribute, sort, targetOf }, Items);
  const found = items.map((item, at) => {
    const eligibilityId = idOfSortKey(Items[at]?.sk);
    return { id: eligibilityId, item: item && { ...item, eligibilityId } };
  });
  return { found, hasMore: LastEvaluatedKey !== undefined };
}

/** How many requests a partition holds, counted up to `most`. */
export const countHistory = (
  store: DynamoDBDocumentClient,
  { index, attribute, value }: OwnPartition,
  most: number,
): Promise<{ count: number; isMore: boolean }> =>
  countUpTo(store, { table: 'eligibility', index, partition: { name: attribute, value } }, most);
