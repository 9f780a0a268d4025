import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskingFacilityId, OwnFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What a request is counted by. */
export interface Counted {
  readonly eligibilityId: string;
  readonly facilityId: AskingFacilityId;
  readonly payerId: number;
  readonly status: EligibilityStatus;
  readonly submittedAt: string;
  readonly submittedBy: string | null;
  readonly submittedByName: string;
}

type OwnTenant = Exclude<Scope, { kind: 'all' }>;

/** The facility and the payer of a request that is counted: the request is the proof. */
type Tenant =
  | { readonly kind: 'facility'; readonly facilityId: string }
  | { readonly kind: 'payer'; readonly payerId: number };

/**
 * A tenant's counts of a day stand in several items, so that requests of one moment rarely meet at one of them. A payer hears
 * from all facilities and has more.
 */
const shards = { facility: 4, payer: 8 } as const;

const shape = markOf('eligibilityCount', 1);

const partitionOf = (tenant: Tenant): string =>
  tenant.kind === 'facility' ? `COUNT#FACILITY#${tenant.facilityId}` : `COUNT#PAYER#${tenant.payerId}`;

const countOf = (payerId: number, status: EligibilityStatus): string => `N#${payerId}#${status}`;
const senderPrefix = 'S#';
/** What is counted of first answers (ADR 0187): all of them, and those after which another payer had to be asked. */
export const firstCounts = ['answers', 'wrongPayer'] as const;
export type FirstCount = (typeof firstCounts)[number];
const firstOf = (count: FirstCount): string => `F#${count}`;

/** By the id's last character, which is chance. */
const shardOf = ({ eligibilityId }: Counted, tenant: Tenant): number =>
  Number.parseInt(eligibilityId.slice(-1), 36) % shards[tenant.kind];

/** `kind` keeps a new request and a change apart: a transaction that replaces one request by another writes to two items. */
const keyOf = (counted: Counted, tenant: Tenant, kind: 'new' | 'moved') => ({
  pk: partitionOf(tenant),
  sk: `DAY#${emiratesDateOf(new Date(counted.submittedAt))}#${kind}#${shardOf(counted, tenant)}`,
});

const tenantsOf = ({ facilityId, payerId }: Counted): Tenant[] => [
  { kind: 'facility', facilityId },
  { kind: 'payer', payerId },
];

/** The write that counts new requests of one sender in one item of a tenant: no two of them have the same payer and status. */
function newCounts(tenant: Tenant, together: readonly [Counted, ...Counted[]]): TransactItem {
  const [sample] = together;
  const isNamed = tenant.kind === 'facility' && sample.submittedBy !== null;
  const names = together.map(({ payerId, status }, at) => [`#count${at}`, countOf(payerId, status)]);
  return {
    Update: {
      TableName: tableName('eligibility'),
      Key: keyOf(sample, tenant, 'new'),
      UpdateExpression: `SET ${shape.set}${isNamed ? ', #sender = :name' : ''} ADD ${names.map(([name]) => `${name} :one`).join(', ')}`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(names),
        ...(isNamed && { '#sender': `${senderPrefix}${sample.submittedBy}` }),
      },
      ExpressionAttributeValues: { ...shape.values, ':one': 1, ...(isNamed && { ':name': sample.submittedByName }) },
    },
  };
}

/**
 * The writes that count new requests of one act, for their facility with the name of who sent them, and for their payers. Requests that
 * meet at one item are counted by one write: a transaction takes no two for an item.
 */
export function newRequestCounts(requests: readonly Counted[]): TransactItem[] {
  const byItem = new Map<string, { tenant: Tenant; together: [Counted, ...Counted[]] }>();
  for (const counted of requests) {
    for (const tenant of tenantsOf(counted)) {
      const key = JSON.stringify(keyOf(counted, tenant, 'new'));
      const found = byItem.get(key);
      if (found) found.together.push(counted);
      else byItem.set(key, { tenant, together: [counted] });
    }
  }
  return [...byItem.values()].map(({ tenant, together }) => newCounts(tenant, together));
}

/** The write that moves a tenant's counts of a day by these differences. */
function movedCounts(counted: Counted, tenant: Tenant, differences: readonly (readonly [count: string, by: number])[]) {
  const names = differences.map(([count], at) => [`#count${at}`, count]);
  const values = differences.map(([, by], at) => [`:by${at}`, by]);
  return {
    Update: {
      TableName: tableName('eligibility'),
      Key: keyOf(counted, tenant, 'moved'),
      UpdateExpression: `SET ${shape.set} ADD ${differences.map((_, at) => `#count${at} :by${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names),
      ExpressionAttributeValues: { ...shape.values, ...Object.fromEntries(values) },
    },
  };
}

