import { visitedScreens as accountRequest } from '../../accountRequest/visitedScreens.ts';
import { visitedScreens as auditTrail } from '../../auditTrail/visitedScreens.ts';
import { visitedScreens as authorization } from '../../authorization/visitedScreens.ts';
import { visitedScreens as authorizationDesk } from '../../authorizationDesk/visitedScreens.ts';
import { visitedScreens as authorizationQuery } from '../../authorizationQuery/visitedScreens.ts';
import { visitedScreens as authorizationRule } from '../../authorizationRule/visitedScreens.ts';
import { visitedScreens as circular } from '../../circular/visitedScreens.ts';
import { visitedScreens as claim } from '../../claim/visitedScreens.ts';
import { visitedScreens as clinician } from '../../clinician/visitedScreens.ts';
import { visitedScreens as delivery } from '../../delivery/visitedScreens.ts';
import { visitedScreens as diseaseManagement } from '../../diseaseManagement/visitedScreens.ts';
import { visitedScreens as document } from '../../document/visitedScreens.ts';
import { visitedScreens as eligibility } from '../../eligibility/visitedScreens.ts';
import { visitedScreens as eligibilityBatch } from '../../eligibilityBatch/visitedScreens.ts';
import { visitedScreens as empanelment } from '../../empanelment/visitedScreens.ts';
import { visitedScreens as errorLog } from '../../errorLog/visitedScreens.ts';
import { visitedScreens as facility } from '../../facility/visitedScreens.ts';
import { visitedScreens as formulary } from '../../formulary/visitedScreens.ts';
import { visitedScreens as homeCare } from '../../homeCare/visitedScreens.ts';
import { visitedScreens as job } from '../../job/visitedScreens.ts';
import { visitedScreens as member } from '../../member/visitedScreens.ts';
import { visitedScreens as newborn } from '../../newborn/visitedScreens.ts';
import { visitedScreens as payerRule } from '../../payerRule/visitedScreens.ts';
import { visitedScreens as priceList } from '../../priceList/visitedScreens.ts';
import { visitedScreens as providerQuery } from '../../providerQuery/visitedScreens.ts';
import { visitedScreens as sheetImport } from '../../sheetImport/visitedScreens.ts';
import { visitedScreens as survey } from '../../survey/visitedScreens.ts';
import { visitedScreens as user } from '../../user/visitedScreens.ts';
import { visitedScreens as worklist } from '../../worklist/visitedScreens.ts';
import type { VisitedScreens } from './visitedScreens.ts';

/** The visited screens of all modules. `npm run modules` writes this file. */
export const visitedOfModules: readonly VisitedScreens[] = [
  accountRequest,
  auditTrail,
  authorization,
  authorizationDesk,
  authorizationQuery,
  authorizationRule,
  circular,
  claim,
  clinician,
  delivery,
  diseaseManagement,
  document,
  eligibility,
  eligibilityBatch,
  empanelment,
  errorLog,
  facility,
  formulary,
  homeCare,
  job,
  member,
  newborn,
  payerRule,
  priceList,
  providerQuery,
  sheetImport,
  survey,
  user,
  worklist,
];
