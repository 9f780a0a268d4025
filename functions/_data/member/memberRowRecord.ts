import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Member, MemberCoverage } from '../../../shared/member/member.ts';
import { canonicalJson } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { keptUnknown, unknownOf } from '../../_store/unknown.ts';
import {
  changeItem,
  coverageItem,
  coverageKey,
  coverageOfItem,
  itemRemoved,
  itemReplaced,
  memberItem,
  memberOfItem,
  memberPartition,
} from './member.ts';

/** What a row of a payer's sheet decides about: a cover, and the member's own data where the row leads the member's rows. */
export interface MemberRowRecord {
  readonly member: Member | null;
  readonly coverage: MemberCoverage | null;
}

/** The member and the cover of a row, and whether the row is the first of its member in the sheet: that one leads. */
export interface MemberRowPlace extends Pick<MemberCoverage, 'policyNumber' | 'startsOn'> {
  readonly memberId: string;
  readonly leads: boolean;
}

const keyText = ({ pk, sk }: Readonly<Record<string, unknown>>): string => `${pk} ${sk}`;

/** What the register has of these rows, in their order: of a row that does not lead its cover only, and null where it has nothing. */
export async function findMemberRows(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  rows: readonly MemberRowPlace[],
): Promise<(MemberRowRecord | null)[]> {
  const places = rows.map(({ memberId, leads, ...cover }) => {
    const pk = memberPartition(payerId, memberId);
    return { member: leads ? { pk, sk: 'MEMBER' } : null, coverage: { pk, sk: coverageKey(cover) } };
  });
  const keys = places.flatMap(({ member, coverage }) => (member ? [member, coverage] : [coverage]));
  const items = new Map((await readBatch(store, 'members', keys)).map((item) => [keyText(item), item]));
  return places.map(({ member, coverage }) => {
    const [person, cover] = [member && items.get(keyText(member)), items.get(keyText(coverage))];
    if (!person && !cover) return null;
    return { member: person ? memberOfItem(person) : null, coverage: cover ? coverageOfItem(cover) : null };
  });
}

interface RowChange {
  readonly payerId: OwnPayerId;
  readonly memberId: string;
  /** Names the entries of the history: the work that writes, and the row of its sheet. */
  readonly source: { readonly jobId: string; readonly row: number; readonly at: string };
  readonly from: MemberRowRecord | null;
  readonly to: MemberRowRecord | null;
}

type Part = Member | MemberCoverage;

/** The writes of one part of a row. A part that is added, or taken back again, leaves no entry in the history: only a change does. */
function partWrites<Of extends Part>(
  itemOf: (part: Of) => ReturnType<typeof memberItem>,
  { from, to, source }: { readonly from: Of | null; readonly to: Of | null; readonly source: RowChange['source'] },
): TransactItem[] {
  const TableName = tableName('members');
  const isNew = 'attribute_not_exists(pk)';
  if (canonicalJson(from) === canonicalJson(to)) return [];
  if (from === null) return to ? [{ Put: { TableName, Item: itemOf(to), ConditionExpression: isNew } }] : [];
  if (to === null) return [itemRemoved(from, itemOf(from))];
  const unknown = unknownOf(from);
  const item = unknown ? keptUnknown(unknown, itemOf(to)) : itemOf(to);
  return [itemReplaced(from, item), { Put: { TableName, Item: changeItem(item, source, from, to) } }];
}

/** The writes that lead a row's records from one state to the other, each with its entry in the history. They fail where one is not `from` any more. */
export const memberRowWrites = ({ payerId, memberId, source, from, to }: RowChange): TransactItem[] => [
  ...partWrites((member: Member) => memberItem(payerId, member), {
    ...{ from: from?.member ?? null, to: to?.member ?? null, source },
  }),
  ...partWrites((cover: MemberCoverage) => coverageItem(payerId, memberId, cover), {
    ...{ from: from?.coverage ?? null, to: to?.coverage ?? null, source },
  }),
];
