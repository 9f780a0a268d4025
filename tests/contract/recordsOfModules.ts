import { records as account } from '../account/records.ts';
import { records as accountRequest } from '../accountRequest/records.ts';
import { records as attachment } from '../attachment/records.ts';
import { records as attention } from '../attention/records.ts';
import { records as auditTrail } from '../auditTrail/records.ts';
import { records as authorization } from '../authorization/records.ts';
import { records as authorizationDesk } from '../authorizationDesk/records.ts';
import { records as authorizationQuery } from '../authorizationQuery/records.ts';
import { records as authorizationRule } from '../authorizationRule/records.ts';
import { records as circular } from '../circular/records.ts';
import { records as claim } from '../claim/records.ts';
import { records as claimDashboard } from '../claimDashboard/records.ts';
import { records as clinician } from '../clinician/records.ts';
import { records as delivery } from '../delivery/records.ts';
import { records as diseaseManagement } from '../diseaseManagement/records.ts';
import { records as eligibility } from '../eligibility/records.ts';
import { records as empanelment } from '../empanelment/records.ts';
import { records as errorLog } from '../errorLog/records.ts';
import { records as facility } from '../facility/records.ts';
import { records as formulary } from '../formulary/records.ts';
import { records as homeCare } from '../homeCare/records.ts';
import { records as job } from '../job/records.ts';
import { records as lookupList } from '../lookupList/records.ts';
import { records as manage } from '../manage/records.ts';
import { records as member } from '../member/records.ts';
import { records as newborn } from '../newborn/records.ts';
import { records as notification } from '../notification/records.ts';
import { records as payerRule } from '../payerRule/records.ts';
import { records as priceList } from '../priceList/records.ts';
import { records as providerQuery } from '../providerQuery/records.ts';
import { records as regulator } from '../regulator/records.ts';
import { records as secondFactor } from '../secondFactor/records.ts';
import { records as sheetImport } from '../sheetImport/records.ts';
import { records as survey } from '../survey/records.ts';
import { records as systemStatus } from '../systemStatus/records.ts';
import { records as user } from '../user/records.ts';
import { records as worklist } from '../worklist/records.ts';

/** Every record of a tenant that a call can name, by module. `npm run modules` writes this file. */
export const recordsOfModules = [
  account,
  accountRequest,
  attachment,
  attention,
  auditTrail,
  authorization,
  authorizationDesk,
  authorizationQuery,
  authorizationRule,
  circular,
  claim,
  claimDashboard,
  clinician,
  delivery,
  diseaseManagement,
  eligibility,
  empanelment,
  errorLog,
  facility,
  formulary,
  homeCare,
  job,
  lookupList,
  manage,
  member,
  newborn,
  notification,
  payerRule,
  priceList,
  providerQuery,
  regulator,
  secondFactor,
  sheetImport,
  survey,
  systemStatus,
  user,
  worklist,
];