/**
 * The writes that count a request by what it has become, in the day on which it was sent; an empty list when payer and
 * status stay the same. What the change adds to the counts of first answers stands in the item of its payer.
 */
export function changeCounts(before: Counted, after: Counted, first: readonly FirstCount[] = []): TransactItem[] {
  const [from, to] = [countOf(before.payerId, before.status), countOf(after.payerId, after.status)];
  if (from === to) return [];
  const { facilityId } = before;
  const atFacility = movedCounts(before, { kind: 'facility', facilityId }, [
    [from, -1],
    [to, 1],
  ]);
  const payerBefore = { kind: 'payer', payerId: before.payerId } as const;
  const payerAfter = { kind: 'payer', payerId: after.payerId } as const;
  if (payerBefore.payerId === payerAfter.payerId) {
    const atPayer = movedCounts(before, payerBefore, [
      [from, -1],
      [to, 1],
      ...first.map((count) => [firstOf(count), 1] as const),
    ]);
    return [atFacility, atPayer];
  }
  return [atFacility, movedCounts(before, payerBefore, [[from, -1]]), movedCounts(before, payerAfter, [[to, 1]])];
}

/** The items that the counting of these requests, one by one, would have left: for filling a new store. */
export function countItems(requests: readonly Counted[]): Record<string, unknown>[] {
  const items = new Map<string, Record<string, unknown>>();
  for (const counted of requests) {
    for (const tenant of tenantsOf(counted)) {
      const key = keyOf(counted, tenant, 'new');
      const name = countOf(counted.payerId, counted.status);
      const item = items.get(`${key.pk} ${key.sk}`) ?? shape.mark(key);
      const sender = tenant.kind === 'facility' &&
        counted.submittedBy !== null && { [`${senderPrefix}${counted.submittedBy}`]: counted.submittedByName };
      items.set(`${key.pk} ${key.sk}`, {
        ...item,
        ...sender,
        [name]: Number((item as Record<string, unknown>)[name] ?? 0) + 1,
      });
    }
  }
  return [...items.values()];
}

/** How many requests of a day went to a payer and have a status now. */
export interface DayCount {
  readonly day: string;
  readonly payerId: number;
  readonly status: EligibilityStatus;
  readonly count: number;
}

/** ISO dates in the Emirates, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

function readDays(store: DynamoDBDocumentClient, tenant: Tenant, { from, to }: DayRange) {
  return Array.fromAsync(
    everyItem(store, {
      TableName: tableName('eligibility'),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': partitionOf(tenant), ':from': `DAY#${from}`, ':to': `DAY#${to}#~` },
    }),
  );
}

/** The counts of a tenant's days. What it reads grows with the days and never with the requests. */
export async function countRequests(
  store: DynamoDBDocumentClient,
  tenant: OwnTenant,
  range: DayRange,
): Promise<DayCount[]> {
  const sums = new Map<string, number>();
  for (const item of await readDays(store, tenant, range)) {
    const day = String(item.sk).split('#')[1];
    for (const [name, value] of Object.entries(item)) {
      if (!name.startsWith('N#')) continue;
      const key = `${day}${name.slice(1)}`;
      sums.set(key, (sums.get(key) ?? 0) + Number(value));
    }
  }
  return [...sums]
    .filter(([, count]) => count !== 0)
    .map(([key, count]) => {
      const [day = '', payerId, status] = key.split('#');
      return { day, payerId: Number(payerId), status: Number(status) as EligibilityStatus, count };
    });
}

/** Who sent requests for a facility on these days, by name. */
export async function listSenders(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  range: DayRange,
): Promise<{ userId: string; name: string }[]> {
  const names = new Map<string, string>();
  for (const item of await readDays(store, { kind: 'facility', facilityId }, range)) {
    for (const [name, value] of Object.entries(item)) {
      if (name.startsWith(senderPrefix)) names.set(name.slice(senderPrefix.length), String(value));
    }
  }
  return [...names]
    .map(([userId, name]) => ({ userId, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** First answers of some days, by what they are counted as. */
export type FirstAnswerCounts = Readonly<Record<FirstCount, number>>;

/**
 * What a payer's answers have added to the counts of first answers on these days. The answer that shows that a first one came from the
 * wrong payer counts where it was given: only the sum over all payers says something.
 */
export async function countFirstAnswers(
  store: DynamoDBDocumentClient,
  { payerId }: { readonly payerId: number },
  range: DayRange,
): Promise<FirstAnswerCounts> {
  const items = await readDays(store, { kind: 'payer', payerId }, range);
  const sumOf = (count: FirstCount): number =>
    items.reduce((sum, item) => sum + Number((item as Record<string, unknown>)[firstOf(count)] ?? 0), 0);
  return { answers: sumOf('answers'), wrongPayer: sumOf('wrongPayer') };
}
