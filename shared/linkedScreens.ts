import { links as account } from './account/links.ts';
import { links as accountRequest } from './accountRequest/links.ts';
import { links as authorization } from './authorization/links.ts';
import { links as authorizationDesk } from './authorizationDesk/links.ts';
import { links as authorizationQuery } from './authorizationQuery/links.ts';
import { links as circular } from './circular/links.ts';
import { links as claim } from './claim/links.ts';
import { links as clinician } from './clinician/links.ts';
import { links as document } from './document/links.ts';
import { links as eligibility } from './eligibility/links.ts';
import { links as eligibilityBatch } from './eligibilityBatch/links.ts';
import { links as empanelment } from './empanelment/links.ts';
import { links as facility } from './facility/links.ts';
import { links as formulary } from './formulary/links.ts';
import { links as homeCare } from './homeCare/links.ts';
import { links as manage } from './manage/links.ts';
import { links as newborn } from './newborn/links.ts';
import { links as notification } from './notification/links.ts';
import { links as priceList } from './priceList/links.ts';
import { links as providerQuery } from './providerQuery/links.ts';
import { links as secondFactor } from './secondFactor/links.ts';
import { links as survey } from './survey/links.ts';
import { links as worklist } from './worklist/links.ts';

/** The paths of screens that the server names as well. The rows of these screens take their paths from here, so that a link and its screen cannot part. `npm run modules` writes this file. */
export const linkedScreens = {
  ...account,
  ...accountRequest,
  ...authorization,
  ...authorizationDesk,
  ...authorizationQuery,
  ...circular,
  ...claim,
  ...clinician,
  ...document,
  ...eligibility,
  ...eligibilityBatch,
  ...empanelment,
  ...facility,
  ...formulary,
  ...homeCare,
  ...manage,
  ...newborn,
  ...notification,
  ...priceList,
  ...providerQuery,
  ...secondFactor,
  ...survey,
  ...worklist,
};
