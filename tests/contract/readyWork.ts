import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { newEmailEntry, outboxPut } from '../../functions/_data/outbox/outbox.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as payerRule } from '../../functions/payerRule/index.ts';
import { plans } from '../../shared/_field/plans.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { callApi, signIn } from '../support/api.ts';
import { aForm, deliveryOf, memberWho, submitted } from '../support/eligibility.ts';
import { aFailedExport } from '../support/failedJobs.ts';
import { mailWorker } from '../support/outbox.ts';
import { aRuleContent, ruleCalls, saveDraft } from '../support/rules.ts';
import { type Owner, payerOf, records, tenantRoles } from './records.ts';

/** A draft of the owner's payer that waits for a second person. */
async function waitingDraft(owner: Owner) {
  const key = { payerId: payerOf(owner), serviceCategoryId: 1, consultationCategoryId: 1 };
  const as = owner.payer;
  await callApi(payerRule, ruleCalls.demandRuleApproval, { as, body: { payerId: key.payerId, isDemanded: true } });
  const saved = await saveDraft(as, key, 0, aRuleContent());
  const draft = { ...key, edition: saved.data?.edition ?? 0 };
  const send = async () => {
    const { data } = await callApi(payerRule, ruleCalls.sendRuleForApproval, { as, body: draft });
    return { ...key, edition: data?.edition ?? 0 };
  };
  return { as, draft, send };
}

/** A mail that could not be delivered. */
async function buriedMail({ store }: Owner): Promise<string> {
  const mailId = newUlid(Date.now());
  const entry = newEmailEntry(mailId, 'passwordReset', 'nobody@clinic.example', new Date());
  if (!(await writeTogether(store, [outboxPut(entry)]))) throw new Error('It is stored already');
  await mailWorker('refused')(deliveryOf(mailId));
  return mailId;
}

/** A request for a patient whom NAS has found eligible. */
async function eligibleAtNas({ store, clinic }: Owner): Promise<string> {
  const id = await submitted(clinic, aForm(memberWho(({ payerId }) => payerId === plans.NAS)));
  const { facilityId } = clinic.user;
  const request = await findEligibility(store, { kind: 'all' }, id);
  if (request?.facilityId !== facilityId) throw new Error('Not stored');
  await writeTogether(store, eligibilityChange(request, { status: eligibilityStatus.Eligible }, []));
  return id;
}

/** A member of a payer that keeps its register in the portal. */
async function aRegistered(owner: Owner) {
  const payerId = payerOf(owner);
  await putPayer(owner.store, {
    ...{ payerId, payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}`, payerCode: `OWN${payerId}` },
    ...{ services: ['eligibility'], answers: 'register' },
  });
  return { payerId, memberId: await records.member(owner) };
}

/** Calls about records that have to be in a certain state first. */
export const readyWork = {
  getFailedJob: async ({ payer }: Owner) => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    query: { jobId: await aFailedExport(payer) },
  }),
  retryFailedJob: async ({ payer }: Owner) => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    body: { jobId: await aFailedExport(payer) },
  }),
  getDeadLetter: async (owner: Owner) => ({
    as: await signIn({ roles: ['SuperAdmin'], facility: null }),
    query: { deliveryId: await buriedMail(owner) },
  }),
  getNasClaimForm: async (owner: Owner) => ({
    as: owner.clinic,
    body: { eligibilityId: await eligibleAtNas(owner) },
  }),
  getCardNumber: async (owner: Owner) => ({
    as: owner.clinic,
    body: { payerId: (await aRegistered(owner)).payerId },
  }),
  getCardDetails: async (owner: Owner) => {
    const { payerId, memberId } = await aRegistered(owner);
    return { as: owner.clinic, body: { payerId, cardNumber: memberId } };
  },
  sendRuleForApproval: async (owner: Owner) => {
    const { as, draft } = await waitingDraft(owner);
    return { as, body: draft };
  },
  withdrawRuleChange: async (owner: Owner) => {
    const { as, send } = await waitingDraft(owner);
    return { as, body: await send() };
  },
  refuseRuleChange: async (owner: Owner) => {
    const { send } = await waitingDraft(owner);
    const stored = { emiratesId: '784199000000025' };
    const checker = await signIn({ roles: tenantRoles, facility: null, payerId: payerOf(owner), stored });
    return { as: checker, body: await send() };
  },
};
