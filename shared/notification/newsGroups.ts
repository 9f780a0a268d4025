import type { Bilingual } from '../_field/bilingual.ts';
import { type Grant, type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import type { NotificationKind } from './notificationKinds.ts';

/** How far somebody may turn a group off: wholly, in one of the two places only, or by mail only because the portal always tells it. */
type Stays = 'nowhere' | 'somewhere' | 'inPortal';

interface NewsGroup {
  /** As settings and mails call it. */
  readonly title: Bilingual;
  readonly stays: Stays;
  /** The portal mails each of these by itself, at once, and nobody turns that off. */
  readonly mailsItself?: true;
}

/**
 * THE table of the groups in which people choose what they hear of. What the specification demands to be told stays somewhere
 * (REQ-EAUTH-20), what guards the account or must be acknowledged stays in the portal.
 */
export const newsGroups = {
  answers: { title: { en: 'Answers to your requests', ar: 'الردود على طلباتك' }, stays: 'somewhere' },
  questions: { title: { en: 'Questions to you', ar: 'الأسئلة الموجهة إليك' }, stays: 'somewhere' },
  work: { title: { en: 'Work that waits for you', ar: 'أعمال بانتظارك' }, stays: 'somewhere' },
  deadlines: { title: { en: 'Deadlines', ar: 'المواعيد النهائية' }, stays: 'somewhere' },
  network: { title: { en: 'Network and contract', ar: 'الشبكة والعقد' }, stays: 'somewhere' },
  facility: { title: { en: 'Your facility and its clinicians', ar: 'منشأتك ومهنيوها الصحيون' }, stays: 'somewhere' },
  prices: { title: { en: 'Prices and formularies', ar: 'الأسعار وقوائم الأدوية المغطاة' }, stays: 'nowhere' },
  files: { title: { en: 'Imports and exports', ar: 'ملفات الاستيراد والتصدير' }, stays: 'nowhere' },
  surveys: { title: { en: 'Surveys', ar: 'الاستبيانات' }, stays: 'nowhere' },
  circulars: { title: { en: 'Circulars', ar: 'التعاميم' }, stays: 'inPortal' },
  account: { title: { en: 'Your account', ar: 'حسابك' }, stays: 'inPortal' },
  security: {
    title: { en: 'Password and second factors', ar: 'كلمة المرور وعوامل التحقق الثانية' },
    stays: 'inPortal',
    mailsItself: true,
  },
} as const satisfies Record<string, NewsGroup>;
export type NewsGroupName = keyof typeof newsGroups;
export const newsGroupNames = Object.keys(newsGroups) as NewsGroupName[];

export const newsGroupOf = (group: NewsGroupName): NewsGroup => newsGroups[group];

/** Where a group may be turned off. */
export const canLeavePortal = (group: NewsGroupName): boolean => newsGroupOf(group).stays !== 'inPortal';
export const canBeMailed = (group: NewsGroupName): boolean => !newsGroupOf(group).mailsItself;

interface KindOfNews {
  readonly group: NewsGroupName;
  /** Who is told of it. Whoever has lost these rights since is mailed nothing, and who never had them is not asked about it. */
  readonly access: readonly Grant[];
}

const anybody = ['Standard'] as const satisfies readonly Grant[];
const atFacility = [{ hasFacility: true }] as const satisfies readonly Grant[];
const { providerProfile, empanelmentDesk, providerQueryDesk, authorizationDesk, worklist, eauth } = moduleAccess;
/** The administrators of a facility. */
const administrators = moduleAccess.facilityAdmin;

const of = (group: NewsGroupName, access: readonly Grant[]) => (): KindOfNews => ({ group, access });
const answer = of('answers', moduleAccess.eligibility);
const file = of('files', anybody);
const desk = of('work', worklist);
const networkWork = of('work', empanelmentDesk);
const network = of('network', providerProfile);
const formulary = of('prices', moduleAccess.formulary);
const priceList = of('prices', moduleAccess.priceLists);
const ownFacility = of('facility', administrators);
const circular = of('circulars', anybody);
const survey = of('surveys', providerProfile);
const account = of('account', anybody);
const security = of('security', anybody);

/** THE table of kinds: in which group each one is. One that only a newer release knows is always shown and never mailed. */
export const kindsOfNews: Readonly<Record<Exclude<NotificationKind, 'unknown'>, KindOfNews>> = {
  eligibilityEligible: answer(),
  eligibilityWithoutCover: answer(),
  eligibilityNotEligible: answer(),
  eligibilityAnswered: answer(),
  eligibilityFailed: answer(),
  eligibilityBlocked: answer(),
  batchDone: file(),
  batchFailed: file(),
  exportDone: file(),
  exportFailed: file(),
  deskRequestsWaiting: desk(),
  deskRequestCancelled: desk(),
  deskRequestGiven: desk(),
  deskQuestionAnswered: desk(),
  eligibilityQuestion: { group: 'questions', access: moduleAccess.eligibility },
  queryWaiting: { group: 'work', access: providerQueryDesk },
  queryAsked: { group: 'questions', access: atFacility },
  queryAnswered: { group: 'answers', access: atFacility },
  queryMerged: { group: 'answers', access: atFacility },
  queryDueSoon: { group: 'deadlines', access: providerQueryDesk },
  queryOverdue: { group: 'deadlines', access: providerQueryDesk },
  queryDelayed: { group: 'deadlines', access: atFacility },
  empanelmentWaiting: networkWork(),
  empanelmentProposed: networkWork(),
  empanelmentReturned: { group: 'questions', access: atFacility },
  empanelmentApproved: { group: 'network', access: atFacility },
  empanelmentRejected: { group: 'network', access: atFacility },
  empanelmentClosed: { group: 'network', access: atFacility },
  profileWaiting: networkWork(),
  profileProposed: networkWork(),
  profileReturned: { group: 'questions', access: providerProfile },
  profileApproved: network(),
  profileRejected: network(),
  profileClosed: network(),
  // Somebody may have asked for another bank account in the name of the facility.
  accountStopped: account(),
  contractWaiting: networkWork(),
  contractProposed: networkWork(),
  contractReturned: { group: 'questions', access: providerProfile },
  contractApproved: network(),
  contractRejected: network(),
  contractClosed: network(),
  empanelmentDueSoon: { group: 'deadlines', access: empanelmentDesk },
  empanelmentOverdue: { group: 'deadlines', access: empanelmentDesk },
  authorizationAnswered: { group: 'answers', access: eauth },
  authorizationAsked: { group: 'questions', access: eauth },
  authorizationWaiting: { group: 'work', access: authorizationDesk },
  authorizationProposed: { group: 'work', access: authorizationDesk },
  authorizationReturned: { group: 'work', access: authorizationDesk },
  authorizationDueSoon: { group: 'deadlines', access: authorizationDesk },
  authorizationOverdue: { group: 'deadlines', access: authorizationDesk },
  authorizationDelayed: { group: 'deadlines', access: eauth },
  authorizationNear: { group: 'deadlines', access: eauth },
  authorizationEnding: { group: 'deadlines', access: eauth },
  insurerAuthorizationsChanged: { group: 'answers', access: eauth },
  newbornEnding: { group: 'deadlines', access: atFacility },
  circularPublished: circular(),
  circularUnread: circular(),
  circularWithdrawn: circular(),
  surveyPublished: survey(),
  surveyDueSoon: survey(),
  surveyWaiting: networkWork(),
  accountRequested: { group: 'work', access: moduleAccess.accountRequests },
  accountChanged: account(),
  rightsChanged: account(),
  cliniciansBlacklisted: ownFacility(),
  blacklistUndone: ownFacility(),
  blacklistWaiting: { group: 'work', access: administrators },
  portalBlacklistWaiting: { group: 'work', access: ['SuperAdmin'] },
  clinicianMoved: { group: 'network', access: moduleAccess.clinicianMoves },
  clinicianElsewhere: { group: 'network', access: moduleAccess.clinicianMoves },
  facilityChanged: ownFacility(),
  facilityClosed: ownFacility(),
  facilityOpened: ownFacility(),
  licenseRequested: { group: 'work', access: moduleAccess.approveLicense },
  licenseApproved: { group: 'facility', access: [...moduleAccess.requestLicense, ...administrators] },
  licenseRefused: { group: 'facility', access: [...moduleAccess.requestLicense, ...administrators] },
  seatHeld: { group: 'facility', access: atFacility },
  formularyWaiting: { group: 'work', access: moduleAccess.formulary },
  formularyLive: formulary(),
  formularyRefused: formulary(),
  formularyRolledBack: formulary(),
  priceListWaiting: { group: 'work', access: moduleAccess.priceLists },
  priceListLive: priceList(),
  priceListRefused: priceList(),
  priceListRolledBack: priceList(),
  pricesProposed: networkWork(),
  pricesWithdrawn: networkWork(),
  pricesAccepted: network(),
  pricesRefused: network(),
  agreedPricesChanged: { group: 'prices', access: moduleAccess.agreedPrices },
  passwordChanged: security(),
  passwordReset: security(),
  factorAdded: security(),
  factorRemoved: security(),
  factorsReset: security(),
  recoveryCodesRenewed: account(),
  recoveryCodeUsed: account(),
};

/** The groups of which somebody with these rights may be told something: there is nothing to choose of the others. */
export const groupsFor = (holder: GrantHolder): NewsGroupName[] => {
  const heard = new Set<NewsGroupName>(
    Object.values(kindsOfNews)
      .filter(({ access }) => holdsOneOf(holder, access))
      .map(({ group }) => group),
  );
  return newsGroupNames.filter((group) => heard.has(group));
};
