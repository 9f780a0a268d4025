import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Member, MemberCoverage } from '../../../shared/member/member.ts';
import { tableName } from '../../_kit/env.ts';
import type { JobLane, OwnPayerId } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { laneCheck } from '../job/job.ts';
import { changeItem, coverageItem, inPlaceOf, itemReplaced, memberItem, readStored, storedOf } from './member.ts';

/** A part of a member's record as the person saw it, and as it shall be. */
interface Corrected<Part> {
  readonly seen: Part;
  readonly after: Part;
}

/** What a person corrects of a member: what is left out stays as it is. */
export interface MemberCorrection {
  readonly person: Corrected<Member> | null;
  readonly covers: readonly Corrected<MemberCoverage>[];
}

/** Where, by whom and why. The id names the entries of the history, and sorts by time. */
interface CorrectedBy {
  readonly payerId: OwnPayerId;
  readonly memberId: string;
  readonly lane: JobLane;
  readonly id: string;
  readonly at: string;
  readonly by: { readonly userId: string; readonly byName: string; readonly reason: string };
}

/**
 * The writes of a correction with its entries in the history, or null where something that is to be corrected is not there any more.
 * They fail where somebody else has changed it since it was seen, and while a list is being taken in: its rows are written without a
 * condition.
 */
export async function memberCorrectionPuts(
  store: DynamoDBDocumentClient,
  { payerId, memberId, lane, id, at, by }: CorrectedBy,
  { person, covers }: MemberCorrection,
): Promise<TransactItem[] | null> {
  const parts = [
    ...(person ? [{ seen: person.seen, item: memberItem(payerId, person.after) }] : []),
    ...covers.map(({ seen, after }) => ({ seen, item: coverageItem(payerId, memberId, after) })),
  ];
  const stored = await readStored(
    store,
    parts.map(({ item }) => item),
  );
  const writes: TransactItem[] = [laneCheck(lane)];
  for (const [row, { seen, item }] of parts.entries()) {
    const before = storedOf(stored, item);
    if (!before) return null;
    const after = inPlaceOf(before, item);
    const trace = changeItem(item, { jobId: id, row, at, by }, before, after);
    const put = { TableName: tableName('members'), Item: trace, ConditionExpression: 'attribute_not_exists(pk)' };
    writes.push(itemReplaced(seen, after), { Put: put });
  }
  return writes;
}
