import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';
import type { FacilityFound } from '../../../shared/facility/facilityFields.ts';
import { providerCodeRow } from '../../../shared/facility/searchRoutes.ts';
import { invalid } from '../../_kit/failure.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readPage } from '../../_store/page.ts';
import { type Facility, getFacility } from './facility.ts';
import {
  facilityWords,
  foundOf,
  homeCarePk,
  providerCodeKey,
  providerCodePk,
  regulatorPk,
  shownFacility,
} from './facilityEntries.ts';

export interface FacilitySearch {
  /** The beginning of a word of the names or of the licence; empty for the first facilities. */
  readonly text: string;
  readonly regulatorId?: number | undefined;
  readonly take: number;
  readonly cursor?: string | undefined;
  readonly isWanted: (found: FacilityFound) => boolean;
}

const everyRegulator = Object.values(regulators);

/** A cursor names the regulator whose facilities come next, and the place among them. */
function placeOf(cursor: string | undefined, order: readonly number[]) {
  if (cursor === undefined) return { at: 0, inner: undefined };
  const [, regulator = '', inner = ''] = /^([1-5])\.([\w-]*)$/.exec(cursor) ?? [];
  const at = order.indexOf(Number(regulator));
  if (at < 0) throw invalid('cursor', 'notACursor');
  return { at, inner: inner || undefined };
}

/**
 * Facilities by the beginning of a word, one regulator's after the other: five reads at most for a page, however many facilities there
 * are.
 */
export async function searchAllFacilities(
  store: DynamoDBDocumentClient,
  { text, regulatorId, take, cursor, isWanted }: FacilitySearch,
): Promise<Page<FacilityFound>> {
  const order: readonly number[] = regulatorId === undefined ? everyRegulator : [regulatorId];
  const place = placeOf(cursor, order);
  const items: FacilityFound[] = [];
  for (const [index, regulator] of order.slice(place.at).entries()) {
    if (items.length === take) return { items, nextCursor: `${regulator}.`, total: null };
    const from = index === 0 ? place.inner : undefined;
    const wanted = { text, take: take - items.length, cursor: from, isWanted };
    const page = await facilityWords.find(store, regulatorPk(regulator), wanted);
    items.push(...page.items);
    if (page.nextCursor !== null) return { items, nextCursor: `${regulator}.${page.nextCursor}`, total: null };
  }
  return { items, nextCursor: null, total: null };
}

const begins = (facility: Facility, text: string): boolean =>
  [facility.facilityName, facility.facilityNameArabic, facility.facilityLicense]
    .flatMap(searchTokens)
    .some((token) => token.startsWith(text));

/** The same among these facilities, all on one page: those of one person. */
export async function searchTheseFacilities(
  store: DynamoDBDocumentClient,
  facilityIds: readonly string[],
  { text, regulatorId, isWanted }: Omit<FacilitySearch, 'take' | 'cursor'>,
): Promise<Page<FacilityFound>> {
  const read = await Promise.all(facilityIds.map((id) => getFacility(store, id)));
  const folded = searchText(text);
  const items = read
    .filter((facility) => facility !== null)
    .filter((facility) => regulatorId === undefined || facility.regulatoryId === regulatorId)
    .filter((facility) => folded === '' || begins(facility, folded))
    .map(shownFacility)
    .filter(isWanted);
  return { items, nextCursor: null, total: null };
}

interface Paging {
  readonly take: number;
  readonly cursor?: string | undefined;
}

const afterPrefix = cursorCodec((position) => position !== '' && position.length <= 60);

const listIn = (partition: string, sort: ListQuery['sort']): ListQuery => ({
  table: 'facilities',
  partition: { value: partition },
  ...(sort && { sort }),
});

/** Active facilities that care for patients at home, a page at a time. */
export const listHomeCare = (store: DynamoDBDocumentClient, paging: Paging): Promise<Page<FacilityFound>> =>
  readPage(store, listIn(homeCarePk, { prefix: 'FACILITY#' }), { ...paging, codec: afterPrefix, parse: foundOf });

const codeOf = (item: unknown): z.infer<typeof providerCodeRow> => providerCodeRow.strip().parse(item);

/** Provider codes that begin so, in their order, a page at a time. */
export function listProviderCodes(store: DynamoDBDocumentClient, start: string, paging: Paging) {
  const low = start.toUpperCase();
  const sort = { prefix: 'CODE#', ...(low && { low, high: `${low}\uFFFF` }) };
  return readPage(store, listIn(providerCodePk, sort), { ...paging, codec: afterPrefix, parse: codeOf });
}

/** The id of the facility with this provider code, or null. */
export const findProviderCode = async (store: DynamoDBDocumentClient, code: string): Promise<string | null> =>
  (await getItem(store, 'facilities', providerCodeKey(code), codeOf, { isEventual: true }))?.facilityId ?? null;
