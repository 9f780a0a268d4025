import type { Bilingual } from '../_field/bilingual.ts';
import { type Grant, type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { jobKinds } from '../job/jobKinds.ts';
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
  /** Where its readers are: at a facility, at an insurer, or at either. Left out where somebody hears of it anywhere. */
  readonly at?: 'facility' | 'insurer' | 'either';
}

const anybody = ['Standard'] as const satisfies readonly Grant[];
const { empanelmentDesk, providerQueryDesk, authorizationDesk } = moduleAccess;
/** The administrators of a facility. */
const administrators = moduleAccess.providerProfile;
/** Who sends what is answered: no other role can. */
const asksEligibility = ['Eligibility'] as const satisfies readonly Grant[];
const asksApproval = ['MedicalProvider'] as const satisfies readonly Grant[];

const of =
  (at: KindOfNews['at']) =>
  (group: NewsGroupName, access: readonly Grant[]): KindOfNews => ({ group, access, ...(at && { at }) });
const atFacility = of('facility');
const atInsurer = of('insurer');
const anywhere = of(undefined);

const answer = atFacility('answers', asksEligibility);
/** To whoever opened it for the facility, whatever the role. */
const ofFacility = (group: NewsGroupName) => atFacility(group, anybody);
const desk = atInsurer('work', moduleAccess.worklist);
const networkWork = atInsurer('work', empanelmentDesk);
const network = atFacility('network', administrators);
/** The insurer's administrators keep its lists. */
const formulary = (group: NewsGroupName) => atInsurer(group, moduleAccess.formulary);
const priceList = (group: NewsGroupName) => atInsurer(group, moduleAccess.priceLists);
const ownFacility = atFacility('facility', administrators);
const circular = of('either')('circulars', anybody);
const survey = atFacility('surveys', administrators);
const account = anywhere('account', anybody);
const security = anywhere('security', anybody);
const batch = atFacility('files', jobKinds.eligibilityBatch.access);
const exported = anywhere('files', [...jobKinds.eligibilityExport.access, ...jobKinds.authorizationExport.access]);
const license = anywhere('facility', [...moduleAccess.requestLicense, ...administrators]);

