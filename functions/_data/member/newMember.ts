import type { Member, MemberCoverage } from '../../../shared/member/member.ts';
import { tableName } from '../../_kit/env.ts';
import type { JobLane, OwnPayerId } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { laneCheck } from '../job/job.ts';
import { coverageItem, memberItem } from './member.ts';

/**
 * The writes that add a member with a first cover. They fail where the payer has a member of that number, and while a list is being
 * taken in: its rows are written without a condition.
 */
export function newMemberPuts(
  { payerId, lane }: { readonly payerId: OwnPayerId; readonly lane: JobLane },
  value: Member,
  cover: MemberCoverage,
): TransactItem[] {
  const put = (Item: Record<string, unknown>): TransactItem => ({
    Put: { TableName: tableName('members'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  return [laneCheck(lane), put(memberItem(payerId, value)), put(coverageItem(payerId, value.memberId, cover))];
}
