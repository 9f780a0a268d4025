import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchText } from '../../../shared/_field/searchText.ts';
import { type Member, type MemberCoverage, member, memberCoverage } from '../../../shared/member/member.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk } from '../../_kit/proof.ts';
import { readBatch, writeBatch } from '../../_store/batch.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

type Item = Record<string, unknown> & { readonly pk: OwnPk; readonly sk: string };

const memberShape = shapeOf({
  entity: 'member',
  version: 1,
  schema: member,
  keys: ['namePk', 'nameSk', 'emiratesIdPk'],
});
const coverageShape = shapeOf({
  entity: 'coverage',
  version: 1,
  schema: memberCoverage,
  keys: ['memberId', 'policyPk'],
});
const changeShape = markOf('memberChange', 1);

/** Keyed by payer and member number: a member that is sent again is the same item, whatever file it comes from. */
export const memberPartition = (payerId: OwnPayerId, memberId: string): OwnPk =>
  provenPk(`PAYER#${payerId}#MEMBER#${memberId.toUpperCase()}`);
/** The sort key of a cover, by which a member has it once. */
export const coverageKey = ({ policyNumber, startsOn }: Pick<MemberCoverage, 'policyNumber' | 'startsOn'>): string =>
  `COVERAGE#${policyNumber.toUpperCase()}#${startsOn}`;

/** Names are spread over partitions by their first two letters, which a search has to give. */
export const lettersOfName = 2;

/** The partitions in which members are found; each belongs to one payer. */
export const memberPartitions = {
  emiratesId: (payerId: number, emiratesId: string) => `PAYER#${payerId}#EMIRATESID#${emiratesId}`,
  policy: (payerId: number, policyNumber: string) => `PAYER#${payerId}#POLICY#${policyNumber.toUpperCase()}`,
  name: (payerId: number, folded: string) => `PAYER#${payerId}#NAME#${folded.slice(0, lettersOfName)}`,
} as const;

/** The stored form of a member. */
export function memberItem(payerId: OwnPayerId, value: Member): Item {
  const folded = searchText(value.fullName);
  return memberShape.mark({
    pk: memberPartition(payerId, value.memberId),
    sk: 'MEMBER',
    ...value,
    namePk: memberPartitions.name(payerId, folded),
    nameSk: `${folded}#${value.memberId.toUpperCase()}`,
    ...(value.emiratesId && { emiratesIdPk: memberPartitions.emiratesId(payerId, value.emiratesId) }),
  });
}

/** The stored form of a member's cover. */
export const coverageItem = (payerId: OwnPayerId, memberId: string, value: MemberCoverage): Item =>
  coverageShape.mark({
    pk: memberPartition(payerId, memberId),
    sk: coverageKey(value),
    memberId,
    ...value,
    policyPk: memberPartitions.policy(payerId, value.policyNumber),
  });

/** Where a change comes from: a job and a row of its list, or a person's correction. */
interface ChangeSource {
  readonly jobId: string;
  readonly row: number;
  readonly at: string;
  readonly by?: { readonly userId: string; readonly byName: string; readonly reason: string };
}

/** What changed of a member or cover, by the job and its row: written again it is the same entry. */
export const changeItem = (of: Item, { jobId, row, at, by }: ChangeSource, before: unknown, after: unknown): Item =>
  changeShape.mark({
    pk: of.pk,
    sk: `CHANGE#${jobId}#${String(row).padStart(7, '0')}#${of.sk.split('#')[0]}`,
    jobId,
    row,
    at,
    ...by,
    before,
    after,
  });

const keyText = ({ pk, sk }: { pk: string; sk: string }): string => `${pk} ${sk}`;

/** Which of these items exist, by their key, with their own fields only. */
export async function readStored(store: DynamoDBDocumentClient, items: readonly Item[]): Promise<Map<string, Item>> {
  const keys = items.map(({ pk, sk }) => ({ pk, sk }));
  const found = (await readBatch(store, 'members', keys)) as Item[];
  return new Map(found.map((item) => [keyText(item), item]));
}

export const storedOf = (stored: ReadonlyMap<string, Item>, item: Item): Item | undefined => stored.get(keyText(item));

/** The item in the place of the stored one, if there is one, with what a newer release has stored in that. */
export const inPlaceOf = (stored: Item | undefined, item: Item): Item =>
  stored ? (item.sk === 'MEMBER' ? memberShape : coverageShape).over(stored, item) : item;

/** Holds while the fields of an item are what was seen of them. */
function asSeen(seen: Member | MemberCoverage) {
  const fields = Object.entries(seen).map(([name, value], at) => ({ name, value, key: `#f${at}`, place: `:f${at}` }));
  return {
    ConditionExpression: fields.map(({ key, place }) => `${key} = ${place}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(fields.map(({ key, name }) => [key, name])),
    ExpressionAttributeValues: Object.fromEntries(fields.map(({ place, value }) => [place, value])),
  };
}

/** The write that puts an item in the place of one whose fields are still what a person saw of them. */
export const itemReplaced = (seen: Member | MemberCoverage, item: Item): TransactItem => ({
  Put: { TableName: tableName('members'), Item: item, ...asSeen(seen) },
});

/** The write that removes an item whose fields are still what was seen of them. */
export const itemRemoved = (seen: Member | MemberCoverage, { pk, sk }: Pick<Item, 'pk' | 'sk'>): TransactItem => ({
  Delete: { TableName: tableName('members'), Key: { pk, sk }, ...asSeen(seen) },
});

/** A stored item as the member or the cover that it is. */
export const memberOfItem = (item: unknown): Member => memberShape.parse(item);
export const coverageOfItem = (item: unknown): MemberCoverage => coverageShape.parse(item);

/** Writes items, several calls at a time. Only one job of a payer's register runs at a time (its lane). */
export const writeItems = (store: DynamoDBDocumentClient, items: readonly Item[]): Promise<void> =>
  writeBatch(store, 'members', items, 8);

export interface MemberRecord {
  readonly member: Member;
  readonly coverages: MemberCoverage[];
}

/** A payer's member by number with every cover, or null. */
export async function getMember(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  memberId: string,
): Promise<MemberRecord | null> {
  const stored = everyItem(store, {
    TableName: tableName('members'),
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :first AND :last',
    // COVERAGE#… and MEMBER; the changes sort before them.
    ExpressionAttributeValues: {
      ':member': memberPartition(payerId, memberId),
      ':first': 'COVERAGE#',
      ':last': 'MEMBER',
    },
    ConsistentRead: true,
  });
  const items = await Array.fromAsync(stored, (item) => item as Item);
  const found = items.find(({ sk }) => sk === 'MEMBER');
  if (!found) return null;
  const coverages = items.filter(({ sk }) => sk !== 'MEMBER').map((item) => coverageShape.parse(item));
  return { member: memberShape.parse(found), coverages };
}

/** The sort keys of a member's covers, as `coverageKey` makes them. */
export const coverKeysOf = (store: DynamoDBDocumentClient, payerId: OwnPayerId, memberId: string): Promise<string[]> =>
  Array.fromAsync(
    everyItem(store, {
      TableName: tableName('members'),
      KeyConditionExpression: 'pk = :member AND begins_with(sk, :covers)',
      ExpressionAttributeValues: { ':member': memberPartition(payerId, memberId), ':covers': 'COVERAGE#' },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
    }),
    (item) => String((item as Item).sk),
  );
