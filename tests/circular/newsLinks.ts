import { circularApi } from '../../shared/circular/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  circular: { news: /^circular/, reads: [circularApi.endpoints.getCircular, circularApi.endpoints.openCircular] },
};
