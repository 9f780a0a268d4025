import { worklistApi } from '../../shared/worklist/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  worklist: { news: /^deskRequestsWaiting$/, reads: [worklistApi.endpoints.getWorklist] },
  worklistItem: { news: /^desk(RequestC|RequestG|Q)/, reads: [worklistApi.endpoints.getWorklistItem] },
};
