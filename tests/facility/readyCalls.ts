import { facilityApi } from '../../shared/facility/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';

/** A facility for an administrator of the portal. */
const administered = async ({ clinic }: Owner) => ({
  as: await signIn({ roles: ['SetupAdmin'], facility: null }),
  body: { facilityId: clinic.user.facilityId, version: 1 },
});

/** A request for portal licences for another person than the one who asked. */
const decided = async (owner: Owner) => ({
  as: await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: '784199000000010' } }),
  body: { licenseRequestId: await records.licenseRequest(owner), version: 1 },
});

/** Calls of those who administer facilities and their licences. */
export const readyCalls = readyCallsOf(facilityApi, {
  changeFacilityState: administered,
  enableIntegrationForFacility: administered,
  approveRequestedLicense: decided,
  refuseRequestedLicense: decided,
});
