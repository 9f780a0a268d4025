import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  eligibilityDetail: { news: /^eligibility/, reads: [eligibilityApi.endpoints.getEligibility] },
  eligibilityExport: { news: /^export/, reads: [jobApi.endpoints.getJob] },
};
