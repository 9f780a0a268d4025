import { describe, expect, it } from 'vitest';
import type { EligibilityAnswer } from '../../functions/_connect/payer/payer.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { nextStepOf } from '../../shared/eligibility/openRequest.ts';
import { eligibilityApi, mostOpen } from '../../shared/eligibility/routes.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  eligibleMember,
  memberWho,
  settledBy,
  startBackendWithPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const { getLastChoices, getOpenToday, getUsualChoices, findPatientPayer } = eligibilityApi.endpoints;
const settled = settledBy(deliver);

const openOf = async (as: SignedIn) => (await callApi(handler, getOpenToday, { as })).data;
const usualOf = async (as: SignedIn) => (await callApi(handler, getUsualChoices, { as })).data;
const payerOf = async (as: SignedIn, { emiratesId }: { emiratesId: string }) =>
  (await callApi(handler, findPatientPayer, { as, body: { emiratesId } })).data;
const withoutEmiratesId = ({ emiratesId: _, eidReasonId: __, ...form }: ReturnType<typeof aForm>) => form;

const no: EligibilityAnswer = {
  kind: 'answer',
  result: 'no',
  payerReference: null,
  denialCode: 'ELIG-001',
  comments: null,
  patientName: null,
  coverages: [],
  isRepeated: false,
};
/** A member of another payer. */
const stranger = () =>
  memberWho(
    ({ behaviour, result, payerId }) =>
      behaviour === 'answers' && result === 'yes' && payerId !== eligibleMember().payerId,
  );
const idsOf = (open: Awaited<ReturnType<typeof openOf>>) => open?.items.map(({ eligibilityId }) => eligibilityId);

describe('the open requests of today', () => {
  it('REQ-ELIG-12 are those of the facility that are not settled, the newest first', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    const first = await submitted(as);
    passMinutes(1);
    const second = await submitted(as);
    await submitted(other);
    expect(idsOf(await openOf(as))).toEqual([second, first]);
    await deliver(deliveryOf(second));
    expect(idsOf(await openOf(as))).toEqual([first]);
  });

  it('say that there are more, and the audit trail has whose were shown', async () => {
    const as = await aClinic(store);
    for (let sent = 0; sent <= mostOpen; sent += 1) await submitted(as);
    const open = await openOf(as);
    expect(open?.items).toHaveLength(mostOpen);
    expect(open?.isMore).toBe(true);
    const audits = await auditsOf(store, `FACILITY#${as.user.facilityId}`);
    expect(audits.some(({ action }) => action === 'eligibility.search')).toBe(true);
  });

  it('are refused to those who send no requests, and to a payer', async () => {
    for (const as of [
      await signIn({ roles: ['ProviderAdmin'] }),
      await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 102 }),
    ]) {
      expect((await callApi(handler, getOpenToday, { as })).http).toBe(403);
      expect((await callApi(handler, getUsualChoices, { as })).http).toBe(403);
      const body = { emiratesId: eligibleMember().emiratesId };
      expect((await callApi(handler, findPatientPayer, { as, body })).http).toBe(403);
    }
  });

  it('each have a next step, and those of the desk come first', () => {
    const { Pending, Answered, Error: failed, Blocked } = eligibilityStatus;
    const row = (status: Parameters<typeof nextStepOf>[0]['status'], hasOpenQuestions = false) =>
      nextStepOf({ status, hasOpenQuestions });
    expect([row(Pending, true), row(failed), row(Blocked), row(Pending), row(Answered)]).toEqual([
      'answerQuestions',
      'askAgain',
      'settleBlock',
      'wait',
      'waitForReviewer',
    ]);
  });
});

describe('what a new request begins with', () => {
  it('REQ-ELIG-10 is the payer that covered this patient here, whatever another payer has said of anybody since', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    expect(await payerOf(as, member)).toBeNull();
    await settled(as, aForm(member, { serviceCategoryId: 6 }));
    passMinutes(1);
    // The same patient is no member of another payer, and the next patient is one of a third.
    await settled(as, aForm(member, { payerId: stranger().payerId }));
    await settled(as, aForm(stranger()));
    expect(await payerOf(as, member)).toEqual({
      payerId: member.payerId,
      serviceCategoryId: 6,
      serviceDate: emiratesDateOf(new Date()),
    });
    expect(await payerOf(as, stranger())).toMatchObject({ payerId: stranger().payerId });
    const byCard = { cardNumber: member.cardNumber };
    expect((await callApi(handler, findPatientPayer, { as, body: byCard })).data).toBeNull();
    await settled(as, { ...withoutEmiratesId(aForm(member)), ...byCard });
    expect((await callApi(handler, findPatientPayer, { as, body: byCard })).data).toMatchObject({
      payerId: member.payerId,
    });
  });

  it('is nothing of the last request, for a page of the release before either', async () => {
    const as = await aClinic(store);
    await settled(as);
    expect(await callApi(handler, getLastChoices, { as })).toMatchObject({ http: 200, status: 0, data: null });
  });

  it('is not a payer that has said no since', async () => {
    const as = await aClinic(store);
    await settled(as);
    passMinutes(1);
    await settledBy(worker(async () => no))(as);
    expect(await payerOf(as, eligibleMember())).toBeNull();
  });

  it('Abuse: tells a facility nothing of what another one was answered, and leaves a trace of each look', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    await settled(as);
    expect(await payerOf(other, eligibleMember())).toBeNull();
    const audits = await auditsOf(store, `FACILITY#${other.user.facilityId}`);
    expect(audits.map(({ action }) => action)).toEqual(['eligibility.search']);
    expect(JSON.stringify(audits)).not.toContain(eligibleMember().emiratesId);
  });

  it('REQ-ELIG-10 has the payers that the facility asks most, and its service where nine of ten requests have it', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    expect(await usualOf(as)).toEqual({ payerIds: [], serviceCategoryId: null });
    const [member, second] = [eligibleMember(), stranger()];
    await submitted(as, aForm(second, { serviceCategoryId: 6 }));
    for (let sent = 0; sent < 8; sent += 1) await submitted(as, aForm(member));
    expect(await usualOf(as)).toEqual({ payerIds: [member.payerId, second.payerId], serviceCategoryId: null });
    await submitted(as, aForm(member));
    expect(await usualOf(as)).toEqual({ payerIds: [member.payerId, second.payerId], serviceCategoryId: 1 });
    expect(await usualOf(other)).toEqual({ payerIds: [], serviceCategoryId: null });
  });
});
