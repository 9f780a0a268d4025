import arRegistration from '../../../web/account/registration/texts/ar.json' with { type: 'json' };
import enRegistration from '../../../web/account/registration/texts/en.json' with { type: 'json' };
import arSignin from '../../../web/account/signin/texts/ar.json' with { type: 'json' };
import enSignin from '../../../web/account/signin/texts/en.json' with { type: 'json' };
import arAccount from '../../../web/account/texts/ar.json' with { type: 'json' };
import enAccount from '../../../web/account/texts/en.json' with { type: 'json' };
import arAccountRequest from '../../../web/accountRequest/texts/ar.json' with { type: 'json' };
import enAccountRequest from '../../../web/accountRequest/texts/en.json' with { type: 'json' };
import arHeader from '../../../web/app/header/texts/ar.json' with { type: 'json' };
import enHeader from '../../../web/app/header/texts/en.json' with { type: 'json' };
import arPalette from '../../../web/app/palette/texts/ar.json' with { type: 'json' };
import enPalette from '../../../web/app/palette/texts/en.json' with { type: 'json' };
import arScreens from '../../../web/app/screens/texts/ar.json' with { type: 'json' };
import enScreens from '../../../web/app/screens/texts/en.json' with { type: 'json' };
import arSessionEnd from '../../../web/app/sessionEnd/texts/ar.json' with { type: 'json' };
import enSessionEnd from '../../../web/app/sessionEnd/texts/en.json' with { type: 'json' };
import arApp from '../../../web/app/texts/ar.json' with { type: 'json' };
import enApp from '../../../web/app/texts/en.json' with { type: 'json' };
import arAuditTrail from '../../../web/auditTrail/texts/ar.json' with { type: 'json' };
import enAuditTrail from '../../../web/auditTrail/texts/en.json' with { type: 'json' };
import arPostOfficeFile from '../../../web/authorization/postOfficeFile/texts/ar.json' with { type: 'json' };
import enPostOfficeFile from '../../../web/authorization/postOfficeFile/texts/en.json' with { type: 'json' };
import arRecord from '../../../web/authorization/record/texts/ar.json' with { type: 'json' };
import enRecord from '../../../web/authorization/record/texts/en.json' with { type: 'json' };
import arAuthorization from '../../../web/authorization/texts/ar.json' with { type: 'json' };
import enAuthorization from '../../../web/authorization/texts/en.json' with { type: 'json' };
import arAuthorizationDesk from '../../../web/authorizationDesk/texts/ar.json' with { type: 'json' };
import enAuthorizationDesk from '../../../web/authorizationDesk/texts/en.json' with { type: 'json' };
import arAuthorizationMeasure from '../../../web/authorizationMeasure/texts/ar.json' with { type: 'json' };
import enAuthorizationMeasure from '../../../web/authorizationMeasure/texts/en.json' with { type: 'json' };
import arAuthorizationQuery from '../../../web/authorizationQuery/texts/ar.json' with { type: 'json' };
import enAuthorizationQuery from '../../../web/authorizationQuery/texts/en.json' with { type: 'json' };
import arAuthorizationRule from '../../../web/authorizationRule/texts/ar.json' with { type: 'json' };
import enAuthorizationRule from '../../../web/authorizationRule/texts/en.json' with { type: 'json' };
import arCircular from '../../../web/circular/texts/ar.json' with { type: 'json' };
import enCircular from '../../../web/circular/texts/en.json' with { type: 'json' };
import arClaimDashboard from '../../../web/claimDashboard/texts/ar.json' with { type: 'json' };
import enClaimDashboard from '../../../web/claimDashboard/texts/en.json' with { type: 'json' };
import arClinicianMove from '../../../web/clinician/clinicianMove/texts/ar.json' with { type: 'json' };
import enClinicianMove from '../../../web/clinician/clinicianMove/texts/en.json' with { type: 'json' };
import arClinician from '../../../web/clinician/texts/ar.json' with { type: 'json' };
import enClinician from '../../../web/clinician/texts/en.json' with { type: 'json' };
import arAttention from '../../../web/dashboard/attention/texts/ar.json' with { type: 'json' };
import enAttention from '../../../web/dashboard/attention/texts/en.json' with { type: 'json' };
import arDashboard from '../../../web/dashboard/texts/ar.json' with { type: 'json' };
import enDashboard from '../../../web/dashboard/texts/en.json' with { type: 'json' };
import arWork from '../../../web/dashboard/work/texts/ar.json' with { type: 'json' };
import enWork from '../../../web/dashboard/work/texts/en.json' with { type: 'json' };
import arDelivery from '../../../web/delivery/texts/ar.json' with { type: 'json' };
import enDelivery from '../../../web/delivery/texts/en.json' with { type: 'json' };
import arDiseaseManagement from '../../../web/diseaseManagement/texts/ar.json' with { type: 'json' };
import enDiseaseManagement from '../../../web/diseaseManagement/texts/en.json' with { type: 'json' };
import arCard from '../../../web/eligibility/card/texts/ar.json' with { type: 'json' };
import enCard from '../../../web/eligibility/card/texts/en.json' with { type: 'json' };
import arLifecycle from '../../../web/eligibility/lifecycle/texts/ar.json' with { type: 'json' };
import enLifecycle from '../../../web/eligibility/lifecycle/texts/en.json' with { type: 'json' };
import arEligibility from '../../../web/eligibility/texts/ar.json' with { type: 'json' };
import enEligibility from '../../../web/eligibility/texts/en.json' with { type: 'json' };
import arEmpanelment from '../../../web/empanelment/texts/ar.json' with { type: 'json' };
import enEmpanelment from '../../../web/empanelment/texts/en.json' with { type: 'json' };
import arErrorLog from '../../../web/errorLog/texts/ar.json' with { type: 'json' };
import enErrorLog from '../../../web/errorLog/texts/en.json' with { type: 'json' };
import arFacility from '../../../web/facility/texts/ar.json' with { type: 'json' };
import enFacility from '../../../web/facility/texts/en.json' with { type: 'json' };
import arFormulary from '../../../web/formulary/texts/ar.json' with { type: 'json' };
import enFormulary from '../../../web/formulary/texts/en.json' with { type: 'json' };
import arFailedJobs from '../../../web/job/failedJobs/texts/ar.json' with { type: 'json' };
import enFailedJobs from '../../../web/job/failedJobs/texts/en.json' with { type: 'json' };
import arLookupList from '../../../web/lookupList/texts/ar.json' with { type: 'json' };
import enLookupList from '../../../web/lookupList/texts/en.json' with { type: 'json' };
import arLookups from '../../../web/lookups/texts/ar.json' with { type: 'json' };
import enLookups from '../../../web/lookups/texts/en.json' with { type: 'json' };
import arManage from '../../../web/manage/texts/ar.json' with { type: 'json' };
import enManage from '../../../web/manage/texts/en.json' with { type: 'json' };
import arNewborn from '../../../web/newborn/texts/ar.json' with { type: 'json' };
import enNewborn from '../../../web/newborn/texts/en.json' with { type: 'json' };
import arNotification from '../../../web/notification/texts/ar.json' with { type: 'json' };
import enNotification from '../../../web/notification/texts/en.json' with { type: 'json' };
import arCardReader from '../../../web/parts/cardReader/texts/ar.json' with { type: 'json' };
import enCardReader from '../../../web/parts/cardReader/texts/en.json' with { type: 'json' };
import arDesk from '../../../web/parts/desk/texts/ar.json' with { type: 'json' };
import enDesk from '../../../web/parts/desk/texts/en.json' with { type: 'json' };
import arFactorProof from '../../../web/parts/factorProof/texts/ar.json' with { type: 'json' };
import enFactorProof from '../../../web/parts/factorProof/texts/en.json' with { type: 'json' };
import arVersionedList from '../../../web/parts/versionedList/texts/ar.json' with { type: 'json' };
import enVersionedList from '../../../web/parts/versionedList/texts/en.json' with { type: 'json' };
import arPayerRule from '../../../web/payerRule/texts/ar.json' with { type: 'json' };
import enPayerRule from '../../../web/payerRule/texts/en.json' with { type: 'json' };
import arPriceList from '../../../web/priceList/texts/ar.json' with { type: 'json' };
import enPriceList from '../../../web/priceList/texts/en.json' with { type: 'json' };
import arSecondFactor from '../../../web/secondFactor/texts/ar.json' with { type: 'json' };
import enSecondFactor from '../../../web/secondFactor/texts/en.json' with { type: 'json' };
import arSheetImport from '../../../web/sheetImport/texts/ar.json' with { type: 'json' };
import enSheetImport from '../../../web/sheetImport/texts/en.json' with { type: 'json' };
import arSurvey from '../../../web/survey/texts/ar.json' with { type: 'json' };
import enSurvey from '../../../web/survey/texts/en.json' with { type: 'json' };
import arConnections from '../../../web/systemStatus/connections/texts/ar.json' with { type: 'json' };
import enConnections from '../../../web/systemStatus/connections/texts/en.json' with { type: 'json' };
import arSystemStatus from '../../../web/systemStatus/texts/ar.json' with { type: 'json' };
import enSystemStatus from '../../../web/systemStatus/texts/en.json' with { type: 'json' };
import arUi from '../../../web/ui/texts/ar.json' with { type: 'json' };
import enUi from '../../../web/ui/texts/en.json' with { type: 'json' };
import arUser from '../../../web/user/texts/ar.json' with { type: 'json' };
import enUser from '../../../web/user/texts/en.json' with { type: 'json' };
import arWorklist from '../../../web/worklist/texts/ar.json' with { type: 'json' };
import enWorklist from '../../../web/worklist/texts/en.json' with { type: 'json' };

