import 'i18next';
import type registration from '../account/registration/texts/en.json';
import type signin from '../account/signin/texts/en.json';
import type account from '../account/texts/en.json';
import type accountRequest from '../accountRequest/texts/en.json';
import type admin from '../admin/texts/en.json';
import type apidocs from '../apidocs/texts/en.json';
import type header from '../app/header/texts/en.json';
import type modules from '../app/modules/texts/en.json';
import type palette from '../app/palette/texts/en.json';
import type screens from '../app/screens/texts/en.json';
import type sessionEnd from '../app/sessionEnd/texts/en.json';
import type app from '../app/texts/en.json';
import type auditTrail from '../auditTrail/texts/en.json';
import type postOfficeFile from '../authorization/postOfficeFile/texts/en.json';
import type record from '../authorization/record/texts/en.json';
import type authorization from '../authorization/texts/en.json';
import type authorizationDesk from '../authorizationDesk/texts/en.json';
import type authorizationMeasure from '../authorizationMeasure/texts/en.json';
import type authorizationQuery from '../authorizationQuery/texts/en.json';
import type authorizationRule from '../authorizationRule/texts/en.json';
import type circular from '../circular/texts/en.json';
import type claimDashboard from '../claimDashboard/texts/en.json';
import type clinicianMove from '../clinician/clinicianMove/texts/en.json';
import type clinician from '../clinician/texts/en.json';
import type attention from '../dashboard/attention/texts/en.json';
import type overdue from '../dashboard/overdue/texts/en.json';
import type dashboard from '../dashboard/texts/en.json';
import type work from '../dashboard/work/texts/en.json';
import type delivery from '../delivery/texts/en.json';
import type diseaseManagement from '../diseaseManagement/texts/en.json';
import type document from '../document/texts/en.json';
import type card from '../eligibility/card/texts/en.json';
import type lifecycle from '../eligibility/lifecycle/texts/en.json';
import type summary from '../eligibility/summary/texts/en.json';
import type eligibility from '../eligibility/texts/en.json';
import type eligibilityBatch from '../eligibilityBatch/texts/en.json';
import type empanelment from '../empanelment/texts/en.json';
import type errorLog from '../errorLog/texts/en.json';
import type facility from '../facility/texts/en.json';
import type formulary from '../formulary/texts/en.json';
import type failedJobs from '../job/failedJobs/texts/en.json';
import type lookupList from '../lookupList/texts/en.json';
import type lookups from '../lookups/texts/en.json';
import type manage from '../manage/texts/en.json';
import type ghq from '../member/ghq/texts/en.json';
import type memberValidity from '../member/memberValidity/texts/en.json';
import type member from '../member/texts/en.json';
import type newborn from '../newborn/texts/en.json';
import type notification from '../notification/texts/en.json';
import type attachment from '../parts/attachment/texts/en.json';
import type cardReader from '../parts/cardReader/texts/en.json';
import type case_ from '../parts/case/texts/en.json';
import type conversation from '../parts/conversation/texts/en.json';
import type desk from '../parts/desk/texts/en.json';
import type exports_ from '../parts/exports/texts/en.json';
import type factorProof from '../parts/factorProof/texts/en.json';
import type formDraft from '../parts/formDraft/texts/en.json';
import type job from '../parts/job/texts/en.json';
import type versionedList from '../parts/versionedList/texts/en.json';
import type payerRule from '../payerRule/texts/en.json';
import type priceList from '../priceList/texts/en.json';
import type provider from '../provider/texts/en.json';
import type providerQuery from '../providerQuery/texts/en.json';
import type regulator from '../regulator/texts/en.json';
import type secondFactor from '../secondFactor/texts/en.json';
import type sheetImport from '../sheetImport/texts/en.json';
import type survey from '../survey/texts/en.json';
import type connections from '../systemStatus/connections/texts/en.json';
import type systemStatus from '../systemStatus/texts/en.json';
import type ui from '../ui/texts/en.json';
import type user from '../user/texts/en.json';
import type worklist from '../worklist/texts/en.json';

/**
 * The texts: a folder `texts` holds the namespace that is named as the folder around it, in `en.json` and `ar.json`. English
 * gives the keys their types; a test holds Arabic to the same keys. `messages` (what a visitor may meet) and `refusals` (the rest, which
 * comes with the screen table) exist in Arabic only: their keys are the English texts of validation and server messages, which the
 * contract carries.
 */
interface Resources {
  account: typeof account;
  admin: typeof admin;
  apidocs: typeof apidocs;
  app: typeof app;
  attachment: typeof attachment;
  card: typeof card;
  cardReader: typeof cardReader;
  case: typeof case_;
  claimDashboard: typeof claimDashboard;
  circular: typeof circular;
  clinician: typeof clinician;
  clinicianMove: typeof clinicianMove;
  conversation: typeof conversation;
  dashboard: typeof dashboard;
  desk: typeof desk;
  attention: typeof attention;
  auditTrail: typeof auditTrail;
  authorization: typeof authorization;
  authorizationDesk: typeof authorizationDesk;
  authorizationMeasure: typeof authorizationMeasure;
  authorizationQuery: typeof authorizationQuery;
  authorizationRule: typeof authorizationRule;
  delivery: typeof delivery;
  diseaseManagement: typeof diseaseManagement;
  document: typeof document;
  eligibility: typeof eligibility;
  eligibilityBatch: typeof eligibilityBatch;
  accountRequest: typeof accountRequest;
  empanelment: typeof empanelment;
  errorLog: typeof errorLog;
  exports: typeof exports_;
  facility: typeof facility;
  factorProof: typeof factorProof;
  failedJobs: typeof failedJobs;
  ghq: typeof ghq;
  memberValidity: typeof memberValidity;
  header: typeof header;
  job: typeof job;
  lifecycle: typeof lifecycle;
  formDraft: typeof formDraft;
  formulary: typeof formulary;
  priceList: typeof priceList;
  versionedList: typeof versionedList;
  lookupList: typeof lookupList;
  lookups: typeof lookups;
  manage: typeof manage;
  member: typeof member;
  modules: typeof modules;
  newborn: typeof newborn;
  notification: typeof notification;
  overdue: typeof overdue;
  palette: typeof palette;
  payerRule: typeof payerRule;
  postOfficeFile: typeof postOfficeFile;
  provider: typeof provider;
  providerQuery: typeof providerQuery;
  registration: typeof registration;
  record: typeof record;
  regulator: typeof regulator;
  screens: typeof screens;
  secondFactor: typeof secondFactor;
  sessionEnd: typeof sessionEnd;
  sheetImport: typeof sheetImport;
  signin: typeof signin;
  summary: typeof summary;
  survey: typeof survey;
  connections: typeof connections;
  systemStatus: typeof systemStatus;
  ui: typeof ui;
  user: typeof user;
  work: typeof work;
  worklist: typeof worklist;
  messages: Record<string, string>;
  refusals: Record<string, string>;
}
export type Namespace = keyof Resources;

/** The names of the words in a group of a namespace: `WordOf<'errorLog', 'field'>` has `at` of `field.at`. */
export type WordOf<Ns extends Namespace, Group extends GroupOf<Ns>> = keyof Resources[Ns][Group] & string;
export type GroupOf<Ns extends Namespace> = keyof Resources[Ns] & string;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
  }
}
