import { area } from '../_contract/endpoint.ts';
import { portalLicenseEndpoints } from './licenseRoutes.ts';
import { ownFacilityEndpoints } from './ownRoutes.ts';
import { facilityRecordEndpoints } from './recordRoutes.ts';
import { facilitySearchEndpoints } from './searchRoutes.ts';

/** All calls of facilities. Pages import the group that they need: the header is on every page. */
export const facilityApi = area('facility', {
  ...facilitySearchEndpoints,
  ...facilityRecordEndpoints,
  ...portalLicenseEndpoints,
  ...ownFacilityEndpoints,
});
