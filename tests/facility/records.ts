import { facilityApi } from '../../shared/facility/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aRepresentative, licenseRequested } from './support/portalLicenses.ts';

/** A representative of a distributor asks for portal licences of the clinic. */
async function aLicenseRequest({ clinic }: Owner): Promise<string> {
  return licenseRequested(await aRepresentative('SafeCareTechRepresentative'), clinic.user.facilityLicense ?? '');
}

/** Facilities, and the licences that somebody asks for. */
export const records = recordsOf(facilityApi, {
  owned: {
    facility: {
      make: async ({ clinic }) => clinic.user.facilityId ?? '',
      owners: ['clinic'],
      fields: ['facilityid', 'changedfacilityid', 'tofacilityid'],
    },
    // A distributor's; neither a clinic nor a payer reads it.
    licenseRequest: { make: aLicenseRequest, owners: [], fields: ['licenserequestid'] },
  },
  unowned: [
    // Only those who run the portal reach these calls, for every facility.
    'saveFacility.facilityId',
    'changeFacilityState.facilityId',
    'enableIntegrationForFacility.facilityId',
    // A list that everybody shares.
    'requestTypeId',
  ],
});
