import { handler as auditTrail } from '../../functions/auditTrail/index.ts';
import { handler as errorLog } from '../../functions/errorLog/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { callAnything, callApi, type SignedIn, signIn } from '../support/api.ts';
import { aForm } from '../support/eligibility.ts';
import { aCareTeam, takesPart } from '../support/enrolments.ts';
import { aCard, aMotherByHand } from '../support/newborns.ts';
import { item, take } from '../support/payerDesk.ts';
import { messages, opened } from '../support/queries.ts';
import { aFailedBatch, repeatableCalls } from '../support/repeatableCalls.ts';
import { aLiveRule, saveDraft } from '../support/rules.ts';
import { readyAccounts } from './readyAccounts.ts';
import { readyAuthorizationDesk } from './readyAuthorizationDesk.ts';
import { readyAuthorizationRules } from './readyAuthorizationRules.ts';
import { readyAuthorizations } from './readyAuthorizations.ts';
import { readyCirculars } from './readyCirculars.ts';
import { readyClaimDashboard } from './readyClaimDashboard.ts';
import { readyClinicians } from './readyClinicians.ts';
import { readyDesk } from './readyDesk.ts';
import { readyEmpanelments } from './readyEmpanelments.ts';
import { readyFactors } from './readyFactors.ts';
import { readyFormulary } from './readyFormulary.ts';
import { readyImports } from './readyImports.ts';
import { readyPriceLists } from './readyPriceLists.ts';
import { readySurveys } from './readySurveys.ts';
import { readySystemStatus } from './readySystemStatus.ts';
import { readyUsers } from './readyUsers.ts';
import { readyWork } from './readyWork.ts';
import { type Owner, payerOf, records } from './records.ts';
import { sampleInput } from './sampleInput.ts';

const ruleKey = (owner: Owner) => ({
  payerId: payerOf(owner),
  serviceCategoryId: aForm().serviceCategoryId,
  consultationCategoryId: null,
});

async function withDraft(owner: Owner) {
  const key = { ...ruleKey(owner), consultationCategoryId: 1 };
  const { data } = await saveDraft(owner.payer, key, 0);
  return { as: owner.payer, body: { ...key, edition: data?.edition } };
}

/** A request in the hand of the payer's reviewer. */
async function inHand(owner: Owner) {
  const eligibilityId = await records.eligibility(owner);
  await take(owner.payer, eligibilityId);
  return { eligibilityId, version: (await item(owner.payer, eligibilityId)).data?.version };
}

async function anError() {
  const as = await signIn({ roles: ['ErrorLog'], facility: null });
  const { reportError, searchLogs } = errorLogApi.endpoints;
  await callAnything(errorLog, reportError, { as, ...sampleInput(reportError) });
  const [entry] = (await callApi(errorLog, searchLogs, { as, body: {} })).data?.items ?? [];
  return { as, entry };
}

/** The entry that a search of the trail leaves of itself. */
async function anAuditEntry() {
  const as = await signIn({ roles: ['SuperAdmin'], facility: null });
  const looked = { as, body: { person: as.user.userId } };
  await callApi(auditTrail, auditTrailApi.endpoints.searchAuditEntries, looked);
  const [entry] = (await callApi(auditTrail, auditTrailApi.endpoints.searchAuditEntries, looked)).data?.items ?? [];
  return { as, query: { entryId: entry?.entryId } };
}

/** A facility for an administrator of the portal. */
const administered = async ({ clinic }: Owner) => ({
  as: await signIn({ roles: ['SetupAdmin'], facility: null }),
  body: { facilityId: clinic.user.facilityId, version: 1 },
});

/** A request for portal licences for another person than the one who asked. */
const decided = async (owner: Owner) => ({
  as: await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: '784199000000010' } }),
  body: { licenseRequestId: await records.licenseRequest(owner), version: 1 },
});