export type Language = 'en' | 'ar';

const english = {
  account: enAccount,
  accountRequest: enAccountRequest,
  claimDashboard: enClaimDashboard,
  clinician: enClinician,
  facility: enFacility,
  app: enApp,
  card: enCard,
  cardReader: enCardReader,
  dashboard: enDashboard,
  attention: enAttention,
  work: enWork,
  auditTrail: enAuditTrail,
  authorization: enAuthorization,
  postOfficeFile: enPostOfficeFile,
  record: enRecord,
  authorizationMeasure: enAuthorizationMeasure,
  authorizationQuery: enAuthorizationQuery,
  authorizationRule: enAuthorizationRule,
  delivery: enDelivery,
  failedJobs: enFailedJobs,
  eligibility: enEligibility,
  errorLog: enErrorLog,
  factorProof: enFactorProof,
  header: enHeader,
  lifecycle: enLifecycle,
  manage: enManage,
  notification: enNotification,
  palette: enPalette,
  registration: enRegistration,
  formulary: enFormulary,
  versionedList: enVersionedList,
  priceList: enPriceList,
  empanelment: enEmpanelment,
  lookupList: enLookupList,
  lookups: enLookups,
  payerRule: enPayerRule,
  secondFactor: enSecondFactor,
  sessionEnd: enSessionEnd,
  sheetImport: enSheetImport,
  screens: enScreens,
  signin: enSignin,
  clinicianMove: enClinicianMove,
  diseaseManagement: enDiseaseManagement,
  newborn: enNewborn,
  circular: enCircular,
  survey: enSurvey,
  connections: enConnections,
  systemStatus: enSystemStatus,
  ui: enUi,
  user: enUser,
  authorizationDesk: enAuthorizationDesk,
  desk: enDesk,
  worklist: enWorklist,
};
export type Texts = typeof english;

