import { handler as facilityHandler } from '../../functions/facility/index.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { aClinic, ofPortal, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import { licenseRequested } from './support/portalLicenses.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  portalLicense: {
    files: ['facility/decideLicense.ts'],
    make: async (stored, store) => {
      const maker = await signIn({ roles: ['SoftwareAllienceRepresentative'], facility: null, stored });
      const licenseRequestId = await licenseRequested(maker, (await aClinic(store)).facilityLicense);
      const body = { licenseRequestId, version: 1 };
      const { approveRequestedLicense } = facilityApi.endpoints;
      const approve = (as: SignedIn) => callApi(facilityHandler, approveRequestedLicense, { as, body });
      return { maker, second: ofPortal, decide: approve };
    },
  },
};
