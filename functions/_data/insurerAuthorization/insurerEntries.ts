import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, AskingFacilityId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { type ListQuery, readPage } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What of an authorisation decides in which lists it stands, and where. */
interface Listed {
  readonly authorizationId: string;
  readonly place: string;
  readonly facilityId: AskingFacilityId;
  readonly payerId: AskedPayerId;
  readonly status: string;
  readonly authorizationNumber: string;
  readonly requestNumber: string | null;
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
}

/** A list with a key of its own, or all of a tenant's. */
export type InsurerList =
  | { readonly by: 'all' }
  | { readonly by: 'status' | 'payer' | 'patient' | 'number'; readonly value: string };

const shape = markOf('insurerAuthorizationEntry', 1);

function partitionOf(tenant: string, list: InsurerList): string {
  if (list.by === 'all') return `${tenant}#INSURERAUTHORIZATION`;
  const value = list.by === 'patient' ? emiratesIdDigits(list.value) : list.value;
  return `${tenant}#INSURERAUTHORIZATION#${list.by.toUpperCase()}#${value.toLowerCase()}`;
}

/** The lists in which an authorisation stands besides those of all, in which its record does. */
function partitionsOf(value: Listed): string[] {
  const texts = (by: 'patient' | 'number', all: readonly (string | null)[]) =>
    all.flatMap((text) => (text === null ? [] : [{ by, value: text } as const]));
  const shared: InsurerList[] = [
    { by: 'status', value: value.status },
    ...texts('patient', [value.emiratesId, value.cardNumber]),
    ...texts('number', [value.authorizationNumber, value.requestNumber]),
  ];
  const own: InsurerList[] = [{ by: 'payer', value: String(value.payerId) }];
  return [
    ...[...shared, ...own].map((list) => partitionOf(`FACILITY#${value.facilityId}`, list)),
    ...shared.map((list) => partitionOf(`PAYER#${value.payerId}`, list)),
  ];
}

const entryKey = (authorizationId: string, partition: string) => ({
  pk: `INSURERAUTHORIZATION#${authorizationId}`,
  sk: `LISTED#${partition}`,
});

/** The writes by which an authorisation leaves lists, enters others, and takes its place in those where it stays. */
export function insurerEntryChanges(before: Listed | null, after: Listed | null): TransactItem[] {
  const left = new Set(before ? partitionsOf(before) : []);
  const entered = new Set(after ? partitionsOf(after) : []);
  const isMoved = before?.place !== after?.place;
  const TableName = tableName('requests');
  const puts = [...entered].flatMap((partition) =>
    after && (isMoved || !left.has(partition))
      ? [
          {
            Put: {
              TableName,
              Item: shape.mark({
                ...entryKey(after.authorizationId, partition),
                ...{ listedId: after.authorizationId, ownerPk: partition, ownerSk: after.place },
              }),
            },
          },
        ]
      : [],
  );
  const deletes = [...left].flatMap((partition) =>
    before && !entered.has(partition)
      ? [{ Delete: { TableName, Key: entryKey(before.authorizationId, partition) } }]
      : [],
  );
  return [...puts, ...deletes];
}

/** An authorisation in a list: its place, by which lists are sorted, and its id. */
export interface InsurerEntry {
  readonly place: string;
  readonly authorizationId: string;
}

/** A page of a list of the caller's facility or payer, newest first. */
export function listInsurerEntries(
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
  list: InsurerList,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<InsurerEntry>> {
  const [index, prefix] = scope.kind === 'payer' && list.by === 'all' ? ['byDesk', 'desk'] : ['byOwner', 'owner'];
  const query: ListQuery = {
    table: 'requests',
    index,
    partition: { name: `${prefix}Pk`, value: partitionOf(tenantKey(scope), list) },
    sort: { name: `${prefix}Sk` },
    isNewestFirst: true,
  };
  return readPage(store, query, {
    ...page,
    codec: ulidCursor,
    parse: (item) => ({
      place: String(item[`${prefix}Sk`]),
      authorizationId: String(item.listedId ?? item.authorizationId),
    }),
  });
}
