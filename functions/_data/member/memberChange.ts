import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { differences } from '../../../shared/_parts/differences.ts';
import { member, memberCoverage } from '../../../shared/member/member.ts';
import type { MemberChange } from '../../../shared/member/routes.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { readPage } from '../../_store/page.ts';
import { memberPartition } from './member.ts';

const value = z.union([z.string(), z.number()]).nullable().default(null);
const storedChange = z.object({
  sk: z.string(),
  at: z.string(),
  row: z.int(),
  byName: z.string().nullable().default(null),
  reason: z.string().nullable().default(null),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const prefix = 'CHANGE#';
/** A position is the job, its row, and what was changed. */
const codec = cursorCodec(/^[0-9A-Z]{26}#\d{7}#(MEMBER|COVERAGE)$/);

/** The fields that users see; without the keys of the table. */
const fields = { MEMBER: Object.keys(member.shape), COVERAGE: Object.keys(memberCoverage.shape) } as const;

function changeOf(item: unknown): MemberChange {
  const { sk, at, row, byName, reason, before, after } = storedChange.parse(item);
  const isMember = sk.endsWith('#MEMBER');
  const named = fields[isMember ? 'MEMBER' : 'COVERAGE'];
  const known = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(named.map((field) => [field, value.parse(row[field])]));
  return {
    at,
    row: byName === null ? row : null,
    byName,
    reason,
    cover: isMember ? null : { policyNumber: String(after.policyNumber), startsOn: String(after.startsOn) },
    changes: differences(named, known(before), known(after)),
  };
}

/** What files and people changed of a member, newest first: a change is named by its job or its own id, which sort by time. */
export const listMemberChanges = (
  store: DynamoDBDocumentClient,
  { payerId, memberId }: { readonly payerId: OwnPayerId; readonly memberId: string },
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<MemberChange>> => {
  const partition = { value: memberPartition(payerId, memberId) };
  const list = { table: 'members', partition, sort: { prefix }, isNewestFirst: true } as const;
  return readPage(store, list, { ...page, codec, parse: changeOf });
};
