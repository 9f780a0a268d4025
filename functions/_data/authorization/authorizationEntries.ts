import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { authorizationAnswer } from '../../../shared/authorization/answer.ts';
import { isReadBefore } from '../../../shared/authorization/rereadAnswer.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import type { Key, StoredItem } from '../../_store/item.ts';
import type { Migration } from '../../_store/migration.ts';
import { countUpTo, readPage } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { listedKey, type Reviewed, type ReviewLine, reviewLineOf, reviewPartition } from './answerReviews.ts';

/** What of a request decides in which lists it stands. */
export interface ListedAuthorization extends Reviewed {
  readonly facilityId: AskingFacilityId;
  readonly payerId: number;
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
  readonly clinicianLicense: string | null;
  readonly openedBy: string;
  readonly payerReference: string | null;
}

/** The payer's numbers of a request: the last one, and those of lines that other files answered. */
export const referencesOf = ({
  payerReference,
  answer,
}: Pick<ListedAuthorization, 'payerReference' | 'answer'>): string[] => {
  const numbers = [payerReference, ...(answer?.lines ?? []).map((line) => line.payerReference)];
  return [...new Set(numbers.filter((number) => number !== null))];
};

/** A list with a key of its own: what is searched for is found without a look at anything else. */
export type EntryList =
  | { readonly by: 'state'; readonly value: string }
  | { readonly by: 'payer'; readonly value: string }
  | { readonly by: 'patient'; readonly value: string }
  | { readonly by: 'clinician'; readonly value: string }
  | { readonly by: 'sender'; readonly value: string }
  /** The number of the request, or the payer's of its approval. */
  | { readonly by: 'number'; readonly value: string }
  /** The answers that an earlier release read otherwise than the table of truth. */
  | { readonly by: 'review'; readonly value: 'open' };

const shape = markOf('authorizationEntry', 1);

const listValue = ({ by, value }: EntryList): string =>
  by === 'patient' ? emiratesIdDigits(value).toLowerCase() : value.toLowerCase();

const partitionOf = (tenant: string, list: EntryList): string =>
  `${tenant}#AUTHORIZATION#${list.by.toUpperCase()}#${listValue(list)}`;

/** The lists in which a request stands. A draft is in none of the payer's. */
function partitionsOf(value: ListedAuthorization): string[] {
  const patient = [value.emiratesId, value.cardNumber].filter((text) => text !== null);
  const numbers = [...(value.requestNumber === null ? [] : [value.requestNumber]), ...referencesOf(value)];
  const shared: EntryList[] = [
    { by: 'state', value: value.state },
    ...patient.map((text) => ({ by: 'patient', value: text }) as const),
    ...numbers.map((text) => ({ by: 'number', value: text }) as const),
  ];
  const own: EntryList[] = [
    { by: 'payer', value: String(value.payerId) },
    { by: 'sender', value: value.openedBy },
    ...(value.clinicianLicense ? [{ by: 'clinician', value: value.clinicianLicense } as const] : []),
  ];
  const ofPayer = value.state === 'draft' ? [] : shared.map((list) => partitionOf(`PAYER#${value.payerId}`, list));
  const ofFacility = [...shared, ...own].map((list) => partitionOf(`FACILITY#${value.facilityId}`, list));
  return [...ofFacility, ...ofPayer, ...(reviewLineOf(value) ? reviewLists(value) : [])];
}

/**
 * The lists in which an answer of an earlier release may stand because of its file, which the answer does not show. It leaves them when nobody can rely on it
 * any more; it never enters them by a change.
 */
const mayBeReviewedIn = (value: ListedAuthorization): string[] => (isReadBefore(value) ? reviewLists(value) : []);

/** A request's item in a list. That of all facilities says itself what its readers may know. */
const itemOf = (
  value: Pick<ListedAuthorization, 'authorizationId'>,
  partition: string,
  line: ReviewLine | null,
): StoredItem & Key =>
  shape.mark({
    ...listedKey(value.authorizationId, partition),
    listedId: value.authorizationId,
    ...{ ownerPk: partition, ownerSk: value.authorizationId },
    ...(partition === reviewPartition && line),
  });

