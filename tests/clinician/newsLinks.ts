import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  clinicianBlacklists: { news: /^(portalB|b)lacklistWaiting$/, reads: [clinicianApi.endpoints.getBlacklists] },
  clinicianMove: { news: /^clinicianMoved$/, reads: [clinicianApi.endpoints.getClinicianMove] },
  manageClinicians: {
    news: /^(cliniciansBlacklisted|blacklistUndone|blacklistWaiting)$/,
    reads: [clinicianApi.endpoints.searchClinicians],
  },
  providerClinicians: { news: /^clinicianElsewhere$/, reads: [clinicianApi.endpoints.searchClinicians] },
};
