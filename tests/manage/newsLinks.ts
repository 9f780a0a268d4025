import { manageApi } from '../../shared/manage/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  accountSettings: {
    news: /^(accountChanged|rightsChanged|password)/,
    reads: [manageApi.endpoints.getUserDetails, manageApi.endpoints.getSessions],
  },
};