/** The writes by which a request leaves the lists that it no longer belongs to, and enters its new ones. */
export function entryChanges(before: ListedAuthorization | null, after: ListedAuthorization | null): TransactItem[] {
  const left = new Set(before ? partitionsOf(before) : []);
  const entered = new Set(after ? partitionsOf(after) : []);
  const stays = new Set([...entered, ...(after ? mayBeReviewedIn(after) : [])]);
  const authorizationId = (after ?? before)?.authorizationId ?? '';
  const TableName = tableName('requests');
  const puts = [...entered]
    .filter((partition) => !left.has(partition))
    .flatMap((partition) =>
      after ? [{ Put: { TableName, Item: itemOf(after, partition, reviewLineOf(after)) } }] : [],
    );
  const deletes = [...new Set([...left, ...(before ? mayBeReviewedIn(before) : [])])]
    .filter((partition) => !stays.has(partition))
    .map((partition) => ({
      Delete: { TableName, Key: listedKey(authorizationId, partition) },
    }));
  return [...puts, ...deletes];
}

const answerOf = openParser(authorizationAnswer);

/** The lists of what must be looked at: of the request's facility, of its payer, and of all. */
const reviewLists = ({ facilityId, payerId }: Pick<ListedAuthorization, 'facilityId' | 'payerId'>): string[] => [
  ...[`FACILITY#${facilityId}`, `PAYER#${payerId}`].map((tenant) =>
    partitionOf(tenant, { by: 'review', value: 'open' }),
  ),
  reviewPartition,
];

/** The request of a stored item, as far as these lists need it: answers of earlier releases lack what came since. */
export const listedOf = (item: StoredItem): ListedAuthorization | null =>
  item.answer ? ({ ...item, answer: answerOf(item.answer) } as unknown as ListedAuthorization) : null;

/** The attributes of a stored request that `listedOf` reads. */
export const listedAttributes = [
  ...['authorizationId', 'state', 'form', 'answer', 'requestNumber', 'facilityId', 'facilityLicense', 'payerId'],
  'payerCode',
];

/** The items by which a request stands in the lists of what must be looked at; none where nothing must be. `ofFile` as in `reviewLineOf`. */
export function reviewItems(value: ListedAuthorization, ofFile: ReviewLine['reason'] = null): (StoredItem & Key)[] {
  const line = reviewLineOf(value, ofFile);
  return line ? reviewLists(value).map((partition) => itemOf(value, partition, line)) : [];
}

/** Lists the answers of releases before the table of truth that it reads otherwise: nobody would look at them again. */
export const authorizationReviews: Migration = {
  name: 'authorizationReviews',
  table: 'requests',
  reads: listedAttributes,
  change: () => null,
  besides: (item) => {
    const isRequest = item.pk.startsWith('AUTHORIZATION#') && item.sk === 'AUTHORIZATION';
    const value = isRequest ? listedOf(item) : null;
    return value ? reviewItems(value) : [];
  },
};

/** How many requests are in one list, up to a number. */
export const countEntries = async (
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
  list: EntryList,
  most: number,
): Promise<number> =>
  (
    await countUpTo(
      store,
      {
        ...{ table: 'requests', index: 'byOwner', sort: { name: 'ownerSk' }, isNewestFirst: true },
        partition: { name: 'ownerPk', value: partitionOf(tenantKey(scope), list) },
      },
      most,
    )
  ).count;

/** A page of the ids in one list of the caller's facility or payer, newest first. */
export const listEntries = (
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
  list: EntryList,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<string>> => {
  const query = {
    table: 'requests',
    index: 'byOwner',
    partition: { name: 'ownerPk', value: partitionOf(tenantKey(scope), list) },
    sort: { name: 'ownerSk' },
    isNewestFirst: true,
  } as const;
  return readPage(store, query, { ...page, codec: ulidCursor, parse: ({ listedId }) => String(listedId) });
};