/** The labels by which a reader of each language finds things. What a journey proves, it spells out itself. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  ar: {
    account: arAccount,
    accountRequest: arAccountRequest,
    claimDashboard: arClaimDashboard,
    clinician: arClinician,
    facility: arFacility,
    app: arApp,
    card: arCard,
    cardReader: arCardReader,
    dashboard: arDashboard as unknown as typeof enDashboard,
    attention: arAttention,
    work: arWork,
    authorizationMeasure: arAuthorizationMeasure,
    authorizationQuery: arAuthorizationQuery,
    authorizationRule: arAuthorizationRule,
    auditTrail: arAuditTrail as unknown as typeof enAuditTrail,
    authorization: arAuthorization as unknown as typeof enAuthorization,
    postOfficeFile: arPostOfficeFile as unknown as typeof enPostOfficeFile,
    record: arRecord as unknown as typeof enRecord,
    delivery: arDelivery as unknown as typeof enDelivery,
    failedJobs: arFailedJobs as unknown as typeof enFailedJobs,
    eligibility: arEligibility,
    errorLog: arErrorLog,
    factorProof: arFactorProof,
    header: arHeader,
    lifecycle: arLifecycle,
    manage: arManage as unknown as typeof enManage,
    notification: arNotification,
    palette: arPalette as unknown as typeof enPalette,
    registration: arRegistration,
    formulary: arFormulary,
    versionedList: arVersionedList,
    priceList: arPriceList,
    empanelment: arEmpanelment,
    lookupList: arLookupList,
    lookups: arLookups,
    payerRule: arPayerRule,
    secondFactor: arSecondFactor as unknown as typeof enSecondFactor,
    sessionEnd: arSessionEnd,
    sheetImport: arSheetImport,
    screens: arScreens,
    signin: arSignin,
    clinicianMove: arClinicianMove,
    diseaseManagement: arDiseaseManagement,
    newborn: arNewborn,
    circular: arCircular,
    survey: arSurvey,
    connections: arConnections,
    systemStatus: arSystemStatus,
    ui: arUi as unknown as typeof enUi,
    user: arUser,
    authorizationDesk: arAuthorizationDesk,
    desk: arDesk,
    worklist: arWorklist,
  },
};
