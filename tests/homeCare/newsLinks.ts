import { homeCareApi } from '../../shared/homeCare/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  episode: { news: /^(episode|referral|reallocation|patientReallocated)/, reads: [homeCareApi.endpoints.getEpisode] },
};
