import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  authorizationDeskItem: {
    news: /^authorization(Waiting|Proposed|Returned|DueSoon|Overdue)$/,
    reads: [authorizationApi.endpoints.getAuthorization, authorizationDeskApi.endpoints.getAuthorizationContext],
  },
};
