import { getFacility } from '../../functions/_data/facility/facility.ts';
import { memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { notificationPut } from '../../functions/_data/notification/notification.ts';
import { withContract } from '../../functions/_data/providerContract/providerContract.ts';
import { provenAskedPayerId, provenPayerId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { anAuthorization } from '../authorization/support/anAuthorization.ts';
import { aLiveAuthorizationRule } from '../authorizationRule/support/ruleCalls.ts';
import { aVersion, someDrugs } from '../formulary/support/drugLists.ts';
import { aVersion as aPriceListVersion, somePrices } from '../priceList/support/priceLists.ts';
import { aWaitingProposal } from '../priceList/support/waitingProposal.ts';
import { csv, sent } from '../sheetImport/support/imports.ts';
import { waitingRequest } from '../support/accountRequests.ts';
import { signIn } from '../support/api.ts';
import { saveTemplate } from '../support/authorizationDesk.ts';
import { save, saveFavourite } from '../support/authorizations.ts';
import { drafted as draftedCircular, published as publishedCircular, toFacility } from '../support/circulars.ts';
import { joined } from '../support/clinicianMoves.ts';
import { aForm, deliveryOf, details, submitted } from '../support/eligibility.ts';
import { beginning, submitted as submittedEmpanelment } from '../support/empanelments.ts';
import { anEnrolmentByHand } from '../support/enrolments.ts';
import { anInsurerAuthorization } from '../support/insurerAuthorizations.ts';
import { started, work } from '../support/jobs.ts';
import { aMotherByHand, registered } from '../support/newborns.ts';
import { asksNobody } from '../support/payerDesk.ts';
import { aRepresentative, licenseRequested } from '../support/portalLicenses.ts';
import { fileContents, opened, sentAttachment } from '../support/queries.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';
import { aRegulatedRequest } from '../support/regulatoryReports.ts';
import type { TestedRoute } from '../support/routes.ts';
import { aLiveRule, aRuleContent, aRuleQuestion } from '../support/rules.ts';
import { storedFactor } from '../support/secondFactors.ts';
import * as surveys from '../support/surveys.ts';
import { licenseOf, type Owner, payerOf } from './owner.ts';

/** What is stored of tenants and of people, and has an id that a call can name. */
export type Entity =
  | 'eligibility'
  | 'regulatedRequest'
  | 'rule'
  | 'authorizationRule'
  | 'formularyVersion'
  | 'priceListVersion'
  | 'priceProposal'
  | 'query'
  | 'empanelment'
  | 'newborn'
  | 'circular'
  | 'circularDraft'
  | 'circularToRead'
  | 'survey'
  | 'surveyVersionDraft'
  | 'surveyAsked'
  | 'authorization'
  | 'authorizationDraft'
  | 'insurerAuthorization'
  | 'decisionTemplate'
  | 'authorizationFavourite'
  | 'attachment'
  | 'member'
  | 'job'
  | 'finishedJob'
  | 'sheetImport'
  | 'notification'
  | 'session'
  | 'user'
  | 'facility'
  | 'accountRequest'
  | 'licenseRequest'
  | 'secondFactor'
  | 'clinician'
  | 'clinicianMove'
  | 'enrolment';

/** A newborn of a mother whom the payer covers. */
const aNewborn = async (owner: Owner): Promise<string> =>
  registered(owner.clinic, await aMotherByHand(owner.store, owner.clinic, payerOf(owner)));

let members = 0;
async function aMember(owner: Owner): Promise<string> {
  members += 1;
  const memberId = `CONTRACT-${members}`;
  const person = {
    memberId,
    emiratesId: '784198500000017',
    fullName: 'Sara Invented',
    fullNameArabic: null,
    bornOn: '1985-03-14',
    gender: 'female',
    relation: 'principal',
  } as const;
  await writeItems(owner.store, [memberItem(provenPayerId(payerOf(owner)), person)]);
  return memberId;
}

async function aNotification({ store, clinic }: Owner): Promise<string> {
  const at = new Date();
  const id = newUlid(at.getTime());
  const news = { kind: 'passwordChanged', facts: {}, link: '/manage', facilityId: null } as const;
  if (!(await writeTogether(store, [notificationPut(clinic.user.userId, news, { id, at })])))
    throw new Error('It is stored already');
  return id;
}

/** A rule of the payer about the category that `aForm` asks for. */
async function aRule(owner: Owner): Promise<string> {
  const { serviceCategoryId } = aForm();
  const key = { payerId: payerOf(owner), serviceCategoryId, consultationCategoryId: null };
  return (await aLiveRule(key, aRuleContent({ questions: [aRuleQuestion()] }))).ruleId;
}

/** A list of members with a line that is wrong, taken in: its job has a report. */
async function aFinishedJob({ payer }: Owner): Promise<string> {
  const jobId = await started(payer, 'members.csv', csvOf([aLine({ BirthDate: 'never' })]));
  await work(jobId);
  return jobId;
}

/** Somebody asks for an account at the clinic. */
async function anAccountRequest({ store, clinic }: Owner): Promise<string> {
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  if (!facility) throw new Error('The clinic has no facility');
  return waitingRequest(store, facility);
}

/** A representative of a distributor asks for portal licences of the clinic. */
async function aLicenseRequest({ clinic }: Owner): Promise<string> {
  return licenseRequested(await aRepresentative('SafeCareTechRepresentative'), clinic.user.facilityLicense ?? '');
}

/** A clinician joins the clinic, and the payer is told. */
async function aClinicianMove(owner: Owner): Promise<string> {
  const { store, clinic } = owner;
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  const admin = await signIn({ roles: ['ProviderAdmin'], facility });
  return (await joined(admin, { payerIds: [payerOf(owner)] })).moveId;
}

/** A version of the payer's survey that asks the clinic. */
async function aSurvey(owner: Owner): Promise<string> {
  const { store, clinic } = owner;
  const facilityId = clinic.user.facilityId ?? '';
  const has = await withContract(store, provenAskedPayerId(payerOf(owner)), [facilityId]);
  if (!has.has(facilityId)) await surveys.agreed(store, facilityId, payerOf(owner));
  return surveys.published(await surveys.aDesk(payerOf(owner)), await surveys.aDesk(payerOf(owner)));
}

/** A circular that the payer has published to the clinic. */
const aCircularOfPayer = ({ payer, clinic }: Owner): Promise<string> =>
  publishedCircular(payer, payer, toFacility(clinic));

/** Makes a record of each entity that belongs to an owner, and answers its id. */
export const records: Readonly<Record<Entity, (owner: Owner) => Promise<string>>> = {
  eligibility: async (owner) => {
    const id = await submitted(owner.clinic, aForm(undefined, { payerId: payerOf(owner) }));
    await asksNobody(deliveryOf(id));
    return id;
  },
  regulatedRequest: (owner) =>
    aRegulatedRequest(owner.store, { facilityId: owner.clinic.user.facilityId, payerId: payerOf(owner) }),
  rule: aRule,
  authorizationRule: async (owner) => (await aLiveAuthorizationRule(payerOf(owner))).authorizationRuleId,
  formularyVersion: async ({ payer }) => (await aVersion(payer, someDrugs(2))).versionId,
  priceListVersion: async (owner) =>
    (await aPriceListVersion(owner.payer, await licenseOf(owner), somePrices(2))).versionId,
  priceProposal: async (owner) => (await aWaitingProposal(owner)).proposalId,
  attachment: async ({ clinic }) => (await sentAttachment(clinic, 'letter.pdf', fileContents.pdf)).attachmentId,
  authorization: (owner) => anAuthorization(owner),
  authorizationDraft: async ({ clinic }) => (await save(clinic, { draft: {} })).data?.authorizationId ?? '',
  insurerAuthorization: (owner) =>
    anInsurerAuthorization(owner.store, { facilityId: owner.clinic.user.facilityId ?? '', payerId: payerOf(owner) }),
  decisionTemplate: async ({ payer }) =>
    (await saveTemplate(payer, { name: 'Once', comments: '' })).data?.templateId ?? '',
  authorizationFavourite: async ({ clinic }) => (await saveFavourite(clinic)).data?.favouriteId ?? '',
  query: (owner) => opened(owner.clinic, { payerId: payerOf(owner) }),
  // A facility has one unfinished request.
  empanelment: async (owner) =>
    (await beginning(owner.clinic)).data?.open?.empanelmentId ??
    submittedEmpanelment(owner.clinic, { payerId: payerOf(owner) }),
  newborn: aNewborn,
  circular: aCircularOfPayer,
  circularToRead: aCircularOfPayer,
  circularDraft: ({ payer, clinic }) => draftedCircular(payer, toFacility(clinic)),
  survey: aSurvey,
  surveyAsked: aSurvey,
  surveyVersionDraft: async (owner) => surveys.drafted(await surveys.aDesk(payerOf(owner))),
  member: aMember,
  job: ({ payer }) => started(payer, 'members.csv', 'n'),
  finishedJob: aFinishedJob,
  sheetImport: ({ clinic }) =>
    sent(clinic, 'staff.csv', csv(['DHA-P-1', 'Layla One', 'Active'], ['DHA-P-2', 'Name 2', ''])),
  notification: aNotification,
  session: async ({ clinic }) => clinic.sessionId,
  user: async ({ clinic }) => clinic.user.userId,
  facility: async ({ clinic }) => clinic.user.facilityId ?? '',
  accountRequest: anAccountRequest,
  licenseRequest: aLicenseRequest,
  secondFactor: ({ store, clinic }) => storedFactor(store, clinic.user.userId),
  // The clinician whom every clinic of the tests has.
  clinician: async ({ clinic }) => `clinician-${clinic.user.facilityId}`,
  clinicianMove: aClinicianMove,
  enrolment: async (owner) => (await anEnrolmentByHand(owner.store, owner.clinic, payerOf(owner))).enrolmentId,
};

/** Who reaches a record: both sides of a request, a payer's people, or one person. */
export const ownersOf: Readonly<Record<Entity, readonly ('clinic' | 'payer')[]>> = {
  eligibility: ['clinic', 'payer'],
  regulatedRequest: ['clinic', 'payer'],
  rule: ['payer'],
  authorizationRule: ['payer'],
  formularyVersion: ['payer'],
  priceListVersion: ['payer'],
  priceProposal: ['clinic', 'payer'],
  authorization: ['clinic', 'payer'],
  authorizationDraft: ['clinic'],
  insurerAuthorization: ['clinic', 'payer'],
  decisionTemplate: ['payer'],
  authorizationFavourite: ['clinic'],
  query: ['clinic', 'payer'],
  empanelment: ['clinic', 'payer'],
  newborn: ['clinic', 'payer'],
  circular: ['clinic', 'payer'],
  circularDraft: ['payer'],
  // The publisher reads its own, and acknowledges nothing.
  circularToRead: ['clinic'],
  // Its versions are the insurer's; the answers, in a call of their own, the provider's.
  survey: ['payer'],
  surveyVersionDraft: ['payer'],
  surveyAsked: ['clinic'],
  attachment: ['clinic'],
  member: ['payer'],
  job: ['payer'],
  finishedJob: ['payer'],
  sheetImport: ['clinic'],
  notification: ['clinic'],
  session: ['clinic'],
  user: ['clinic'],
  facility: ['clinic'],
  accountRequest: ['clinic'],
  // A distributor's; neither a clinic nor a payer reads it.
  licenseRequest: [],
  secondFactor: ['clinic'],
  clinician: ['clinic'],
  clinicianMove: ['clinic', 'payer'],
  enrolment: ['clinic', 'payer'],
};

/** The entity that a field names, by the field in small letters; null where it names no record of a tenant. */
const byField: Readonly<Record<string, Entity | null>> = {
  eligibilityid: 'eligibility',
  requestid: 'regulatedRequest',
  ruleid: 'rule',
  authorizationruleid: 'authorizationRule',
  versionid: 'formularyVersion',
  proposalid: 'priceProposal',
  authorizationid: 'authorization',
  templateid: 'decisionTemplate',
  favouriteid: 'authorizationFavourite',
  queryid: 'query',
  empanelmentid: 'empanelment',
  newbornid: 'newborn',
  circularid: 'circular',
  supersedesid: 'circular',
  surveyid: 'survey',
  attachmentid: 'attachment',
  // Named beside its query.
  messageid: null,
  memberid: 'member',
  jobid: 'job',
  importid: 'sheetImport',
  notificationid: 'notification',
  sessionid: 'session',
  userid: 'user',
  id: 'user',
  facilityid: 'facility',
  accountrequestid: 'accountRequest',
  licenserequestid: 'licenseRequest',
  changedfacilityid: 'facility',
  // An address.
  emailid: null,
  // Lists that everybody shares.
  payerid: null,
  companyid: null,
  categoryid: null,
  statusid: null,
  typeid: null,
  eidreasonid: null,
  requesttypeid: null,
  servicecategoryid: null,
  consultationcategoryid: null,
  regulatorid: null,
  providertypeid: null,
  entryid: null,
  groupownerid: null,
  subgroupid: null,
  // What only those who run the portal reach.
  incidentid: null,
  deliveryid: null,
  keptid: null,
  logid: null,
  recordid: null,
  // Given to somebody for their next call.
  cardreadid: null,
  enrolmentid: 'enrolment',
  challengeid: null,
  factorid: 'secondFactor',
  clinicianid: 'clinician',
  moveid: 'clinicianMove',
  tofacilityid: 'facility',
  // Named by who keeps the lists of one facility, or of all: tests/clinician/blacklist.
  blacklistid: null,
  // Named beside its clinician.
  checkid: null,
  regulatoryid: null,
};

/** Where a field of that name means something else: the number of a call or of a card reading, the id of a new record. */
const exceptions: readonly string[] = [
  'verifyCardReading.requestId',
  // A part of the system, which belongs to no tenant.
  'lookAtConnection.partId',
  // Given for the next call of setting up a factor.
  'completeFactor.enrolmentId',
  'searchLogs.requestId',
  'reportError.requestId',
  'reportVisitorError.requestId',
  'createMemberDetails.memberId',
  // Only those who run the portal reach these calls, for every facility.
  'saveFacility.facilityId',
  'changeFacilityState.facilityId',
  'enableIntegrationForFacility.facilityId',
  'getFailedJob.jobId',
  'retryFailedJob.jobId',
  // It is a part of the query that is named beside it.
  'getQueryAttachment.attachmentId',
  'getEmpanelmentAttachment.attachmentId',
  'getClinicianMoveFile.attachmentId',
  'getCircularAttachment.attachmentId',
  // One of those who answered the version that is named beside it.
  'getSurveyAnswers.facilityId',
  'getAuthorizationAttachment.attachmentId',
  // Looked for among the facility's own, with the patient: tests/authorization.
  'addAuthorizationRequest.eligibilityId',
  // A part of the request that is named beside it.
  'answerPayerQuestion.questionId',
  // Looked for among the facility's own: tests/newborn.
  'registerNewborns.eligibilityId',
  // The same: tests/diseaseManagement.
  'enrolMember.eligibilityId',
  'getQuestionAttachment.attachmentId',
  'getDeskAttachment.attachmentId',
];

/** Where a field names a record in a certain state: only a job that has ended has files. */
const inState: Readonly<Record<string, Entity>> = {
  'getJobFile.jobId': 'finishedJob',
  // A version of another list.
  'getPriceListVersion.versionId': 'priceListVersion',
  'getPriceListChanges.versionId': 'priceListVersion',
  'movePriceListVersion.versionId': 'priceListVersion',
  'saveCircular.circularId': 'circularDraft',
  'openCircular.circularId': 'circularToRead',
  'acknowledgeCircular.circularId': 'circularToRead',
  'getCircularAttachment.circularId': 'circularToRead',
  'publishCircular.circularId': 'circularDraft',
  'saveSurvey.surveyId': 'surveyVersionDraft',
  'sendSurvey.surveyId': 'surveyVersionDraft',
  'discardSurvey.surveyId': 'surveyVersionDraft',
  'getOwnSurvey.surveyId': 'surveyAsked',
  'saveSurveyDraft.surveyId': 'surveyAsked',
  'submitSurvey.surveyId': 'surveyAsked',
  'addAuthorizationRequest.authorizationId': 'authorizationDraft',
  'saveAuthorizationDraft.authorizationId': 'authorizationDraft',
  'discardAuthorizationDraft.authorizationId': 'authorizationDraft',
  'printInsurerAuthorization.authorizationId': 'insurerAuthorization',
};

/** The fields of a call that name records, each with its entity. Throws for a field of which byField does not know what it names. */
export function namedRecords({ name, endpoint }: Pick<TestedRoute, 'name' | 'endpoint'>): [string, Entity][] {
  const { params, query, body } = endpoint;
  const fields = [params, query, body].flatMap((shape) => Object.keys(shape?.shape ?? {}));
  return fields
    .filter((field) => /id$/i.test(field) && !/emiratesid$/i.test(field) && !exceptions.includes(`${name}.${field}`))
    .flatMap((field): [string, Entity][] => {
      const entity = inState[`${name}.${field}`] ?? byField[field.toLowerCase()];
      if (entity === undefined) throw new Error(`tests/contract/records.ts does not say what ${name}.${field} names`);
      return entity ? [[field, entity]] : [];
    });
}

/** The records that a call names, made for an owner where there are none to share. */
export async function idsFor(
  route: TestedRoute,
  owner: Owner,
  recordOf = (entity: Entity): Promise<string> => records[entity](owner),
): Promise<Record<string, unknown>> {
  const named = namedRecords(route);
  const ids: Record<string, unknown> = {};
  // A rule is there before the request that meets it.
  for (const [field, entity] of [...named].sort(([, one]) => (one === 'rule' ? -1 : 1)))
    ids[field] = await recordOf(entity);
  // The version that a change names is the one that its sender has seen.
  const request = named.find(([, entity]) => entity === 'eligibility');
  if (request) ids.version = (await details(owner.clinic, String(ids[request[0]]))).version;
  // These are named beside their payer.
  const besidePayer: readonly Entity[] = [
    'member',
    'formularyVersion',
    'priceListVersion',
    'priceProposal',
    'authorizationRule',
  ];
  if (named.some(([, entity]) => besidePayer.includes(entity))) ids.payerId = payerOf(owner);
  if (named.some(([, entity]) => entity === 'priceListVersion')) ids.facilityLicense = await licenseOf(owner);
  return ids;
}

/** A sample with these ids in the place of its own. */
export function withIds(
  { endpoint }: TestedRoute,
  sample: { params?: object; query?: object; body?: object },
  ids: Record<string, unknown>,
) {
  const part = (kind: 'params' | 'query' | 'body') => {
    const names = Object.keys(endpoint[kind]?.shape ?? {}).filter((name) => name in ids);
    return sample[kind] && { ...sample[kind], ...Object.fromEntries(names.map((name) => [name, ids[name]])) };
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}
