import { facilityApi } from '../../shared/facility/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  facility: { news: /^(facility|seatHeld|license(Approved|Refused)$)/, reads: [facilityApi.endpoints.getFacilityById] },
  licenseRequest: { news: /^license(Requested|Approved|Refused)$/, reads: [facilityApi.endpoints.getLicenseRequest] },
};
