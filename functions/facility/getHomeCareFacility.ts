import type { Role } from '../../shared/_field/roles.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { shownFacility } from '../_data/facility/facilityEntries.ts';
import { listHomeCare } from '../_data/facility/facilitySearch.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';

/** Who moves patients between facilities, or oversees it. */
const oversee: readonly Role[] = [
  'SuperAdmin',
  'PayerAdmin',
  'ReallocationApprovalUser',
  'ReallocationRequestInsurerUser',
  'ReallocationRequestDOHUser',
];

/** REQ-FAC-11: the active facilities that care for patients at home; who works for facilities only gets the own ones. */
export const getHomeCareFacility: Operation<typeof facilityApi.endpoints.getHomeCareFacility> = async (
  { query },
  ctx,
) => {
  const user = await currentUser(ctx);
  if (oversee.some((role) => user.roles.includes(role))) return listHomeCare(ctx.store, query);
  const own = await Promise.all(user.facilityIds.map((id) => getFacility(ctx.store, id)));
  const items = own
    .filter((facility) => facility !== null)
    .filter(({ isActive, isHomeCare }) => isActive && isHomeCare)
    .map(shownFacility);
  return { items, nextCursor: null, total: null };
};
