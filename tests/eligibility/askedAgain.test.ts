import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, passMinutes, type SignedIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  deniedMember,
  details,
  eligibleMember,
  memberWho,
  settledBy,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const { resubmitEligibility, recheckEligibility, findAnsweredToday } = eligibilityApi.endpoints;
const { Resubmitted, Eligible, NotEligible } = eligibilityStatus;
const settled = settledBy(deliver);

type Request = Awaited<ReturnType<typeof details>>;
const resubmit = (as: SignedIn, { eligibilityId, version }: Request, form = aForm()) =>
  callApi(handler, resubmitEligibility, { as, body: { ...form, eligibilityId, version } });
const recheck = (as: SignedIn, { eligibilityId, version }: Request, payerId?: number) =>
  callApi(handler, recheckEligibility, { as, query: { eligibilityId }, body: { version, payerId } });

describe('sending again', () => {
  it('REQ-ELIG-18 a resubmission takes the place of a request that has ended; each leads to the other', async () => {
    const as = await aClinic(store);
    const denied = await settled(as, aForm(deniedMember()));
    expect(denied.status).toBe(NotEligible);
    const { data } = await resubmit(as, denied);
    const created = data?.eligibilityId ?? '';
    await deliver(deliveryOf(created));
    expect(await details(as, created)).toMatchObject({
      status: Eligible,
      follows: { kind: 'resubmission', eligibilityId: denied.eligibilityId },
    });
    const old = await details(as, denied.eligibilityId);
    expect(old).toMatchObject({
      status: Resubmitted,
      denialCode: 'ELIG-005',
      followedBy: { kind: 'resubmission', eligibilityId: created },
    });
    expect(old.timeline.at(-1)).toMatchObject({ event: 'resubmitted', by: as.user.displayName });
    expect((await resubmit(as, old)).errors).toMatchObject([{ code: 'notInThisStatus' }]);
  });

  it('REQ-ELIG-18 a new check asks the same anew and leaves the earlier answer as it was', async () => {
    const as = await aClinic(store);
    const earlier = await settled(as);
    const { data } = await recheck(as, earlier);
    const created = data?.eligibilityId ?? '';
    await deliver(deliveryOf(created));
    const anew = await details(as, created);
    expect(anew).toMatchObject({ status: Eligible, emiratesId: earlier.emiratesId, serviceDate: earlier.serviceDate });
    expect(anew.follows).toEqual({ kind: 'recheck', eligibilityId: earlier.eligibilityId });
    expect(anew.requestNumber).not.toBe(earlier.requestNumber);
    expect(await details(as, earlier.eligibilityId)).toMatchObject({
      status: Eligible,
      coverages: earlier.coverages,
      followedBy: { kind: 'recheck', eligibilityId: created },
    });
  });

  it('REQ-ELIG-18 another payer is asked the same after a payer’s no, with the Emirates ID alone, and each answer stands', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const other = memberWho(({ payerId }) => payerId !== member.payerId);
    const no = await settled(as, aForm(member, { payerId: other.payerId, cardNumber: 'CARD-OF-OTHER' }));
    expect(no).toMatchObject({ status: NotEligible, denialCode: 'ELIG-001' });
    const created = (await recheck(as, no, member.payerId)).data?.eligibilityId ?? '';
    await deliver(deliveryOf(created));
    expect(await details(as, created)).toMatchObject({
      ...{ status: Eligible, payerId: member.payerId, emiratesId: no.emiratesId, cardNumber: null },
      ...{ eidReasonId: no.eidReasonId, serviceDate: no.serviceDate, serviceCategoryId: no.serviceCategoryId },
      follows: { kind: 'recheck', eligibilityId: no.eligibilityId },
    });
    expect(await details(as, no.eligibilityId)).toMatchObject({ status: NotEligible, payerId: other.payerId });
  });

  it('a card number is put to no other payer, which would not know it', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const other = memberWho(({ payerId }) => payerId !== member.payerId);
    const { emiratesId: _, eidReasonId: __, ...form } = aForm(member, { payerId: other.payerId });
    const no = await settled(as, { ...form, cardNumber: member.cardNumber });
    expect(await recheck(as, no, member.payerId)).toMatchObject({ status: -1, errors: [{ code: 'cardOfOnePayer' }] });
    expect((await recheck(as, no)).status).toBe(1);
  });

  it('a waiting request is neither resubmitted nor checked again', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    for (const answer of [await resubmit(as, request), await recheck(as, request)]) {
      expect(answer.errors).toMatchObject([{ code: 'notInThisStatus' }]);
    }
  });
});

describe('an answer of today', () => {
  const find = async (as: SignedIn, changes: Partial<EligibilityForm> = {}) => {
    const { payerId, emiratesId, serviceCategoryId, serviceDate } = aForm(eligibleMember(), changes);
    const body = { payerId, emiratesId, serviceCategoryId, serviceDate };
    return callApi(handler, findAnsweredToday, { as, body });
  };

  it('is offered for the same question, from when it is there until midnight in the Emirates', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    expect(await find(as)).toMatchObject({ status: 0, data: null });
    await deliver(deliveryOf(id));
    expect((await find(as)).data).toMatchObject({ eligibilityId: id, status: Eligible });
    const yesterday = emiratesDateOf(new Date(Date.now() - 86_400_000));
    const others = [{ payerId: 1 }, { serviceCategoryId: 2 }, { serviceDate: yesterday }, deniedMember()];
    for (const { payerId, emiratesId, ...rest } of others as Partial<EligibilityForm>[]) {
      const changes = Object.fromEntries(
        Object.entries({ payerId, emiratesId, ...rest }).filter(([, value]) => value !== undefined),
      );
      expect((await find(as, changes)).data).toBeNull();
    }
    expect((await find(await aClinic(store))).data).toBeNull();
    passMinutes(24 * 60);
    expect((await find(as)).data).toBeNull();
  });
});

describe('the service dates of a payer', () => {
  const day = (days: number) => emiratesDateOf(new Date(Date.now() + days * 86_400_000));

  it('are its own: how far back it answers, and how far ahead', async () => {
    const as = await aClinic(store);
    const [payer] = demoPayers;
    await putPayer(store, { ...payer!, serviceDates: { pastDays: 2, futureDays: 7 } });
    const sent = async (days: number) => {
      const form = aForm(eligibleMember(), { payerId: payer!.payerId, serviceDate: day(days) });
      const answer = await callApi(handler, eligibilityApi.endpoints.submitEligibility, { as, body: form });
      return answer.errors[0] ? `${answer.errors[0].field} ${answer.errors[0].code}` : 'sent';
    };
    expect([await sent(-2), await sent(-3), await sent(7), await sent(8)]).toEqual([
      'sent',
      'serviceDate tooOld',
      'sent',
      'serviceDate inFuture',
    ]);
    const form = aForm(eligibleMember(), { payerId: payer!.payerId, serviceDate: day(-3) });
    const { errors } = await callApi(handler, eligibilityApi.endpoints.submitEligibility, { as, body: form });
    const message = `The service date is too far in the past. The earliest day allowed is ${dateText(day(-2))}.`;
    expect(errors).toMatchObject([{ message, values: { earliest: day(-2) } }]);
  });
});
