import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/eligibility/index.ts';
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
  startBackendWithPayers,
  submitted,
} from '../support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const { getOpenToday, getLastChoices } = eligibilityApi.endpoints;

const openOf = async (as: SignedIn) => (await callApi(handler, getOpenToday, { as })).data;
const choicesOf = async (as: SignedIn) => (await callApi(handler, getLastChoices, { as })).data;
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
      expect((await callApi(handler, getLastChoices, { as })).http).toBe(403);
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

describe('the last choices', () => {
  it('REQ-ELIG-10 are the caller’s own at this facility, with the reason of the last typed number', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    expect(await choicesOf(as)).toBeNull();
    const member = eligibleMember();
    await submitted(as, aForm(member, { eidReasonId: 4 }));
    passMinutes(1);
    const { emiratesId: _, eidReasonId: __, ...byCard } = aForm(member, { serviceCategoryId: 2 });
    await submitted(as, { ...byCard, cardNumber: member.cardNumber });
    expect(await choicesOf(as)).toEqual({
      payerId: member.payerId,
      serviceCategoryId: 2,
      consultationCategoryId: 2,
      eidReasonId: 4,
    });
    // Abuse: nobody learns from it what another person or another facility asks.
    expect(await choicesOf(other)).toBeNull();
  });
});
