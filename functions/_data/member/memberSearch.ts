import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { searchText } from '../../../shared/_field/searchText.ts';
import { invalid } from '../../_kit/failure.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { type CursorCodec, cursorCodec } from '../../_store/cursor.ts';
import { type ListQuery, readPage } from '../../_store/page.ts';
import { getMember, lettersOfName, type MemberRecord, memberPartition, memberPartitions } from './member.ts';

export interface MemberSearch {
  readonly by: 'memberId' | 'emiratesId' | 'policy' | 'name';
  readonly text: string;
}

interface Taken {
  readonly take: number;
  readonly cursor?: string | undefined;
}

type Indexed = MemberSearch & { readonly by: Exclude<MemberSearch['by'], 'memberId'> };
const longestPosition = 300;

/** The name as the index stores it. A name shorter than the index key cannot be searched and throws `tooShort`. */
function foldedName(text: string): string {
  const folded = searchText(text);
  if (folded.length < lettersOfName) throw invalid('text', 'tooShort');
  return folded;
}

interface NumberList {
  readonly list: ListQuery;
  readonly codec: CursorCodec;
}

/** The list that a search reads, and the codec of its cursors: it refuses the cursor of another search. */
function listOf(payerId: OwnPayerId, { by, text }: Indexed): NumberList {
  if (by === 'name') {
    const folded = foldedName(text);
    const partition = { name: 'namePk', value: memberPartitions.name(payerId, folded) };
    const sort = { name: 'nameSk', low: folded, high: `${folded}\uFFFF` };
    return {
      list: { table: 'members', index: 'names', partition, sort },
      codec: cursorCodec((position) => position.length <= longestPosition && position.startsWith(folded)),
    };
  }
  const index = by === 'policy' ? 'policies' : 'emiratesIds';
  const partition = { name: `${by}Pk`, value: memberPartitions[by](payerId, text) };
  const sort = { name: 'pk', prefix: memberPartition(payerId, '') };
  return {
    list: { table: 'members', index, partition, sort },
    codec: cursorCodec((position) => position !== '' && position.length <= longestPosition),
  };
}

const numbered = z.object({ memberId: z.string() });

/** The numbers of a payer's members, a page at a time, each found by one key: the size of the register costs nothing. */
async function findNumbers(store: DynamoDBDocumentClient, payerId: OwnPayerId, search: Indexed, page: Taken) {
  const { list, codec } = listOf(payerId, search);
  const { items, nextCursor } = await readPage(store, list, { ...page, codec, parse: numbered.parse });
  return { numbers: [...new Set(items.map(({ memberId }) => memberId))], nextCursor };
}

/** A payer's members by number, Emirates ID, policy, or the beginning of the name. */
export async function membersMatching(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { by, text }: MemberSearch,
  page: Taken,
): Promise<{ members: MemberRecord[]; nextCursor: string | null }> {
  const { numbers, nextCursor } =
    by === 'memberId' ? { numbers: [text], nextCursor: null } : await findNumbers(store, payerId, { by, text }, page);
  const found = await Promise.all(numbers.map((memberId) => getMember(store, payerId, memberId)));
  return { members: found.filter((each) => each !== null), nextCursor };
}
