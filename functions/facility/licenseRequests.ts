import { licensedUsers } from '../../shared/facility/licenseRoutes.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { listLicenseRequests } from '../_data/portalLicense/portalLicense.ts';
import type { Operation } from '../_kit/context.ts';
import { reachedByLicense } from '../_parts/facility/facilityReach.ts';
import { licenseRequestOfDesk, ownLicenseDesk, shownLicenseRecord, shownLicenseRequest } from './licenseDesk.ts';

/** REQ-FAC-01: the numbers of users that can be asked for. */
export const getNumberOfLicensedUsersOption: Operation<
  typeof facilityApi.endpoints.getNumberOfLicensedUsersOption
> = async () => licensedUsers.map((id) => ({ id, name: `${id} users`, nameArabic: `${id} مستخدمًا` }));

/** REQ-FAC-13: the caller's requests in a state, of one facility or of all. */
export const searchFacilityLicense: Operation<typeof facilityApi.endpoints.searchFacilityLicense> = async (
  { body },
  ctx,
) => {
  const { facilityLicense, ...page } = body;
  const desk = await ownLicenseDesk(ctx);
  const facility = facilityLicense ? await reachedByLicense(ctx, facilityLicense) : null;
  if (facilityLicense && !facility) return { items: [], nextCursor: null, total: null };
  const found = await listLicenseRequests(ctx.store, desk, { ...page, facilityId: facility?.facilityId ?? null });
  return { ...found, items: found.items.map(shownLicenseRequest) };
};

/** One request for portal licences. */
export const getLicenseRequest: Operation<typeof facilityApi.endpoints.getLicenseRequest> = async ({ query }, ctx) =>
  shownLicenseRecord(ctx, await licenseRequestOfDesk(ctx, query.licenseRequestId));
