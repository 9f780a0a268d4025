import { claimApi } from '../../shared/claim/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  claimFile: { news: /^claim(File|TakeOver)/, reads: [jobApi.endpoints.getJob] },
  claimBatch: { news: /^claimsNotAccepted$/, reads: [claimApi.endpoints.getClaimBatch] },
};
