import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { handler as memberHandler } from '../../functions/member/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { aRuleFromToday } from '../authorizationRule/support/ruleCalls.ts';
import { readyInHand, readyProposal, todayOnly } from '../contract/readyAuthorizationDesk.ts';
import { callApi, type SignedIn, signIn } from './api.ts';
import { aCoordinator, added, aRequest as anApproval } from './authorizations.ts';
import { aBatchLine, batchCsv } from './batchFiles.ts';
import { aFacility } from './builders.ts';
import { aCircular } from './circulars.ts';
import { anUpdate, contractTyped } from './contracts.ts';
import { aClinic, aForm, deliveryOf, details, submitted, worker } from './eligibility.ts';
import { anApplicant, drafted, formOf, submitted as submittedEmpanelment, typed } from './empanelments.ts';
import { aCareTeam, anEnrol, aPatientAt } from './enrolments.ts';
import { start, upload, work } from './jobs.ts';
import { aBaby, aMotherAt } from './newborns.ts';
import { aReviewer, ask, inHandOf, onWorklist } from './payerDesk.ts';
import { aRepresentative } from './portalLicenses.ts';
import {
  aContractedClinic,
  aNetworkReviewer,
  anAdministrator,
  aProfile,
  approvedProfile,
  profileTyped,
  signed,
} from './profiles.ts';
import { aQuestion, opened } from './queries.ts';
import { aLine, csvOf, day } from './registerFiles.ts';
import { aLiveRule, aRuleContent, aRuleQuestion } from './rules.ts';
import * as surveys from './surveys.ts';
import { anIncident } from './systemStatus.ts';

/** A call that may be sent: by whom, and with what. */
export interface ReadyCall {
  readonly as: SignedIn;
  readonly query?: unknown;
  readonly body: unknown;
}

const answersYes = worker(async () => ({
  kind: 'answer',
  result: 'yes',
  payerReference: 'OK-1',
  denialCode: null,
  comments: null,
  patientName: 'Invented Person',
  coverages: [],
  isRepeated: false,
}));

async function aRequest(store: DynamoDBDocumentClient) {
  const as = await aClinic(store);
  return { as, request: await details(as, await submitted(as)) };
}

async function anAnsweredRequest(store: DynamoDBDocumentClient) {
  const { as, request } = await aRequest(store);
  await answersYes(deliveryOf(request.eligibilityId));
  return { as, request: await details(as, request.eligibilityId) };
}

/** A sheet of requests that has ended, with a row that is wrong. */
export async function aFailedBatch(as: SignedIn): Promise<string> {
  const uploadId = await upload(as, 'patients.csv', batchCsv([aBatchLine('')]), 'eligibilityBatch');
  const { data } = await start(as, { kind: 'eligibilityBatch', uploadId });
  await work(data!.jobId);
  return data!.jobId;
}

const aNewMember = {
  memberId: 'NEW-1',
  emiratesId: '784-1985-0000001-7',
  fullName: 'Sara Invented',
  bornOn: '1985-03-14',
  gender: 'female',
  relation: 'principal',
  cover: { policyNumber: 'POL-1', planName: 'Gold', startsOn: day(-1), endsOn: day(300) },
} as const;

let payerIds = 860;
/** A payer whose members the portal keeps. */
async function aRegister(store: DynamoDBDocumentClient): Promise<number> {
  payerIds += 1;
  await putPayer(store, {
    payerId: payerIds,
    payerName: `Payer ${payerIds}`,
    payerNameArabic: `جهة ${payerIds}`,
    payerCode: `REP${payerIds}`,
    services: ['eligibility'],
    answers: 'register',
  });
  return payerIds;
}

const aRegisterAdmin = async (store: DynamoDBDocumentClient): Promise<SignedIn> =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId: await aRegister(store) });

const corrected = ({ eligibilityId, version }: { eligibilityId: string; version: number }) => ({
  ...aForm(),
  remarks: 'Another remark',
  eligibilityId,
  version,
});

