import type { FacilityOption } from '../../shared/facility/ownRoutes.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';

const optionOf = (facility: Facility): FacilityOption => ({
  facilityId: facility.facilityId,
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
  isMalaffiIntegration: facility.isHieConnected,
});

/** Where the caller may work, and where this session works (REQ-FAC-06). */
export const getCurrentUserFacilities: Operation<typeof facilityApi.endpoints.getCurrentUserFacilities> = async (
  _input,
  ctx,
) => {
  const { facilityIds } = await currentUser(ctx);
  const facilities = await Promise.all(facilityIds.map((id) => getFacility(ctx.store, id)));
  // Nobody works for a facility that is not active.
  const active = facilities.filter((facility) => facility !== null).filter(({ isActive }) => isActive);
  const userFacilities = active.map(optionOf);
  const currentFacilityId = ctx.user.facilityId;
  const current = userFacilities.find(({ facilityId }) => facilityId === currentFacilityId);
  return { currentFacilityId, userFacilities, isMalaffiIntegration: current?.isMalaffiIntegration ?? false };
};
