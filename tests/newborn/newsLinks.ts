import { newbornApi } from '../../shared/newborn/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  newborn: { news: /^newborn/, reads: [newbornApi.endpoints.getNewborn] },
};
