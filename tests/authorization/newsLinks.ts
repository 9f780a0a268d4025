import { authorizationApi } from '../../shared/authorization/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  authorization: {
    news: /^authorization(Answered|Kept|Asked|Delayed|Near|Ending)$/,
    reads: [authorizationApi.endpoints.getAuthorization],
  },
  authorizationExport: { news: /^export/, reads: [jobApi.endpoints.getJob] },
};
