import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { differences } from '../../../shared/_parts/differences.ts';
import { member, memberCoverage } from '../../../shared/member/member.ts';
import type { MemberChange } from '../../../shared/member/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { invalid } from '../../_kit/failure.ts';
import { memberPartition } from './member.ts';

const value = z.union([z.string(), z.number()]).nullable().default(null);
const storedChange = z.object({
  sk: z.string(),
  at: z.string(),
  row: z.int(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const prefix = 'CHANGE#';
const cursorPattern = /^[0-9A-Z]{26}#\d{7}#(MEMBER|COVERAGE)$/;

/** The fields that people know; keys of the store are none. */
const fields = { MEMBER: Object.keys(member.shape), COVERAGE: Object.keys(memberCoverage.shape) } as const;

function changeOf(item: unknown): MemberChange {
  const { sk, at, row, before, after } = storedChange.parse(item);
  const isMember = sk.endsWith('#MEMBER');
  const named = fields[isMember ? 'MEMBER' : 'COVERAGE'];
  const known = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(named.map((field) => [field, value.parse(row[field])]));
  return {
    at,
    row,
    cover: isMember ? null : { policyNumber: String(after.policyNumber), startsOn: String(after.startsOn) },
    changes: differences(named, known(before), known(after)),
  };
}

/** What files changed of a member, newest first: a change is named by its job, which sorts by time. */
export async function listMemberChanges(
  store: DynamoDBDocumentClient,
  { payerId, memberId }: { readonly payerId: number; readonly memberId: string },
  { take, cursor }: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<MemberChange>> {
  if (cursor !== undefined && !cursorPattern.test(cursor))
    throw invalid('cursor', 'notACursor', 'Start the list again.');
  const { Items = [], LastEvaluatedKey } = await store.send(
    new QueryCommand({
      TableName: tableName('members'),
      KeyConditionExpression: cursor
        ? 'pk = :member AND sk BETWEEN :prefix AND :last'
        : 'pk = :member AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: {
        ':member': memberPartition(payerId, memberId),
        ':prefix': prefix,
        ...(cursor && { ':last': `${prefix}${cursor}` }),
      },
      ScanIndexForward: false,
      // The row at the cursor ended the page before.
      Limit: cursor ? take + 1 : take,
    }),
  );
  const rest = Items.filter(({ sk }) => sk !== `${prefix}${cursor}`).slice(0, take);
  const last = rest.at(-1)?.sk;
  const hasMore = LastEvaluatedKey !== undefined && typeof last === 'string';
  return { items: rest.map(changeOf), nextCursor: hasMore ? last.slice(prefix.length) : null, total: null };
}
