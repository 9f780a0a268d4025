import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { counter } from '../../_store/counter.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What a request is counted by. */
interface Counted {
  readonly authorizationId: string;
  readonly facilityId: AskingFacilityId;
  readonly payerId: number;
  readonly state: string;
}

/** A tenant's counts stand in several items, so that requests of one moment rarely meet at one of them. */
const shards = 8;
const counts = counter('requests', markOf('authorizationCount', 1));
const partitionOf = (tenant: string): string => `COUNT#${tenant}#AUTHORIZATION`;

/** `place` keeps the requests of one transaction apart: it may write to an item once only. */
const keyOf = (tenant: string, { authorizationId }: Counted, place: number) => ({
  pk: partitionOf(tenant),
  sk: `SHARD#${Number.parseInt(authorizationId.slice(-1), 36) % shards}#${place}`,
});

/** Whose counts a request is in: a payer does not count drafts. */
const tenantsOf = (value: Counted): string[] => [
  `FACILITY#${value.facilityId}`,
  ...(value.state === 'draft' ? [] : [`PAYER#${value.payerId}`]),
];

/** The writes that count a request in its new state, in the transaction that changes it; none where the state stays. */
export function countChanges(before: Counted | null, after: Counted | null, place = 0): TransactItem[] {
  const steps = new Map<string, [string, number][]>();
  const note = (value: Counted, by: number) => {
    for (const tenant of tenantsOf(value)) steps.set(tenant, [...(steps.get(tenant) ?? []), [value.state, by]]);
  };
  if (before) note(before, -1);
  if (after) note(after, 1);
  const of = after ?? before;
  if (!of || (before?.state === after?.state && before?.payerId === after?.payerId)) return [];
  return [...steps].map(([tenant, own]) => counts.change(keyOf(tenant, of, place), own));
}

/** The items that the counting of these requests, one by one, would have left: for filling a new store. */
export const countItems = (requests: readonly Counted[]): Record<string, unknown>[] =>
  counts.items(
    requests.flatMap((counted) =>
      tenantsOf(counted).map((tenant) => ({ key: keyOf(tenant, counted, 0), word: counted.state })),
    ),
  );

/** How many requests of the caller's facility or payer are in each state. It reads some items, however many requests there are. */
export const countAuthorizations = (
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
): Promise<ReadonlyMap<string, number>> => counts.read(store, partitionOf(tenantKey(scope)));
