import type { Area } from './_contract/endpoint.ts';
import { accountApi } from './account/routes.ts';
import { accountRequestApi } from './accountRequest/routes.ts';
import { attachmentApi } from './attachment/routes.ts';
import { attentionApi } from './attention/routes.ts';
import { auditTrailApi } from './auditTrail/routes.ts';
import { authorizationApi } from './authorization/routes.ts';
import { authorizationDeskApi } from './authorizationDesk/routes.ts';
import { authorizationMeasureApi } from './authorizationMeasure/routes.ts';
import { authorizationQueryApi } from './authorizationQuery/routes.ts';
import { authorizationRuleApi } from './authorizationRule/routes.ts';
import { circularApi } from './circular/routes.ts';
import { claimApi } from './claim/routes.ts';
import { claimDashboardApi } from './claimDashboard/routes.ts';
import { clinicianApi } from './clinician/routes.ts';
import { deliveryApi } from './delivery/routes.ts';
import { diseaseManagementApi } from './diseaseManagement/routes.ts';
import { documentApi } from './document/routes.ts';
import { eligibilityApi } from './eligibility/routes.ts';
import { empanelmentApi } from './empanelment/routes.ts';
import { errorLogApi } from './errorLog/routes.ts';
import { facilityApi } from './facility/routes.ts';
import { formDraftApi } from './formDraft/routes.ts';
import { formularyApi } from './formulary/routes.ts';
import { homeCareApi } from './homeCare/routes.ts';
import { jobApi } from './job/routes.ts';
import { lookupListApi } from './lookupList/routes.ts';
import { lookupsApi } from './lookups/routes.ts';
import { manageApi } from './manage/routes.ts';
import { memberApi } from './member/routes.ts';
import { newbornApi } from './newborn/routes.ts';
import { notificationApi } from './notification/routes.ts';
import { payerApi } from './payer/routes.ts';
import { payerRuleApi } from './payerRule/routes.ts';
import { priceListApi } from './priceList/routes.ts';
import { providerQueryApi } from './providerQuery/routes.ts';
import { regulatorApi } from './regulator/routes.ts';
import { secondFactorApi } from './secondFactor/routes.ts';
import { sheetImportApi } from './sheetImport/routes.ts';
import { surveyApi } from './survey/routes.ts';
import { systemApi } from './system/routes.ts';
import { systemStatusApi } from './systemStatus/routes.ts';
import { userApi } from './user/routes.ts';
import { worklistApi } from './worklist/routes.ts';

/**
 * Every area, for build time only (CDK, OpenAPI, tests, local runner): Lambdas and screens import the one they need.
 * `npm run modules` writes this file.
 */
export const areas: readonly Area[] = [
  accountApi,
  accountRequestApi,
  attachmentApi,
  attentionApi,
  auditTrailApi,
  authorizationApi,
  authorizationDeskApi,
  authorizationMeasureApi,
  authorizationQueryApi,
  authorizationRuleApi,
  circularApi,
  claimApi,
  claimDashboardApi,
  clinicianApi,
  deliveryApi,
  diseaseManagementApi,
  documentApi,
  eligibilityApi,
  empanelmentApi,
  errorLogApi,
  facilityApi,
  formDraftApi,
  formularyApi,
  homeCareApi,
  jobApi,
  lookupListApi,
  lookupsApi,
  manageApi,
  memberApi,
  newbornApi,
  notificationApi,
  payerApi,
  payerRuleApi,
  priceListApi,
  providerQueryApi,
  regulatorApi,
  secondFactorApi,
  sheetImportApi,
  surveyApi,
  systemApi,
  systemStatusApi,
  userApi,
  worklistApi,
];
