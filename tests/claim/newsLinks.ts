import { jobApi } from '../../shared/job/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  claimFile: { news: /^claimFile/, reads: [jobApi.endpoints.getJob] },
};
