import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { highestIdOf, lowestIdOf } from '../../_store/idRange.ts';
import type { StoredItem } from '../../_store/item.ts';
import { readThrough } from '../../_store/readThrough.ts';
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
export function listLate(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { from, to, matches, now, cursor, take }: LateQuery,
): Promise<Page<EligibilityRow>> {
  const rowsOf = (found: readonly StoredItem[]): EligibilityRow[] =>
    found.flatMap((item) => {
      const eligibilityId = idOfSortKey(item.sk);
      const isInPeriod = eligibilityId >= lowestIdOf(from) && eligibilityId <= highestIdOf(to);
      return isInPeriod && matches(item as unknown as StoredRequest) ? shownRow({ ...item, eligibilityId }) : [];
    });
  return readThrough(
    { find: (page) => listOverdue(store, payerId, { ...page, now }), rowsOf, mostReads },
    { cursor, take },
  );
}
