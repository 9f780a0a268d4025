import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  providerQuery: { news: /^query/, reads: [providerQueryApi.endpoints.getQuery] },
};
