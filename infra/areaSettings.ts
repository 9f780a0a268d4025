import type { AreaSettings } from '../functions/_settings/functionSettings.ts';
import { settings as account } from '../functions/account/settings.ts';
import { settings as accountRequest } from '../functions/accountRequest/settings.ts';
import { settings as attachment } from '../functions/attachment/settings.ts';
import { settings as attention } from '../functions/attention/settings.ts';
import { settings as auditTrail } from '../functions/auditTrail/settings.ts';
import { settings as authorization } from '../functions/authorization/settings.ts';
import { settings as authorizationDesk } from '../functions/authorizationDesk/settings.ts';
import { settings as authorizationMeasure } from '../functions/authorizationMeasure/settings.ts';
import { settings as authorizationQuery } from '../functions/authorizationQuery/settings.ts';
import { settings as authorizationRule } from '../functions/authorizationRule/settings.ts';
import { settings as circular } from '../functions/circular/settings.ts';
import { settings as claim } from '../functions/claim/settings.ts';
import { settings as claimDashboard } from '../functions/claimDashboard/settings.ts';
import { settings as clinician } from '../functions/clinician/settings.ts';
import { settings as delivery } from '../functions/delivery/settings.ts';
import { settings as diseaseManagement } from '../functions/diseaseManagement/settings.ts';
import { settings as document } from '../functions/document/settings.ts';
import { settings as eligibility } from '../functions/eligibility/settings.ts';
import { settings as empanelment } from '../functions/empanelment/settings.ts';
import { settings as errorLog } from '../functions/errorLog/settings.ts';
import { settings as facility } from '../functions/facility/settings.ts';
import { settings as formDraft } from '../functions/formDraft/settings.ts';
import { settings as formulary } from '../functions/formulary/settings.ts';
import { settings as homeCare } from '../functions/homeCare/settings.ts';
import { settings as job } from '../functions/job/settings.ts';
import { settings as lookupList } from '../functions/lookupList/settings.ts';
import { settings as lookups } from '../functions/lookups/settings.ts';
import { settings as manage } from '../functions/manage/settings.ts';
import { settings as member } from '../functions/member/settings.ts';
import { settings as newborn } from '../functions/newborn/settings.ts';
import { settings as notification } from '../functions/notification/settings.ts';
import { settings as payer } from '../functions/payer/settings.ts';
import { settings as payerRule } from '../functions/payerRule/settings.ts';
import { settings as priceList } from '../functions/priceList/settings.ts';
import { settings as providerQuery } from '../functions/providerQuery/settings.ts';
import { settings as regulator } from '../functions/regulator/settings.ts';
import { settings as secondFactor } from '../functions/secondFactor/settings.ts';
import { settings as sheetImport } from '../functions/sheetImport/settings.ts';
import { settings as survey } from '../functions/survey/settings.ts';
import { settings as system } from '../functions/system/settings.ts';
import { settings as systemStatus } from '../functions/systemStatus/settings.ts';
import { settings as user } from '../functions/user/settings.ts';
import { settings as worklist } from '../functions/worklist/settings.ts';
import { storingErrors } from './storingErrors.ts';

/** One entry for each API area of the contract; its code is functions/<area>/index.ts. `npm run modules` writes this file. */
export const areaSettings: Readonly<Record<string, AreaSettings>> = storingErrors({
  account,
  accountRequest,
  attachment,
  attention,
  auditTrail,
  authorization,
  authorizationDesk,
  authorizationMeasure,
  authorizationQuery,
  authorizationRule,
  circular,
  claim,
  claimDashboard,
  clinician,
  delivery,
  diseaseManagement,
  document,
  eligibility,
  empanelment,
  errorLog,
  facility,
  formDraft,
  formulary,
  homeCare,
  job,
  lookupList,
  lookups,
  manage,
  member,
  newborn,
  notification,
  payer,
  payerRule,
  priceList,
  providerQuery,
  regulator,
  secondFactor,
  sheetImport,
  survey,
  system,
  systemStatus,
  user,
  worklist,
});
