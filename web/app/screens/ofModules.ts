import { signInScreens } from '../../account/signin/screens.ts';
import { accountRequestScreens } from '../../accountRequest/screens.ts';
import { adminScreens } from '../../admin/screens.ts';
import { apiDocsScreens } from '../../apidocs/screens.ts';
import { auditTrailScreens } from '../../auditTrail/screens.ts';
import { authorizationScreens } from '../../authorization/screens.ts';
import { authorizationDeskScreens } from '../../authorizationDesk/screens.ts';
import { authorizationMeasureScreens } from '../../authorizationMeasure/screens.ts';
import { authorizationQueryScreens } from '../../authorizationQuery/screens.ts';
import { authorizationRuleScreens } from '../../authorizationRule/screens.ts';
import type { Screen } from '../../base/screen.ts';
import { circularScreens } from '../../circular/screens.ts';
import { claimScreens } from '../../claim/screens.ts';
import { claimRequestScreens } from '../../claimDashboard/screens.ts';
import { clinicianMoveScreens } from '../../clinician/clinicianMove/screens.ts';
import { clinicianScreens } from '../../clinician/screens.ts';
import { dashboardScreens } from '../../dashboard/screens.ts';
import { deliveryScreens } from '../../delivery/screens.ts';
import { diseaseManagementScreens } from '../../diseaseManagement/screens.ts';
import { documentScreens } from '../../document/screens.ts';
import { eligibilityScreens, exportScreens } from '../../eligibility/screens.ts';
import { batchScreens } from '../../eligibilityBatch/screens.ts';
import { empanelmentScreens } from '../../empanelment/screens.ts';
import { errorLogScreens } from '../../errorLog/screens.ts';
import { facilityScreens, licenseScreens } from '../../facility/screens.ts';
import { formularyScreens } from '../../formulary/screens.ts';
import { homeCareScreens } from '../../homeCare/screens.ts';
import { failedJobScreens } from '../../job/screens.ts';
import { lookupListScreens } from '../../lookupList/screens.ts';
import { lookupScreens } from '../../lookups/screens.ts';
import { manageScreens } from '../../manage/screens.ts';
import { memberScreens, memberSearchScreens, memberValidityScreens } from '../../member/screens.ts';
import { newbornScreens } from '../../newborn/screens.ts';
import { notificationScreens } from '../../notification/screens.ts';
import { payerRuleScreens } from '../../payerRule/screens.ts';
import { priceListScreens } from '../../priceList/screens.ts';
import { providerScreens } from '../../provider/screens.ts';
import { queryScreens } from '../../providerQuery/screens.ts';
import { regulatorScreens } from '../../regulator/screens.ts';
import { secondFactorScreens } from '../../secondFactor/screens.ts';
import { importScreens } from '../../sheetImport/screens.ts';
import { surveyScreens } from '../../survey/screens.ts';
import { systemStatusScreens } from '../../systemStatus/screens.ts';
import { userScreens } from '../../user/screens.ts';
import { worklistScreens } from '../../worklist/screens.ts';

const tables: readonly Readonly<Record<string, Screen>>[] = [
  signInScreens,
  accountRequestScreens,
  adminScreens,
  apiDocsScreens,
  auditTrailScreens,
  authorizationScreens,
  authorizationDeskScreens,
  authorizationMeasureScreens,
  authorizationQueryScreens,
  authorizationRuleScreens,
  circularScreens,
  claimScreens,
  claimRequestScreens,
  clinicianMoveScreens,
  clinicianScreens,
  dashboardScreens,
  deliveryScreens,
  diseaseManagementScreens,
  documentScreens,
  eligibilityScreens,
  exportScreens,
  batchScreens,
  empanelmentScreens,
  errorLogScreens,
  facilityScreens,
  licenseScreens,
  formularyScreens,
  homeCareScreens,
  failedJobScreens,
  lookupListScreens,
  lookupScreens,
  manageScreens,
  memberScreens,
  memberValidityScreens,
  memberSearchScreens,
  newbornScreens,
  notificationScreens,
  payerRuleScreens,
  priceListScreens,
  providerScreens,
  queryScreens,
  regulatorScreens,
  secondFactorScreens,
  importScreens,
  surveyScreens,
  systemStatusScreens,
  userScreens,
  worklistScreens,
];

/** The rows of all modules. `npm run modules` writes this file. */
export const moduleScreens: readonly Screen[] = tables.flatMap((rows) => Object.values(rows));
