import { jobApi } from '../../shared/job/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  eligibilityBatchJob: { news: /^batch/, reads: [jobApi.endpoints.getJob] },
};
