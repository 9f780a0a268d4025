import { searchText } from '../../shared/_field/searchText.ts';
import type { UserFacility, userApi } from '../../shared/user/routes.ts';
import { findFacilityByLicense, getFacility } from '../_data/facility/facility.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { ownFacilityIds } from './ownPeople.ts';
import { facilityOf } from './shownUser.ts';

const isNamed = ({ facilityName, facilityNameArabic, facilityLicense }: UserFacility, text: string): boolean =>
  [facilityName, facilityNameArabic, facilityLicense].some((each) => searchText(each).includes(searchText(text)));

/** The facilities where the caller may place people. */
export const getFacilityChoices: Operation<typeof userApi.endpoints.getFacilityChoices> = async ({ query }, ctx) => {
  const caller = await currentUser(ctx);
  const ids = ownFacilityIds(ctx, caller) ?? caller.facilityIds;
  const own = await Promise.all(ids.map((id) => getFacility(ctx.store, id)));
  const named = own
    .filter((facility) => facility !== null)
    .map(facilityOf)
    .filter((facility) => isNamed(facility, query.text));
  if (named.length > 0 || ownFacilityIds(ctx, caller) !== null || query.text.trim() === '') return named;
  const found = await findFacilityByLicense(ctx.store, query.text.trim());
  return found ? [facilityOf(found)] : [];
};