/** What is sent in the place of a sample's own fields, and by whom; by a visitor where nobody is named. */
interface ReadyCall {
  readonly as?: SignedIn;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Calls that need more than the ids of records to go well, with what they need made. */
export const readyCalls: Readonly<Record<string, (owner: Owner) => Promise<ReadyCall>>> = {
  ...readyAccounts,
  ...readyAuthorizationRules,
  ...readyFactors,
  ...readyUsers,
  ...readyCirculars,
  ...readySurveys,
  ...readySystemStatus,
  ...readyWork,
  ...readyDesk,
  ...readyClinicians,
  ...readyImports,
  ...readyClaimDashboard,
  ...readyFormulary,
  ...readyPriceLists,
  ...Object.fromEntries(
    Object.entries(repeatableCalls).map(([name, ready]) => [name, ({ store }: Owner) => ready(store)]),
  ),
  ...readyAuthorizations,
  ...readyEmpanelments,
  ...readyAuthorizationDesk,
  changeFacilityState: administered,
  enableIntegrationForFacility: administered,
  approveRequestedLicense: decided,
  refuseRequestedLicense: decided,
  createMemberDetails: async ({ store }) => {
    const ready = await repeatableCalls.createMemberDetails!(store);
    return { ...ready, body: { ...(ready.body as object), payerId: ready.as.user.payerId } };
  },
  getBatchResult: async ({ clinic }) => ({ as: clinic, query: { jobId: await aFailedBatch(clinic) } }),
  correctMember: async ({ store }) => {
    const ready = await repeatableCalls.correctMember!(store);
    return { ...ready, body: { ...(ready.body as object), payerId: ready.as.user.payerId } };
  },
  discardRuleDraft: withDraft,
  setRuleLive: withDraft,
  retireRule: async (owner) => ({ as: owner.payer, body: await aLiveRule(ruleKey(owner)) }),
  assignRequest: async (owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), assignee: owner.payer.user.userId },
  }),
  answerRequest: async (owner) => ({
    as: owner.payer,
    body: { ...(await inHand(owner)), result: 'notEligible', denialCode: 'ELIG-001' },
  }),
  findCandidates: async ({ store }) => ({ as: await aCareTeam(store), body: { patient: aCard() } }),
  getCandidate: async (owner) => {
    await takesPart(owner.store, owner.clinic);
    return {
      as: owner.clinic,
      query: { eligibilityId: await aMotherByHand(owner.store, owner.clinic, payerOf(owner)) },
    };
  },
  addResult: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, on: emiratesDateOf(new Date()), item: 'eyes' },
  }),
  addContact: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, on: emiratesDateOf(new Date()), contact: 'call' },
  }),
  changeGoals: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, goals: 'Walk half an hour a day' },
  }),
  leaveProgramme: async (owner) => ({
    as: owner.clinic,
    body: {
      ...{ enrolmentId: await records.enrolment(owner), version: 1, reason: 'memberWish' },
      on: emiratesDateOf(new Date()),
    },
  }),
  cancelNewborn: async (owner) => ({
    as: owner.clinic,
    body: { newbornId: await records.newborn(owner), version: 1, reason: 'Typed for another mother' },
  }),
  linkOwnCard: async (owner) => ({
    as: owner.clinic,
    body: { newbornId: await records.newborn(owner), version: 1, cardNumber: aCard() },
  }),
  printTemporaryCard: async (owner) => ({ as: owner.clinic, query: { newbornId: await records.newborn(owner) } }),
  getQueryAttachment: async (owner) => {
    const attachmentId = await records.attachment(owner);
    const queryId = await opened(owner.clinic, { payerId: payerOf(owner), attachmentIds: [attachmentId] });
    return { as: owner.payer, query: { queryId, attachmentId } };
  },
  markQueryRead: async (owner) => {
    const queryId = await records.query(owner);
    const messageId = (await messages(owner.payer, queryId)).data?.items[0]?.messageId;
    return { as: owner.payer, body: { queryId, messageId } };
  },
  getAuditEntry: anAuditEntry,
  getLogById: async () => {
    const { as, entry } = await anError();
    return { as, body: { logId: entry?.logId } };
  },
  resolveErrorGroup: async () => {
    const { as, entry } = await anError();
    return { as, body: { fingerprint: entry?.fingerprint, note: 'Mended' } };
  },
};
