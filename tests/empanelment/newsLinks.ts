import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  empanelment: {
    news: /^(empanelment|profile|contract|accountStopped)/,
    reads: [empanelmentApi.endpoints.getEmpanelment],
  },
};
