import { searchText } from '../../shared/_field/searchText.ts';
import type { UserFacility, userApi } from '../../shared/user/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { searchAllFacilities } from '../_data/facility/facilitySearch.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { ownFacilityIds } from './ownPeople.ts';
import { facilityOf } from './shownUser.ts';

const isNamed = ({ facilityName, facilityNameArabic, facilityLicense }: UserFacility, text: string): boolean =>
  [facilityName, facilityNameArabic, facilityLicense].some((each) => searchText(each).includes(searchText(text)));

const mostChoices = 20;

/** Facilities of the portal by the beginning of a word of their names or licences. */
async function anyFacility(ctx: SessionContext, text: string): Promise<UserFacility[]> {
  const search = { text, take: mostChoices, isWanted: () => true };
  const { items } = await searchAllFacilities(ctx.store, search);
  return items.map(({ facilityId, facilityName, facilityNameArabic, facilityLicense }) => ({
    ...{ facilityId, facilityName, facilityNameArabic, facilityLicense },
  }));
}

/** The facilities where the caller may place people: the own ones, for administrators of the portal all of them. */
export const getFacilityChoices: Operation<typeof userApi.endpoints.getFacilityChoices> = async ({ query }, ctx) => {
  const caller = await currentUser(ctx);
  const ids = ownFacilityIds(ctx, caller);
  if (ids === null && query.text.trim() !== '') return anyFacility(ctx, query.text);
  const own = await Promise.all((ids ?? caller.facilityIds).map((id) => getFacility(ctx.store, id)));
  return own
    .filter((facility) => facility !== null)
    .map(facilityOf)
    .filter((facility) => isNamed(facility, query.text));
};
