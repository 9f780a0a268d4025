import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { asciiDigits, searchText } from '../../../shared/_field/searchText.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { type ListQuery, readFirst, readPage } from '../../_store/page.ts';
import { listPausedUsers } from './pausedSignIns.ts';
import { type PeoplePlace, peoplePk, peoplePrefix, peopleWords } from './peopleEntries.ts';
import { profileKey, readProfile, type User } from './user.ts';

/** Whose people: everybody, which only administrators of the portal see, or those of a facility of the caller's. */
export type PeopleScope = 'portal' | { readonly facilityId: OwnFacilityId };

interface PeopleWanted {
  /** The beginning of a word of the name, of the user name or of the licence, or a whole Emirates ID; empty for a list by name. */
  readonly text: string;
  readonly isRemoved: boolean;
  readonly take: number;
  readonly cursor?: string | undefined;
}

const codec = cursorCodec((text) => text.length <= 500 && /[\w-]$/.test(text));

const placeOf = (scope: PeopleScope, isRemoved: boolean): PeoplePlace => ({
  facilityId: scope === 'portal' ? null : scope.facilityId,
  isRemoved,
});

const listOf = (place: PeoplePlace, prefix: string): ListQuery => ({
  table: 'users',
  partition: { value: peoplePk(place) },
  sort: { prefix },
});

/** The fifteen digits of an Emirates ID, or null for another text. */
function emiratesIdIn(text: string): string | null {
  const digits = asciiDigits(text).replace(/[\s-]/g, '');
  return /^\d{15}$/.test(digits) ? digits : null;
}

interface Pointer {
  readonly userId: string;
}
const pointerOf = ({ userId }: Record<string, unknown>): Pointer => ({ userId: String(userId) });

/** The users that entries name, each as they are now: an entry that a change has left behind is passed over. */
async function usersAt(
  store: DynamoDBDocumentClient,
  pointers: readonly Pointer[],
  { facilityId, isRemoved }: PeoplePlace,
): Promise<User[]> {
  const ids = [...new Set(pointers.map(({ userId }) => userId))];
  if (ids.length === 0) return [];
  const found = await readBatch(store, 'users', ids.map(profileKey), { isEventual: true });
  const users = new Map(found.map(readProfile).map((user) => [user.userId, user]));
  return ids.flatMap((id) => {
    const user = users.get(id);
    const isThere = user && (facilityId === null || user.facilityIds.includes(facilityId));
    return isThere && (user.access === 'removed') === isRemoved ? [user] : [];
  });
}

function pointersOf(store: DynamoDBDocumentClient, place: PeoplePlace, wanted: PeopleWanted): Promise<Page<Pointer>> {
  const { text, take, cursor } = wanted;
  const emiratesId = emiratesIdIn(text);
  if (emiratesId === null && searchText(text) !== '') {
    return peopleWords.find(store, peoplePk(place), { text, take, cursor });
  }
  const prefix = emiratesId === null ? peoplePrefix.name : peoplePrefix.emiratesId(emiratesId);
  return readPage(store, listOf(place, prefix), { take, cursor, codec, parse: pointerOf });
}

/** A page of the people whose sign-in is paused at this moment, by the end of the pause. It can be short, with a cursor. */
export async function pausedPeople(
  store: DynamoDBDocumentClient,
  scope: PeopleScope,
  { isRemoved, now, ...wanted }: Omit<PeopleWanted, 'text'> & { readonly now: Date },
): Promise<Page<User>> {
  const page = await listPausedUsers(store, now, wanted);
  return { ...page, items: await usersAt(store, page.items, placeOf(scope, isRemoved)) };
}

/** A page of people, each once: by name in a list, by the word that was found in a search. It can be short, with a cursor. */
export async function searchPeople(
  store: DynamoDBDocumentClient,
  scope: PeopleScope,
  wanted: PeopleWanted,
): Promise<Page<User>> {
  const place = placeOf(scope, wanted.isRemoved);
  const page = await pointersOf(store, place, wanted);
  return { ...page, items: await usersAt(store, page.items, place) };
}

const mostAccounts = 20;

/** The accounts of the person with this Emirates ID. Rules about one person compare them; nobody is told of them. */
export async function accountsOfPerson(store: DynamoDBDocumentClient, emiratesId: string | null): Promise<User[]> {
  if (emiratesId === null) return [];
  const place = placeOf('portal', false);
  const entries = await readFirst(store, listOf(place, peoplePrefix.emiratesId(emiratesId)), mostAccounts);
  return usersAt(store, entries.map(pointerOf), place);
}

const mostNamesakes = 100;

/** The people of the portal with this name. A new name is compared with theirs; nobody is told of them. */
export async function peopleNamed(
  store: DynamoDBDocumentClient,
  name: Pick<User, 'firstName' | 'lastName'>,
): Promise<User[]> {
  const place = placeOf('portal', false);
  const prefix = `${peoplePrefix.name}${searchText(displayNameOf(name))}#`;
  return usersAt(store, (await readFirst(store, listOf(place, prefix), mostNamesakes)).map(pointerOf), place);
}

/** The people of a facility by name, from the place `skip` on, for callers that page by number. */
export async function listPeopleFrom(
  store: DynamoDBDocumentClient,
  scope: PeopleScope,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<User[]> {
  const place = placeOf(scope, false);
  const entries = await readFirst(store, listOf(place, peoplePrefix.name), skip + take);
  return usersAt(store, entries.slice(skip).map(pointerOf), place);
}
