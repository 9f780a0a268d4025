import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, passMinutes, signIn, startBackend } from '../support/api.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  history,
  memberWho,
  startPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store } = await startBackend();
const payers = await startPayers();
const ask = askSimulator(payers.url);
const deliver = worker(ask);

beforeEach(() => {
  payers.faults.mode = 'normal';
});

describe('the sender of an eligibility request', () => {
  it('is told of the answer with the request’s number and payer, whose answer it is, and no whole number of the patient', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));
    expect(await toldTo(store, as.user)).toEqual([]);

    await deliver(deliveryOf(id));

    const request = await details(as, id);
    const [told, ...more] = await toldTo(store, as.user);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      kind: 'eligibilityEligible',
      facts: {
        requestNumber: request.requestNumber,
        payerName: request.payerName,
        facilityName: 'Palm Clinic',
        patient: { patientName: member.fullName, identifierEnding: member.emiratesId.slice(-4) },
      },
      link: `/eligibility/${id}`,
      createdAt: request.answeredAt,
      readAt: null,
    });
    const written = JSON.stringify(told);
    for (const secret of [member.emiratesId, member.cardNumber]) expect(written).not.toContain(secret);
  });

  it('Abuse: is told whose answer came at the facility that asked only, and with the right to read its requests only', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    await deliver(deliveryOf(await submitted(as, aForm(member))));
    const elsewhere = { ...as.user, facilityId: 'another-facility' };
    const withoutRight = { ...as.user, roles: ['Standard'] as const, facilityRoles: [] };
    for (const reader of [elsewhere, withoutRight]) {
      const [told] = await toldTo(store, reader);
      expect(told?.kind).toBe('eligibilityEligible');
      expect(told?.facts).not.toHaveProperty('patient');
    }
    expect((await toldTo(store, as.user))[0]?.facts).toHaveProperty('patient');
  });

  it.each([
    ['eligibilityNotEligible', memberWho(({ denialCode }) => denialCode === 'ELIG-005')],
    ['eligibilityAnswered', memberWho(({ expectedStatus }) => expectedStatus === 2)],
  ])('is told %s', async (kind, member) => {
    const as = await aClinic(store);
    await deliver(deliveryOf(await submitted(as, aForm(member))));
    expect(kindsOf(await toldTo(store, as.user))).toEqual([kind]);
  });

  it('is told that an answer Eligible names no cover that holds on the service date', async () => {
    const as = await aClinic(store);
    const ended = { policyNumber: 'POL-1', planName: 'Gold', validFrom: '2020-01-01', validTo: '2020-12-31' };
    const withoutCover = worker(async () => ({
      kind: 'answer',
      result: 'yes',
      payerReference: 'P-1',
      denialCode: null,
      comments: null,
      patientName: null,
      coverages: [{ ...ended, coPaymentFils: null, coPaymentPercent: null }],
      isRepeated: false,
    }));
    const id = await submitted(as);
    await withoutCover(deliveryOf(id));
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['eligibilityWithoutCover']);
    // Every list and every offer of this answer says the same.
    expect((await history(as)).data?.items).toMatchObject([{ eligibilityId: id, claim: 'withoutCover' }]);
    const { payerId, emiratesId, serviceCategoryId, serviceDate } = aForm();
    const body = { payerId, emiratesId, serviceCategoryId, serviceDate };
    const offered = await callApi(handler, eligibilityApi.endpoints.findAnsweredToday, { as, body });
    expect(offered.data).toMatchObject({ eligibilityId: id, claim: 'withoutCover' });
    const report = await callApi(handler, eligibilityApi.endpoints.exportTransactionReport, { as, body: {} });
    expect(new Set(report.data?.items.map(({ claim }) => claim))).toEqual(new Set(['withoutCover']));
  });

  it('is told nothing of attempts that failed, and once when the last one did', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    payers.faults.mode = 'down';
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await deliver(deliveryOf(id));
      passMinutes(5);
    }
    expect(await toldTo(store, as.user)).toEqual([]);
    await deliver(deliveryOf(id));
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['eligibilityFailed']);
  });

  it('is told once, however often the queue delivers and however many workers ask', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    // The first worker is slow: its lease runs out while it asks, and another one takes the entry and is faster.
    const slow = worker(async (question) => {
      passMinutes(5);
      await deliver(deliveryOf(id));
      return ask(question);
    });
    await slow(deliveryOf(id));
    await deliver(deliveryOf(id, id));
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['eligibilityEligible']);
  });

  it('is the only one who is told', async () => {
    const as = await aClinic(store);
    const colleague = await signIn({ roles: ['Eligibility'] });
    await deliver(deliveryOf(await submitted(as)));
    expect(await toldTo(store, colleague.user)).toEqual([]);
  });
});
