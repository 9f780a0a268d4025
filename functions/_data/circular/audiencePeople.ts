import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { goesTo } from '../../../shared/circular/audience.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { type Facility, facilityKey, readFacility } from '../facility/facility.ts';
import { searchAllFacilities } from '../facility/facilitySearch.ts';
import { askedPayerOf, isServing, listPayers } from '../payer/payer.ts';
import { listPayerStaff } from '../payer/payerStaff.ts';
import { listPeopleFrom } from '../user/people.ts';
import { profileKey, readProfile, type User } from '../user/user.ts';
import type { StoredCircular } from './circular.ts';
import { facilityReceiptPlace, payerReceiptPlace } from './circularReader.ts';

/** One facility or payer in the audience of a circular. */
export interface AudiencePlace {
  readonly place: string;
  readonly facilityId: string | null;
  readonly name: string;
  readonly nameArabic: string;
  readonly people: () => Promise<AudiencePerson[]>;
}

/** Somebody of this facility or payer who may sign in. */
export interface AudiencePerson {
  readonly userId: string;
  readonly name: string;
}

type Addressed = Pick<StoredCircular, 'to' | 'kinds' | 'emirates' | 'facilityIds'>;

/** At most so many people of one place are told and listed. */
const mostPeople = 500;
const perPage = 50;

const maySignIn = (user: User): boolean => user.access === 'open' && !user.isLocked;
const personOf = (user: User): AudiencePerson => ({ userId: user.userId, name: displayNameOf(user) || user.userName });

const facilityPlaceOf = (store: DynamoDBDocumentClient, facility: Facility): AudiencePlace => ({
  place: facilityReceiptPlace(facility.facilityId),
  facilityId: facility.facilityId,
  name: facility.facilityName,
  nameArabic: facility.facilityNameArabic,
  people: async () => {
    const facilityId = provenFacilityId(facility.facilityId);
    const found = await listPeopleFrom(store, { facilityId }, { skip: 0, take: mostPeople });
    return found.filter(maySignIn).map(personOf);
  },
});

async function facilitiesOf(store: DynamoDBDocumentClient, ids: readonly string[]): Promise<Facility[]> {
  if (ids.length === 0) return [];
  const found = await readBatch(store, 'facilities', [...new Set(ids)].map(facilityKey), { isEventual: true });
  const facilities = new Map(found.map(readFacility).map((each) => [each.facilityId, each]));
  return ids.flatMap((id) => facilities.get(id) ?? []);
}

async function payerPlaces(store: DynamoDBDocumentClient): Promise<AudiencePlace[]> {
  return (await listPayers(store)).filter(isServing).map((payer) => ({
    place: payerReceiptPlace(payer.payerId),
    facilityId: null,
    name: payer.payerName,
    nameArabic: payer.payerNameArabic,
    people: async () => {
      const ids = await listPayerStaff(store, askedPayerOf(payer));
      if (ids.length === 0) return [];
      const users = (await readBatch(store, 'users', ids.map(profileKey), { isEventual: true })).map(readProfile);
      return users.filter((user) => user.payerId === payer.payerId && maySignIn(user)).map(personOf);
    },
  }));
}

/**
 * The facilities or payers of an audience, a page at a time, as they are now: who joins later reads it too. Facilities are looked
 * through by fifties, because few circulars go to few of them; a page may be empty, with a cursor.
 */
export async function audiencePage(
  store: DynamoDBDocumentClient,
  audience: Addressed,
  cursor: string | undefined,
): Promise<{ places: AudiencePlace[]; nextCursor: string | null }> {
  if (audience.to === 'payers') return { places: await payerPlaces(store), nextCursor: null };
  const ofFacilities = (facilities: readonly Facility[]) =>
    facilities
      .filter((facility) => facility.isActive && goesTo(audience, facility))
      .map((facility) => facilityPlaceOf(store, facility));
  if (audience.to === 'facilities') {
    return { places: ofFacilities(await facilitiesOf(store, audience.facilityIds)), nextCursor: null };
  }
  const { kinds } = audience;
  const page = await searchAllFacilities(store, {
    text: '',
    take: perPage,
    cursor,
    isWanted: ({ isActive, kind }) => isActive && (kinds.length === 0 || kinds.includes(kind)),
  });
  const ids = page.items.map(({ facilityId }) => facilityId);
  return { places: ofFacilities(await facilitiesOf(store, ids)), nextCursor: page.nextCursor };
}

/** At most so many pages of facilities are looked through to count an audience: twenty thousand facilities. */
const mostPages = 400;

/** Every facility or payer of an audience. */
export async function wholeAudience(store: DynamoDBDocumentClient, audience: Addressed): Promise<AudiencePlace[]> {
  const places: AudiencePlace[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await audiencePage(store, audience, cursor);
    places.push(...page.places);
    if (page.nextCursor === null) return places;
    cursor = page.nextCursor;
  }
  return places;
}
