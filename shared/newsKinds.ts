import { news as account } from './account/news.ts';
import { news as accountRequest } from './accountRequest/news.ts';
import { news as authorization } from './authorization/news.ts';
import { news as authorizationDesk } from './authorizationDesk/news.ts';
import { news as authorizationQuery } from './authorizationQuery/news.ts';
import { news as circular } from './circular/news.ts';
import { news as claim } from './claim/news.ts';
import { news as clinician } from './clinician/news.ts';
import { news as eligibility } from './eligibility/news.ts';
import { news as eligibilityBatch } from './eligibilityBatch/news.ts';
import { news as empanelment } from './empanelment/news.ts';
import { news as facility } from './facility/news.ts';
import { news as formulary } from './formulary/news.ts';
import { news as homeCare } from './homeCare/news.ts';
import { news as job } from './job/news.ts';
import { news as newborn } from './newborn/news.ts';
import { news as priceList } from './priceList/news.ts';
import { news as providerQuery } from './providerQuery/news.ts';
import { news as secondFactor } from './secondFactor/news.ts';
import { news as survey } from './survey/news.ts';
import { news as user } from './user/news.ts';
import { news as worklist } from './worklist/news.ts';

/** THE table of kinds of news. `npm run modules` writes this file. */
export const newsKinds = {
  ...account,
  ...accountRequest,
  ...authorization,
  ...authorizationDesk,
  ...authorizationQuery,
  ...circular,
  ...claim,
  ...clinician,
  ...eligibility,
  ...eligibilityBatch,
  ...empanelment,
  ...facility,
  ...formulary,
  ...homeCare,
  ...job,
  ...newborn,
  ...priceList,
  ...providerQuery,
  ...secondFactor,
  ...survey,
  ...user,
  ...worklist,
};
