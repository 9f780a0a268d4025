import { surveyApi } from '../../shared/survey/routes.ts';
import type { NewsLinks } from '../web/app/newsLinks.ts';

/** The module's screens to which news lead. */
export const newsLinks: NewsLinks = {
  survey: { news: /^survey(Published|DueSoon)$/, reads: [surveyApi.endpoints.getOwnSurvey] },
  surveyVersion: { news: /^surveyWaiting$/, reads: [surveyApi.endpoints.getSurvey] },
};
