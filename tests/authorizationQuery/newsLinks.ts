import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  authorizationBoard: {
    news: /^insurerAuthorizationsChanged$/,
    reads: [authorizationQueryApi.endpoints.searchInsurerAuthorizations],
  },
};
