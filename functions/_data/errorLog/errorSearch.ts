import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { type ErrorEntry, type ErrorGroup, errorDays, type errorLogApi } from '../../../shared/errorLog/routes.ts';
import type { BodyOf } from '../../_kit/context.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { highestIdOf, lowestIdAt, lowestIdOf } from '../../_store/idRange.ts';
import type { StoredItem } from '../../_store/item.ts';
import { readOn } from '../../_store/page.ts';
import { entryList, entryOf, groupPartition, requestPartition } from './errorEntry.ts';
import { groupList, groupOf } from './errorGroup.ts';

const dayMs = 86_400_000;

interface Place {
  readonly index: string;
  readonly attribute: string;
  readonly partition: string;
}

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** The narrowest list that holds what is asked for. An area has one side, and so has a group. */
function placeOf(list: string, { side, area }: { side?: string | undefined; area?: string | undefined }): Place {
  if (area) return { index: 'area', attribute: 'areaPk', partition: `${list}#${area}` };
  if (side) return { index: 'side', attribute: 'sidePk', partition: `${list}#${side}` };
  return { index: 'seen', attribute: 'seenPk', partition: list };
}

/** A page of a list, the newest first. The range ends before expired entries, also before the store has removed them. */
function readItems(
  store: DynamoDBDocumentClient,
  { index, attribute, partition }: Place,
  { from, to, cursor, take }: Range,
  now: Date,
): Promise<Page<StoredItem>> {
  const low = [lowestIdOf(from), lowestIdAt(now.getTime() - errorDays * dayMs)].sort().at(-1) ?? '';
  const sort = { name: 'seenId', low, high: highestIdOf(to) };
  const list = { table: 'errors', index, partition: { name: attribute, value: partition }, sort } as const;
  return readOn(
    store,
    { ...list, isNewestFirst: true, isNarrow: true },
    { cursor, take, codec: ulidCursor, parse: (item) => item },
  );
}

type EntrySearch = BodyOf<typeof errorLogApi.endpoints.searchLogs>;
type GroupSearch = BodyOf<typeof errorLogApi.endpoints.searchGroupedLogs>;

function placeOfEntries({ requestId, fingerprint, ...where }: EntrySearch): Place {
  if (requestId) return { index: 'request', attribute: 'requestPk', partition: requestPartition(requestId) };
  if (fingerprint) return { index: 'group', attribute: 'groupPk', partition: groupPartition(fingerprint) };
  return placeOf(entryList, where);
}

/** A page of errors, the newest first. A call leaves one error or two, so the list of its request id may be filtered here. */
export async function searchErrors(
  store: DynamoDBDocumentClient,
  search: EntrySearch,
  now: Date,
): Promise<Page<ErrorEntry>> {
  const { items, nextCursor } = await readItems(store, placeOfEntries(search), search, now);
  const isAskedFor = ({ side, area, fingerprint }: ErrorEntry) =>
    (search.side ?? side) === side &&
    (search.area ?? area) === area &&
    (search.fingerprint ?? fingerprint) === fingerprint;
  return { items: items.map(entryOf).filter(isAskedFor), nextCursor, total: null };
}

/** A page of groups in a state, the last seen first. The period is about the last error of each group. */
export async function searchErrorGroups(
  store: DynamoDBDocumentClient,
  search: GroupSearch,
  now: Date,
): Promise<Page<ErrorGroup>> {
  const { items, nextCursor } = await readItems(store, placeOf(groupList(search.state), search), search, now);
  const groups = items.map(groupOf).filter(({ side }) => (search.side ?? side) === side);
  return { items: groups, nextCursor, total: null };
}
