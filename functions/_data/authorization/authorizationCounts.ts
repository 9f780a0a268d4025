import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { everyItem } from '../../_store/everyItem.ts';
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
const shape = markOf('authorizationCount', 1);
const attribute = 'N#';

/** `place` keeps the requests of one transaction apart: it may write to an item once only. */
const keyOf = (tenant: string, { authorizationId }: Counted, place: number) => ({
  pk: `COUNT#${tenant}#AUTHORIZATION`,
  sk: `SHARD#${Number.parseInt(authorizationId.slice(-1), 36) % shards}#${place}`,
});

/** Whose counts a request is in: a payer does not count drafts. */
const tenantsOf = (value: Counted): string[] => [
  `FACILITY#${value.facilityId}`,
  ...(value.state === 'draft' ? [] : [`PAYER#${value.payerId}`]),
];

function moved(
  tenant: string,
  of: Counted,
  place: number,
  steps: readonly (readonly [state: string, by: number])[],
): TransactItem {
  return {
    Update: {
      TableName: tableName('requests'),
      Key: keyOf(tenant, of, place),
      UpdateExpression: `SET ${shape.set} ADD ${steps.map((_, at) => `#state${at} :by${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(steps.map(([state], at) => [`#state${at}`, attribute + state])),
      ExpressionAttributeValues: {
        ...shape.values,
        ...Object.fromEntries(steps.map(([, by], at) => [`:by${at}`, by])),
      },
    },
  };
}

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
  return [...steps].map(([tenant, own]) => moved(tenant, of, place, own));
}

/** The items that the counting of these requests, one by one, would have left: for filling a new store. */
export function countItems(requests: readonly Counted[]): Record<string, unknown>[] {
  const items = new Map<string, Record<string, unknown>>();
  for (const counted of requests) {
    for (const tenant of tenantsOf(counted)) {
      const key = keyOf(tenant, counted, 0);
      const item = items.get(`${key.pk} ${key.sk}`) ?? shape.mark(key);
      const name = attribute + counted.state;
      items.set(`${key.pk} ${key.sk}`, { ...item, [name]: Number((item as Record<string, unknown>)[name] ?? 0) + 1 });
    }
  }
  return [...items.values()];
}

/** How many requests of the caller's facility or payer are in each state. It reads some items, however many requests there are. */
export async function countAuthorizations(
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
): Promise<ReadonlyMap<string, number>> {
  const tenant = scope.kind === 'facility' ? `FACILITY#${scope.facilityId}` : `PAYER#${scope.payerId}`;
  const counts = new Map<string, number>();
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `COUNT#${tenant}#AUTHORIZATION` },
  });
  for await (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (!name.startsWith(attribute)) continue;
      const state = name.slice(attribute.length);
      counts.set(state, (counts.get(state) ?? 0) + Number(value));
    }
  }
  return counts;
}
