import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { searchText } from '../../../shared/_field/searchText.ts';
import { tableName } from '../../_kit/env.ts';
import { invalid } from '../../_kit/failure.ts';
import { getMember, lettersOfName, type MemberRecord, memberPartition, memberPartitions } from './member.ts';

export interface MemberSearch {
  readonly by: 'memberId' | 'emiratesId' | 'policy' | 'name';
  readonly text: string;
}

interface Taken {
  readonly take: number;
  readonly cursor?: string | undefined;
}

const indexes = {
  emiratesId: { name: 'byEmiratesId', pk: 'emiratesIdPk' },
  policy: { name: 'byPolicy', pk: 'policyPk' },
  name: { name: 'byName', pk: 'namePk' },
} as const;

const badCursor = () => invalid('cursor', 'notACursor', 'Start the list again.');
const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');

function textOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (text === '' || text.length > 300 || cursorOf(text) !== cursor) throw badCursor();
  return text;
}

/** The name as it is looked for; shorter than what its key is made of it finds nobody. */
function foldedName(text: string): string {
  const folded = searchText(text);
  if (folded.length < lettersOfName) throw invalid('text', 'tooShort', 'Enter at least two letters.');
  return folded;
}

/** The key of one way of searching, from the end of the page before on. */
function keyOf(payerId: number, { by, text }: MemberSearch & { by: keyof typeof indexes }, after: string | null) {
  const { pk } = indexes[by];
  if (by === 'name') {
    const folded = foldedName(text);
    // Another search's cursor would turn the range round.
    if (after !== null && !after.startsWith(folded)) throw badCursor();
    return {
      KeyConditionExpression: `${pk} = :pk AND nameSk BETWEEN :first AND :last`,
      // The next key after this one.
      values: { ':first': after === null ? folded : `${after}\u0000`, ':last': `${folded}\uFFFF` },
      partition: memberPartitions.name(payerId, folded),
    };
  }
  return {
    KeyConditionExpression: after === null ? `${pk} = :pk` : `${pk} = :pk AND pk > :after`,
    values: after === null ? {} : { ':after': memberPartition(payerId, after) },
    partition: memberPartitions[by](payerId, text),
  };
}

/** The numbers of a payer's members, a page at a time, each found by one key: the size of the register costs nothing. */
async function findNumbers(
  store: DynamoDBDocumentClient,
  payerId: number,
  search: MemberSearch & { by: keyof typeof indexes },
  { take, cursor }: Taken,
): Promise<{ numbers: string[]; nextCursor: string | null }> {
  const { KeyConditionExpression, values, partition } = keyOf(payerId, search, textOf(cursor));
  const { Items = [], LastEvaluatedKey } = await store.send(
    new QueryCommand({
      TableName: tableName('members'),
      IndexName: indexes[search.by].name,
      KeyConditionExpression,
      ExpressionAttributeValues: { ':pk': partition, ...values },
      Limit: take,
    }),
  );
  const numbers = Items.map(({ memberId }) => z.string().parse(memberId));
  const last = search.by === 'name' ? Items.at(-1)?.nameSk : numbers.at(-1);
  const nextCursor = LastEvaluatedKey && last ? cursorOf(z.string().parse(last)) : null;
  return { numbers: [...new Set(numbers)], nextCursor };
}

/** A payer's members by number, Emirates ID, policy, or the beginning of the name. */
export async function searchMembers(
  store: DynamoDBDocumentClient,
  payerId: number,
  { by, text }: MemberSearch,
  page: Taken,
): Promise<{ members: MemberRecord[]; nextCursor: string | null }> {
  const { numbers, nextCursor } =
    by === 'memberId' ? { numbers: [text], nextCursor: null } : await findNumbers(store, payerId, { by, text }, page);
  const found = await Promise.all(numbers.map((memberId) => getMember(store, payerId, memberId)));
  return { members: found.filter((each) => each !== null), nextCursor };
}
