import { formularyApi } from '../../shared/formulary/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  formularyVersion: { news: /^formulary/, reads: [formularyApi.endpoints.getFormularyVersion] },
};