/**
 * A call of every endpoint that takes an Idempotency-Key, with everything made that it needs to go well. tests/contract/idempotency
 * asks for a row of every such endpoint.
 */
export const repeatableCalls: Record<string, (store: DynamoDBDocumentClient) => Promise<ReadyCall>> = {
  submitEligibility: async (store) => ({ as: await aClinic(store), body: aForm() }),
  askPayers: async (store) => {
    const { payerId, cardNumber: _, ...form } = aForm();
    return { as: await aClinic(store), body: { ...form, payerIds: [payerId, await aRegister(store)] } };
  },
  cancelEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    return { as, query: { eligibilityId: request.eligibilityId }, body: { version: request.version } };
  },
  updateEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    return { as, body: corrected(request) };
  },
  resubmitEligibility: async (store) => {
    const { as, request } = await aRequest(store);
    const { eligibilityId, version } = request;
    const { cancelEligibility } = eligibilityApi.endpoints;
    await callApi(handler, cancelEligibility, { as, query: { eligibilityId }, body: { version } });
    return { as, body: corrected(await details(as, eligibilityId)) };
  },
  recheckEligibility: async (store) => {
    const { as, request } = await anAnsweredRequest(store);
    return { as, query: { eligibilityId: request.eligibilityId }, body: { version: request.version } };
  },
  answerPayerQuestion: async (store) => {
    const { id, clinic: as } = await onWorklist(store);
    const reviewer = await aReviewer();
    const answerBy = new Date(Date.now() + 7_200_000).toISOString();
    const { data } = await ask(reviewer, { ...(await inHandOf(reviewer, id)), text: 'Which card?', answerBy });
    return { as, body: { eligibilityId: id, questionId: data?.payerQuestion?.questionId, text: 'The blue one.' } };
  },
  answerRule: async (store) => {
    const as = await aClinic(store);
    // A category of its own: the rule stays, and the other calls must not meet it.
    const form = aForm(undefined, { serviceCategoryId: 7 });
    const category = { serviceCategoryId: form.serviceCategoryId, consultationCategoryId: null };
    const content = aRuleContent({ questions: [aRuleQuestion()] });
    const { ruleId } = await aLiveRule({ ...category, payerId: form.payerId }, content);
    const answers = [{ question: 'Q1', answer: 'yes' }];
    return { as, body: { eligibilityId: await submitted(as, form), ruleId, answers } };
  },
  addAuthorizationRule: async (store) => {
    const as = await aRegisterAdmin(store);
    return { as, body: { payerId: as.user.payerId, content: aRuleFromToday() } };
  },
  startJob: async (store) => {
    const as = await aRegisterAdmin(store);
    const uploadId = await upload(as, 'members.csv', csvOf([aLine()]));
    return { as, body: { job: { kind: 'memberRegister', uploadId } } };
  },
  requestLicense: async (store) => {
    const facility = aFacility();
    await putFacility(store, facility);
    const body = { facilityLicense: facility.facilityLicense, numberOfUsers: 10 };
    return { as: await aRepresentative(), body };
  },
  addAuthorizationRequest: async (store) => ({ as: await aCoordinator(store), body: anApproval() }),
  saveAuthorizationDraft: async (store) => ({ as: await aCoordinator(store), body: { draft: { remarks: 'x' } } }),
  decideAuthorization: async (store) => {
    const { as, seen } = await readyInHand({ store });
    return { as, body: { ...seen, ...todayOnly, lines: [{ lineId: '1', outcome: 'approved' }] } };
  },
  askAuthorization: async (store) => {
    const { as, seen } = await readyInHand({ store });
    return { as, body: { ...seen, text: 'Please send it.', items: [{ documentType: 'photo' }] } };
  },
  approveProposal: (store) => readyProposal({ store }),
  moveAuthorization: async (store) => {
    const authorizationId = await added(await aCoordinator(store));
    return { as: await aReviewer(), body: { authorizationId, version: 1, move: 'take' } };
  },
  openQuery: async (store) => ({ as: await aClinic(store), body: aQuestion() }),
  moveQuery: async (store) => {
    const as = await aClinic(store);
    return { as, body: { queryId: await opened(as), version: 1, move: 'add', text: 'One more thing' } };
  },
  saveEmpanelmentDraft: async (store) => ({ as: await anApplicant(store), body: { kind: 'join', draft: typed } }),
  submitEmpanelment: async (store) => {
    const as = await anApplicant(store);
    const { draft, ...place } = await drafted(as);
    return { as, body: { ...place, ...formOf(draft) } };
  },
  submitProfile: async (store) => {
    const admin = await anAdministrator(await aContractedClinic(store));
    const form = aProfile();
    return { as: admin.as, body: { ...form, proof: await signed(admin, form) } };
  },
  saveProfileDraft: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: { draft: profileTyped() },
  }),
  saveContractDraft: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: contractTyped(),
  }),
  submitContract: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: anUpdate(),
  }),
  stopAccount: async (store) => {
    const admin = await anAdministrator(await aContractedClinic(store));
    const desk = [await aNetworkReviewer(), await aNetworkReviewer()];
    return { as: admin.as, body: { empanelmentId: await approvedProfile(admin, desk) } };
  },
  moveEmpanelment: async (store) => {
    const as = await anApplicant(store);
    return { as, body: { empanelmentId: await submittedEmpanelment(as), version: 2, move: 'withdraw' } };
  },
  addLookupEntry: async () => {
    const as = await signIn({ roles: ['SetupAdmin'], facility: null });
    // A list has each name once.
    const { userId } = as.user;
    return { as, body: { list: 'groupOwners', name: `Group ${userId}`, nameArabic: `مجموعة ${userId}` } };
  },
  enrolMember: async (store) => {
    const as = await aCareTeam(store);
    return { as, body: anEnrol((await aPatientAt(as)).eligibilityId) };
  },
  registerNewborns: async (store) => {
    const { as, eligibilityId } = await aMotherAt(store);
    return { as, body: { eligibilityId, babies: [aBaby()] } };
  },
  saveCircular: async () => ({
    as: await signIn({ roles: ['SuperAdmin'], facility: null }),
    body: aCircular(),
  }),
  saveSurvey: async (store) => {
    const { maker } = await surveys.anAskingPayer(store);
    const surveyId = (await surveys.begin(maker)).data?.surveyId ?? '';
    return { as: maker, body: { ...surveys.aContent(), surveyId, edition: 1 } };
  },
  saveSurveyDraft: async (store) => {
    const { admin, surveyId } = await surveys.anAskedClinic(store);
    return { as: admin, body: { surveyId, draft: surveys.someAnswers() } };
  },
  submitSurvey: async (store) => {
    const { admin, surveyId } = await surveys.anAskedClinic(store);
    await surveys.keep(admin, surveyId, surveys.someAnswers());
    return { as: admin, body: { surveyId, version: 1, answers: surveys.someAnswers() } };
  },
  addIncident: async () => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    body: anIncident(),
  }),
  askAgain: async (store) => {
    const as = await aClinic(store);
    return { as, body: { jobId: await aFailedBatch(as) } };
  },
  createMemberDetails: async (store) => ({ as: await aRegisterAdmin(store), body: aNewMember }),
  correctMember: async (store) => {
    const as = await aRegisterAdmin(store);
    await callApi(memberHandler, memberApi.endpoints.createMemberDetails, { as, body: aNewMember });
    const { memberId, cover, ...person } = aNewMember;
    const { data } = await callApi(memberHandler, memberApi.endpoints.getMember, { as, body: { memberId } });
    return {
      as,
      body: {
        ...{ memberId, version: data!.version, reason: 'Spelt as on the passport' },
        person: { ...person, fullName: 'Sara Inventedd' },
        covers: [{ ...cover, planName: 'Silver', cancelledOn: null }],
      },
    };
  },
};
