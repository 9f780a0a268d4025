import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { highestIdOf, lowestIdOf } from '../../_store/idRange.ts';
import { readThrough } from '../../_store/readThrough.ts';
import { findEligibility, getEligibilities, type StoredEligibility } from './eligibility.ts';
import { type HistoryQuery, type ListScope, shownRow } from './eligibilityHistory.ts';
import { type FoundRequest, findRequests, isFoundBy } from './findableRequests.ts';

/** What a text search is narrowed by besides. */
interface TextSearch extends Pick<HistoryQuery, 'from' | 'to'> {
  readonly scope: ListScope;
  readonly text: string;
  readonly matches: (request: StoredEligibility) => boolean;
}

type PageWanted = Pick<HistoryQuery, 'cursor' | 'take'>;

/** A page is filled from this many reads at most. */
const mostReads = 5;
/** The id within a request number, which begins with the facility's licence and may end with the mark of a correction. */
const idWithin = /(?:^|-)([0-7][0-9A-HJKMNP-TV-Z]{25})/;

/**
 * A page of a tenant's requests that a text finds: the one request whose number it is; else those of whose patient's name or payer's
 * reference it begins a word, by that word and then the newest first. The cost of a page has a limit, and does not grow with the history.
 */
export async function listByText(
  store: DynamoDBDocumentClient,
  search: TextSearch,
  { cursor, take }: PageWanted,
): Promise<Page<EligibilityRow>> {
  const eligibilityId = idWithin.exec(search.text.toUpperCase())?.[1];
  if (eligibilityId) {
    const found = await findEligibility(store, search.scope, eligibilityId);
    const items = found && isWanted(found, search) ? [shownRow(found)] : [];
    return { items, nextCursor: null, total: null };
  }
  const find = (page: PageWanted) =>
    findRequests(store, search.scope, { text: search.text, cursor: undefined, ...page });
  const rowsOf = async (found: readonly FoundRequest[]) => (await requestsOf(store, search, found)).map(shownRow);
  return readThrough({ find, rowsOf, mostReads }, { cursor, take });
}

function isWanted(request: StoredEligibility, { from, to, matches }: TextSearch): boolean {
  const { eligibilityId } = request;
  return eligibilityId >= lowestIdOf(from) && eligibilityId <= highestIdOf(to) && matches(request);
}

/** The requests of these entries in their order, without those that are called otherwise by now or belong to another payer. */
async function requestsOf(
  store: DynamoDBDocumentClient,
  search: TextSearch,
  entries: readonly FoundRequest[],
): Promise<StoredEligibility[]> {
  const facilities = [...new Set(entries.map(({ facilityId }) => facilityId))];
  const idsOf = (facility: string) => entries.filter(({ facilityId }) => facilityId === facility).map(idOf);
  const read = await Promise.all(facilities.map((facility) => getEligibilities(store, facility, idsOf(facility))));
  const requests = new Map(read.flat().map((request) => [request.eligibilityId, request]));
  return entries
    .map((entry) => requests.get(idOf(entry)))
    .filter((request) => request !== undefined)
    .filter((request) => isFoundBy(request, search.text, search.scope) && isWanted(request, search));
}

const idOf = ({ requestId }: FoundRequest): string => requestId;
