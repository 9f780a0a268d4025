import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  accountRequest: { news: /^accountRequested$/, reads: [accountRequestApi.endpoints.getAccountRequest] },
};