/** THE table of kinds: in which group each one is. One that only a newer release knows is always shown and never mailed. */
export const kindsOfNews: Readonly<Record<Exclude<NotificationKind, 'unknown'>, KindOfNews>> = {
  eligibilityEligible: answer,
  eligibilityWithoutCover: answer,
  eligibilityNotEligible: answer,
  eligibilityAnswered: answer,
  eligibilityFailed: answer,
  eligibilityBlocked: answer,
  batchDone: batch,
  batchFailed: batch,
  exportDone: exported,
  exportFailed: exported,
  deskRequestsWaiting: desk,
  deskRequestCancelled: desk,
  deskRequestGiven: desk,
  deskQuestionAnswered: desk,
  eligibilityQuestion: atFacility('questions', asksEligibility),
  queryWaiting: atInsurer('work', providerQueryDesk),
  queryAsked: ofFacility('questions'),
  queryAnswered: ofFacility('answers'),
  queryMerged: ofFacility('answers'),
  queryDueSoon: atInsurer('deadlines', providerQueryDesk),
  queryOverdue: atInsurer('deadlines', providerQueryDesk),
  queryDelayed: ofFacility('deadlines'),
  empanelmentWaiting: networkWork,
  empanelmentProposed: networkWork,
  empanelmentReturned: ofFacility('questions'),
  empanelmentApproved: ofFacility('network'),
  empanelmentRejected: ofFacility('network'),
  empanelmentClosed: ofFacility('network'),
  profileWaiting: networkWork,
  profileProposed: networkWork,
  profileReturned: atFacility('questions', administrators),
  profileApproved: network,
  profileRejected: network,
  profileClosed: network,
  // Somebody may have asked for another bank account in the name of the facility.
  accountStopped: account,
  contractWaiting: networkWork,
  contractProposed: networkWork,
  contractReturned: atFacility('questions', administrators),
  contractApproved: network,
  contractRejected: network,
  contractClosed: network,
  empanelmentDueSoon: atInsurer('deadlines', empanelmentDesk),
  empanelmentOverdue: atInsurer('deadlines', empanelmentDesk),
  authorizationAnswered: atFacility('answers', asksApproval),
  authorizationKept: atFacility('answers', asksApproval),
  authorizationAsked: atFacility('questions', asksApproval),
  authorizationWaiting: atInsurer('work', authorizationDesk),
  authorizationProposed: atInsurer('work', authorizationDesk),
  authorizationReturned: atInsurer('work', authorizationDesk),
  authorizationDueSoon: atInsurer('deadlines', authorizationDesk),
  authorizationOverdue: atInsurer('deadlines', authorizationDesk),
  authorizationDelayed: atFacility('deadlines', asksApproval),
  authorizationNear: atFacility('deadlines', asksApproval),
  authorizationEnding: atFacility('deadlines', asksApproval),
  insurerAuthorizationsChanged: atFacility('answers', asksApproval),
  newbornEnding: ofFacility('deadlines'),
  circularPublished: circular,
  circularUnread: circular,
  circularWithdrawn: circular,
  surveyPublished: survey,
  surveyDueSoon: survey,
  surveyWaiting: networkWork,
  accountRequested: anywhere('work', moduleAccess.accountRequests),
  accountChanged: account,
  rightsChanged: account,
  cliniciansBlacklisted: ownFacility,
  blacklistUndone: ownFacility,
  blacklistWaiting: anywhere('work', moduleAccess.facilityAdmin),
  portalBlacklistWaiting: anywhere('work', ['SuperAdmin']),
  clinicianMoved: atInsurer('network', empanelmentDesk),
  clinicianElsewhere: network,
  facilityChanged: ownFacility,
  facilityClosed: ownFacility,
  facilityOpened: ownFacility,
  licenseRequested: anywhere('work', moduleAccess.approveLicense),
  licenseApproved: license,
  licenseRefused: license,
  seatHeld: ofFacility('facility'),
  formularyWaiting: formulary('work'),
  formularyLive: formulary('prices'),
  formularyRefused: formulary('prices'),
  formularyRolledBack: formulary('prices'),
  priceListWaiting: priceList('work'),
  priceListLive: priceList('prices'),
  priceListRefused: priceList('prices'),
  priceListRolledBack: priceList('prices'),
  pricesProposed: networkWork,
  pricesWithdrawn: networkWork,
  pricesAccepted: network,
  pricesRefused: network,
  agreedPricesChanged: atFacility('prices', administrators),
  passwordChanged: security,
  passwordReset: security,
  factorAdded: security,
  factorRemoved: security,
  factorsReset: security,
  recoveryCodesRenewed: account,
  recoveryCodeUsed: account,
};

/** Somebody at a facility or at an insurer, with the rights that they have there. */
export interface NewsReader extends GrantHolder {
  readonly payerId: number | null;
}

/** Whether news of this kind may come to somebody. */
export function mayHear(reader: NewsReader, kind: keyof typeof kindsOfNews): boolean {
  const { access, at } = kindsOfNews[kind];
  const isAt = { facility: reader.facilityId !== null, insurer: reader.payerId !== null };
  const isThere = at === 'either' ? isAt.facility || isAt.insurer : at === undefined || isAt[at];
  return isThere && holdsOneOf(reader, access);
}

/** The groups of which somebody with these rights may be told something: there is nothing to choose of the others. */
export const groupsFor = (reader: NewsReader): NewsGroupName[] => {
  const kinds = Object.keys(kindsOfNews) as (keyof typeof kindsOfNews)[];
  const heard = new Set(kinds.filter((kind) => mayHear(reader, kind)).map((kind) => kindsOfNews[kind].group));
  return newsGroupNames.filter((group) => heard.has(group));
};
