import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, AskingFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What an authorisation is counted by. */
interface Counted {
  readonly facilityId: AskingFacilityId;
  readonly payerId: AskedPayerId;
  readonly status: string;
}

const shape = markOf('insurerAuthorizationCount', 1);
const attribute = 'N#';
const countPk = (tenant: string): string => `INSURERCOUNT#${tenant}`;

/** The rows of a sheet are written one after the other: an item for each tenant and payer is enough. */
const placesOf = ({ facilityId, payerId }: Counted) => [
  { pk: countPk(`FACILITY#${facilityId}`), sk: `PAYER#${payerId}` },
  { pk: countPk(`PAYER#${payerId}`), sk: 'ALL' },
];

function moved(Key: { pk: string; sk: string }, steps: readonly (readonly [status: string, by: number])[]) {
  const adds = steps.map((_, at) => `#status${at} :by${at}`).join(', ');
  return {
    Update: {
      TableName: tableName('requests'),
      Key,
      UpdateExpression: `SET ${shape.set} ADD ${adds}`,
      ExpressionAttributeNames: Object.fromEntries(steps.map(([status], at) => [`#status${at}`, attribute + status])),
      ExpressionAttributeValues: {
        ...shape.values,
        ...Object.fromEntries(steps.map(([, by], at) => [`:by${at}`, by])),
      },
    },
  };
}

/** The writes that count an authorisation at its new status; none where it stays at its old one. An authorisation stays with its facility. */
export function insurerCountChanges(before: Counted | null, after: Counted | null): TransactItem[] {
  const of = after ?? before;
  if (!of || before?.status === after?.status) return [];
  const steps = [...(before ? [[before.status, -1] as const] : []), ...(after ? [[after.status, 1] as const] : [])];
  return placesOf(of).map((key) => moved(key, steps));
}

/** The items that the counting of these authorisations, one by one, would have left: for filling a new store. */
export function insurerCountItems(authorizations: readonly Counted[]): Record<string, unknown>[] {
  const items = new Map<string, Record<string, unknown>>();
  for (const counted of authorizations) {
    const name = attribute + counted.status;
    for (const key of placesOf(counted)) {
      const item = items.get(`${key.pk} ${key.sk}`) ?? shape.mark(key);
      items.set(`${key.pk} ${key.sk}`, { ...item, [name]: Number((item as Record<string, unknown>)[name] ?? 0) + 1 });
    }
  }
  return [...items.values()];
}

/** How many authorisations of the caller's facility or payer stand at each status. It reads some items, however many there are. */
export async function countInsurerAuthorizations(
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
): Promise<ReadonlyMap<string, number>> {
  const tenant = scope.kind === 'facility' ? `FACILITY#${scope.facilityId}` : `PAYER#${scope.payerId}`;
  const counts = new Map<string, number>();
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': countPk(tenant) },
  });
  for await (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (!name.startsWith(attribute)) continue;
      const status = name.slice(attribute.length);
      counts.set(status, (counts.get(status) ?? 0) + Number(value));
    }
  }
  return counts;
}
