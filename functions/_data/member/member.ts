import { BatchGetCommand, BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchText } from '../../../shared/_field/searchText.ts';
import { type Member, type MemberCoverage, member, memberCoverage } from '../../../shared/member/member.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { pauseBeforeTry } from '../../_store/transaction.ts';

type Item = Record<string, unknown> & { readonly pk: string; readonly sk: string };

const storedMember = member.strip();
const storedCoverage = memberCoverage.strip();

/** Under its payer and its number: the same member again is the same item, whoever sends it how often. */
export const memberPartition = (payerId: number, memberId: string): string =>
  `PAYER#${payerId}#MEMBER#${memberId.toUpperCase()}`;
const coverageKey = ({ policyNumber, startsOn }: MemberCoverage): string =>
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
export function memberItem(payerId: number, value: Member): Item {
  const folded = searchText(value.fullName);
  return {
    pk: memberPartition(payerId, value.memberId),
    sk: 'MEMBER',
    ...value,
    namePk: memberPartitions.name(payerId, folded),
    nameSk: `${folded}#${value.memberId.toUpperCase()}`,
    ...(value.emiratesId && { emiratesIdPk: memberPartitions.emiratesId(payerId, value.emiratesId) }),
  };
}

/** The stored form of a member's cover. */
export const coverageItem = (payerId: number, memberId: string, value: MemberCoverage): Item => ({
  pk: memberPartition(payerId, memberId),
  sk: coverageKey(value),
  memberId,
  ...value,
  policyPk: memberPartitions.policy(payerId, value.policyNumber),
});

/** What changed of a member or cover, by the job and its row: written again it is the same entry. */
export const changeItem = (
  of: Item,
  { jobId, row, at }: { jobId: string; row: number; at: string },
  before: unknown,
  after: unknown,
): Item => ({
  pk: of.pk,
  sk: `CHANGE#${jobId}#${String(row).padStart(7, '0')}#${of.sk.split('#')[0]}`,
  jobId,
  row,
  at,
  before,
  after,
});

const keyText = ({ pk, sk }: { pk: string; sk: string }): string => `${pk} ${sk}`;

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}

/** Which of these items exist, by their key, with their own fields only. */
export async function readStored(store: DynamoDBDocumentClient, items: readonly Item[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  const TableName = tableName('members');
  const read = async (batch: readonly Item[]): Promise<void> => {
    let keys = batch.map(({ pk, sk }) => ({ pk, sk }));
    for (let attempt = 0; keys.length > 0; attempt += 1) {
      if (attempt > 0) await pauseBeforeTry(attempt);
      const { Responses, UnprocessedKeys } = await store.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const item of (Responses?.[TableName] ?? []) as Item[]) found.set(keyText(item), item);
      keys = (UnprocessedKeys?.[TableName]?.Keys ?? []) as typeof keys;
    }
  };
  await Promise.all(chunks(items, 100).map(read));
  return found;
}

export const storedOf = (stored: ReadonlyMap<string, Item>, item: Item): Item | undefined => stored.get(keyText(item));

/** Writes items, twenty-five a call, several calls at a time. Only one job of a payer's register runs at a time (its lane). */
export async function writeItems(store: DynamoDBDocumentClient, items: readonly Item[]): Promise<void> {
  const TableName = tableName('members');
  const batches = chunks(items, 25);
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      let requests = batch.map((Item) => ({ PutRequest: { Item } }));
      for (let attempt = 0; requests.length > 0; attempt += 1) {
        if (attempt > 0) await pauseBeforeTry(attempt);
        const { UnprocessedItems } = await store.send(
          new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
        );
        requests = (UnprocessedItems?.[TableName] ?? []) as typeof requests;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}

export interface MemberRecord {
  readonly member: Member;
  readonly coverages: MemberCoverage[];
}

/** A payer's member by number with every cover, or null. */
export async function getMember(
  store: DynamoDBDocumentClient,
  payerId: number,
  memberId: string,
): Promise<MemberRecord | null> {
  const stored = everyItem(store, {
    TableName: tableName('members'),
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :first AND :last',
    // COVERAGE#… and MEMBER; what changed lies before them.
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
  const coverages = items.filter(({ sk }) => sk !== 'MEMBER').map((item) => storedCoverage.parse(item));
  return { member: storedMember.parse(found), coverages };
}
