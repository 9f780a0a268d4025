import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { highestIdOf, lowestIdOf } from '../../_store/idRange.ts';
import { deskKeys } from '../worklist/desk.ts';
import { listOverdue } from '../worklist/worklist.ts';
import { idOfSortKey, type StoredEligibility } from './eligibility.ts';
import { type HistoryQuery, type StoredRequest, shownRow } from './eligibilityHistory.ts';

/** A page looks at this many times as many requests as it shows, at most. */
const mostReads = 5;

interface LateQuery extends HistoryQuery {
  readonly matches: (request: StoredRequest) => boolean;
  readonly now: Date;
}

/** Whether the people of a payer should have answered a request by now. */
export const isLate = (request: StoredEligibility, payerId: OwnPayerId, now: Date): boolean => {
  const { deskSk } = deskKeys(request);
  return request.payerId === payerId && deskSk !== undefined && deskSk <= now.toISOString();
};

/** A page of the requests that a payer's people should have answered by now, what was due first comes first: by the key of its work list. */
export async function listLate(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { from, to, matches, now, cursor, take }: LateQuery,
): Promise<Page<EligibilityRow>> {
  const items: EligibilityRow[] = [];
  let next: string | null | undefined = cursor;
  for (let reads = 0; reads < mostReads && next !== null && items.length < take; reads += 1) {
    const page = await listOverdue(store, payerId, { now, take: take - items.length, cursor: next });
    for (const item of page.items) {
      const eligibilityId = idOfSortKey(item.sk);
      const isInPeriod = eligibilityId >= lowestIdOf(from) && eligibilityId <= highestIdOf(to);
      if (isInPeriod && matches(item as unknown as StoredRequest)) items.push(shownRow({ ...item, eligibilityId }));
    }
    next = page.nextCursor;
  }
  return { items, nextCursor: next ?? null, total: null };
}
