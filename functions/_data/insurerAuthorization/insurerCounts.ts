import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AskedPayerId, AskingFacilityId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { counter } from '../../_store/counter.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What an authorisation is counted by. */
interface Counted {
  readonly facilityId: AskingFacilityId;
  readonly payerId: AskedPayerId;
  readonly status: string;
}

const counts = counter('requests', markOf('insurerAuthorizationCount', 1));
const countPk = (tenant: string): string => `INSURERCOUNT#${tenant}`;

/** The items that count an authorisation. Rows of a sheet are written one after the other, so one item for each list is enough. */
const placesOf = ({ facilityId, payerId }: Counted) => [
  { pk: countPk(`FACILITY#${facilityId}`), sk: `PAYER#${payerId}` },
  { pk: countPk(`PAYER#${payerId}`), sk: 'ALL' },
];

/** The writes that count an authorisation at its new status; none where it stays at its old one. An authorisation stays with its facility. */
export function insurerCountChanges(before: Counted | null, after: Counted | null): TransactItem[] {
  const of = after ?? before;
  if (!of || before?.status === after?.status) return [];
  const steps = [...(before ? [[before.status, -1] as const] : []), ...(after ? [[after.status, 1] as const] : [])];
  return placesOf(of).map((key) => counts.change(key, steps));
}

/** The items that the counting of these authorisations, one by one, would have left: for filling a new store. */
export const insurerCountItems = (authorizations: readonly Counted[]): Record<string, unknown>[] =>
  counts.items(authorizations.flatMap((counted) => placesOf(counted).map((key) => ({ key, word: counted.status }))));

/** How many authorisations of the caller's facility or payer stand at each status. It reads some items, however many there are. */
export const countInsurerAuthorizations = (
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
): Promise<ReadonlyMap<string, number>> => counts.read(store, countPk(tenantKey(scope)));
