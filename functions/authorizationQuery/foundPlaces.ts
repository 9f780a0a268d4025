import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/_contract/page.ts';
import { statesOf } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { AuthorizationFound } from '../../shared/authorizationQuery/routes.ts';
import { authorizations, isDraft } from '../_data/authorization/authorization.ts';
import { listEntries, referencesOf } from '../_data/authorization/authorizationEntries.ts';
import { findInsurerAuthorizations } from '../_data/insurerAuthorization/insurerAuthorization.ts';
import { type InsurerList, listInsurerEntries } from '../_data/insurerAuthorization/insurerEntries.ts';
import { ulidCursor } from '../_store/cursor.ts';
import type { Reader } from './authorizationReader.ts';
import { insurerRow, portalRow } from './foundRows.ts';

/** An authorisation in the common order of both kinds: newest first, by the day of the request. */
export interface Place {
  readonly place: string;
  readonly authorizationId: string;
  readonly isPortal: boolean;
}

interface Wanted {
  /** The place behind which the page begins. */
  readonly below: string;
  readonly take: number;
}

type Stream = (page: { cursor: string; take: number }) => Promise<Page<Place>>;

const states = statesOf(authorizationLife);

/** The lists of the portal's requests that together are the one asked for. All of them stand in those of the states, sorted alike. */
function portalStreams(store: DynamoDBDocumentClient, reader: Reader, list: InsurerList): Stream[] {
  const streamOf =
    (entries: Parameters<typeof listEntries>[2]): Stream =>
    async (page) => {
      const { items, ...rest } = await listEntries(store, reader, entries, page);
      return { ...rest, items: items.map((id) => ({ place: id, authorizationId: id, isPortal: true })) };
    };
  const ofState = (state: string) => streamOf({ by: 'state', value: state });
  if (list.by === 'all') return states.filter((state) => state !== 'draft').map(ofState);
  if (list.by === 'status')
    return states.some((state) => state === list.value && state !== 'draft') ? [ofState(list.value)] : [];
  if (list.by === 'payer' && reader.kind === 'payer') return portalStreams(store, reader, { by: 'all' });
  return [streamOf({ by: list.by, value: list.value })];
}

function insurerStream(store: DynamoDBDocumentClient, reader: Reader, list: InsurerList): Stream {
  const own: InsurerList = list.by === 'payer' && reader.kind === 'payer' ? { by: 'all' } : list;
  return async (page) => {
    const { items, ...rest } = await listInsurerEntries(store, reader, own, page);
    return { ...rest, items: items.map((entry) => ({ ...entry, isPortal: false })) };
  };
}

/**
 * The next places of a list, of both kinds together. Each list gives as many as are wanted, so that the newest of all of them are among what was read. Nothing is
 * skipped where two have one place: ids are made so that they differ.
 */
export async function placesBelow(
  store: DynamoDBDocumentClient,
  reader: Reader,
  list: InsurerList,
  { below, take }: Wanted,
): Promise<{ places: Place[]; hasMore: boolean }> {
  const cursor = ulidCursor.cursorOf(below);
  const streams = [...portalStreams(store, reader, list), insurerStream(store, reader, list)];
  const pages = await Promise.all(streams.map((stream) => stream({ cursor, take })));
  const all = pages.flatMap(({ items }) => items).sort((one, other) => (one.place < other.place ? 1 : -1));
  // A list that was cut short may have more between its last place and those of the others.
  const ends = pages.flatMap(({ items, nextCursor }) => (nextCursor === null ? [] : (items.at(-1)?.place ?? [])));
  const end = ends.sort().at(-1) ?? '';
  const sure = all.filter(({ place }) => place >= end).slice(0, take);
  return { places: sure, hasMore: sure.length < all.length || ends.length > 0 };
}

/** An authorisation as the board lists it, with the identifiers that a search compares and no list shows. */
interface FoundAt {
  readonly row: AuthorizationFound;
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
  /** All numbers of the insurer's. */
  readonly numbers: readonly string[];
}

/** The authorisations at these places, in their order, among those of the reader; drafts are left out. */
export async function foundAt(
  store: DynamoDBDocumentClient,
  reader: Reader,
  places: readonly Place[],
): Promise<(FoundAt | null)[]> {
  const idsOf = (isPortal: boolean) =>
    places.filter((each) => each.isPortal === isPortal).map(({ authorizationId }) => authorizationId);
  const [portal, insurer] = await Promise.all([
    authorizations.findAll(store, reader, [...new Set(idsOf(true))]),
    findInsurerAuthorizations(store, reader, idsOf(false)),
  ]);
  const found = new Map<string, FoundAt>([
    ...portal
      .filter((each) => !isDraft(each))
      .map((each) => [each.authorizationId, { ...each, row: portalRow(each), numbers: referencesOf(each) }] as const),
    ...insurer.map(
      (each) =>
        [each.authorizationId, { ...each, row: insurerRow(each), numbers: [each.authorizationNumber] }] as const,
    ),
  ]);
  return places.map(({ authorizationId }) => found.get(authorizationId) ?? null);
}
