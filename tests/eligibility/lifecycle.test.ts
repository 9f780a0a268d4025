import { describe, expect, it } from 'vitest';
import type { PayerOutcome } from '../../functions/_connect/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { type CallOptions, callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  deniedMember,
  details,
  eligibleMember,
  eventsOf,
  history,
  memberWho,
  recordAudits,
  settledBy,
  startBackendWithPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store, messages, payers, deliver } = await startBackendWithPayers();

const { cancelEligibility, updateEligibility } = eligibilityApi.endpoints;
const { Pending, Error: Failed, Cancelled, Eligible } = eligibilityStatus;
const settled = settledBy(deliver);

type Request = Awaited<ReturnType<typeof details>>;
const cancel = (
  as: SignedIn,
  { eligibilityId, version }: Pick<Request, 'eligibilityId' | 'version'>,
  reason?: string,
) => callApi(handler, cancelEligibility, { as, query: { eligibilityId }, body: { version, reason } });
const correct = (as: SignedIn, request: Request, form: EligibilityForm, options: CallOptions = {}) =>
  callApi(handler, updateEligibility, {
    as,
    body: { ...form, eligibilityId: request.eligibilityId, version: request.version },
    ...options,
  });
/** Lets the worker take everything that was queued about these requests, and what that brings. */
async function deliverQueued(...except: string[]) {
  const ids = [...new Set(messages.map(({ body }) => JSON.parse(body).outboxId as string))];
  for (const id of ids.filter((each) => !except.includes(each))) await deliver(deliveryOf(id));
}
const received = ({ requestNumber }: Pick<Request, 'requestNumber'>) =>
  payers.requests().filter((each) => each.requestNumber === requestNumber);
const typesOf = (request: Pick<Request, 'requestNumber'>) =>
  received(request).map(({ xml, answered }) => [/<Type>(\w+)</.exec(xml)?.[1], answered]);

/** A worker that holds a question until the test gives the payer's answer. */
async function slowlyAsked(id: string) {
  let give: (outcome: PayerOutcome) => void = () => undefined;
  let isAsked = false;
  const asking = worker(() => {
    isAsked = true;
    return new Promise((resolve) => (give = resolve));
  })(deliveryOf(id));
  await expect.poll(() => isAsked).toBe(true);
  return async (outcome: PayerOutcome) => {
    give(outcome);
    await asking;
  };
}

const yes: PayerOutcome = {
  kind: 'answer',
  result: 'yes',
  payerReference: 'LATE-1',
  denialCode: null,
  comments: null,
  patientName: 'Invented Person',
  coverages: [],
  isRepeated: false,
};
/** A request whose payer could not be reached until the portal gave up. */
async function givenUp(as: SignedIn): Promise<Request> {
  const id = await submitted(as, aForm(memberWho(({ behaviour }) => behaviour === 'neverAnswers')));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await deliver(deliveryOf(id));
    passMinutes(2);
  }
  return details(as, id);
}

describe('cancelling', () => {
  it('REQ-ELIG-06 ends a request that no payer has seen, and none ever does', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    expect((await cancel(as, request, 'Patient left')).data).toEqual({
      eligibilityId: request.eligibilityId,
      status: Cancelled,
      version: 2,
    });
    await deliverQueued();
    const after = await details(as, request.eligibilityId);
    expect(after).toMatchObject({ status: Cancelled, version: 2 });
    expect(eventsOf(after)).toEqual(['submitted', 'cancelled']);
    expect(after.timeline[1]).toMatchObject({ by: as.user.displayName, detail: 'Patient left' });
    expect(received(request)).toEqual([]);
    const audits = (await recordAudits(store, request.eligibilityId)).filter(({ action }) => action.endsWith('cancel'));
    expect(audits).toMatchObject([
      { actor: as.user.userId, before: { status: Pending }, after: { status: Cancelled } },
    ]);
  });

  it('REQ-ELIG-06 tells a payer that was asked already, again until it hears', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    payers.faults.mode = 'serverError';
    await deliver(deliveryOf(id));
    const request = await details(as, id);
    expect((await cancel(as, request)).status).toBe(1);
    await deliverQueued();
    expect((await details(as, id)).timeline.at(-1)?.event).toBe('cancelled');
    payers.faults.mode = 'normal';
    passMinutes(10);
    await deliverQueued();
    expect(typesOf(request)).toEqual([
      ['Eligibility', 'serverError'],
      ['Cancellation', 'serverError'],
      ['Cancellation', 'cancelled'],
    ]);
    expect((await details(as, id)).timeline.at(-1)).toMatchObject({ event: 'cancellationSent', by: null });
  });

  it('REQ-ELIG-18 takes no answer any more that was on its way, and says so', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const answer = await slowlyAsked(id);
    await cancel(as, await details(as, id));
    await answer(yes);
    const after = await details(as, id);
    expect(after).toMatchObject({ status: Cancelled, payerReference: null });
    expect(after.timeline.at(-1)).toMatchObject({ event: 'lateAnswerIgnored', detail: 'cancelled' });
  });

  it('REQ-ELIG-18 is refused for a final answer', async () => {
    const as = await aClinic(store);
    const request = await settled(as);
    expect(await cancel(as, request)).toMatchObject({ http: 200, status: -1, errors: [{ code: 'notInThisStatus' }] });
  });

  it('is not for the payer, who reads the request', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    const payer = await signIn({ roles: ['Eligibility'], facility: null, payerId: request.payerId });
    expect((await cancel(payer, request)).http).toBe(403);
    expect((await cancel(await aClinic(store), request)).http).toBe(404);
  });
});

describe('two people at one request', () => {
  it('REQ-ELIG-11 the second, who saw the state before, gets 409 and changes nothing', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    expect((await correct(as, request, aForm(eligibleMember(), { remarks: 'Brought a referral' }))).status).toBe(1);
    expect(await cancel(as, request)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    const after = await details(as, request.eligibilityId);
    expect(after).toMatchObject({ status: Pending, remarks: 'Brought a referral', version: 2 });
  });

  it('an attempt that reached no payer does not stop a user from cancelling meanwhile', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const request = await details(as, id);
    payers.faults.mode = 'serverError';
    await deliver(deliveryOf(id));
    payers.faults.mode = 'normal';
    expect((await details(as, id)).attempts).toBe(1);
    expect((await cancel(as, request)).status).toBe(1);
  });

  it('of two at the same moment one wins', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    const both = await Promise.all([cancel(as, request, 'One'), cancel(as, request, 'Other')]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(eventsOf(await details(as, request.eligibilityId))).toEqual(['submitted', 'cancelled']);
  });
});

describe('correcting', () => {
  it('REQ-ELIG-11 asks the payer the corrected question under a number of its own', async () => {
    const as = await aClinic(store);
    const [wrong, right] = [deniedMember(), eligibleMember()];
    const first = await details(as, await submitted(as, aForm(wrong)));
    const { data } = await correct(as, first, aForm(right));
    expect(data).toEqual({ eligibilityId: first.eligibilityId, status: Pending, version: 2 });
    await deliverQueued();
    const after = await details(as, first.eligibilityId);
    expect(after).toMatchObject({
      status: Eligible,
      emiratesId: right.emiratesId,
      payerId: right.payerId,
      requestNumber: `${first.requestNumber}-1`,
    });
    expect(received(first)).toEqual([]);
    expect(after.timeline.map(({ event, detail }) => [event, detail]).slice(0, 2)).toEqual([
      ['submitted', null],
      ['corrected', wrong.payerId === right.payerId ? 'emiratesId' : 'payerId, emiratesId'],
    ]);
    const patients = async (patient: string) => (await history(as, { patient })).data?.items.length;
    expect([await patients(wrong.emiratesId), await patients(right.emiratesId)]).toEqual([0, 1]);
  });

  it('REQ-ELIG-11 moves a corrected payer’s request out of the other payer’s sight, and the card with it', async () => {
    const as = await aClinic(store);
    const [wrong, right] = [memberWho(({ payerId }) => payerId === demoPayers[0]?.payerId), eligibleMember()];
    const first = await details(as, await submitted(as, aForm(wrong, { cardNumber: 'CARD-1' })));
    await correct(as, first, aForm(right, { cardNumber: 'CARD-2' }));
    const payerOf = (payerId: number) => signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const query = { eligibilityID: first.eligibilityId };
    const seenBy = async (payerId: number) =>
      (await callApi(handler, eligibilityApi.endpoints.getEligibilityDetails, { as: await payerOf(payerId), query }))
        .http;
    expect([await seenBy(wrong.payerId), await seenBy(right.payerId)]).toEqual([404, 200]);
    const found = async (patient: string) => (await history(as, { patient })).data?.items.length;
    expect([await found('CARD-1'), await found('CARD-2')]).toEqual([0, 1]);
  });

  it('REQ-ELIG-11 keeps the question where only a remark changes, so that the answer on its way counts', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const request = await details(as, id);
    const answer = await slowlyAsked(id);
    await correct(as, request, aForm(eligibleMember(), { remarks: 'Walks with a stick' }));
    await answer(yes);
    expect(await details(as, id)).toMatchObject({
      status: Eligible,
      payerReference: 'LATE-1',
      remarks: 'Walks with a stick',
      requestNumber: request.requestNumber,
    });
  });

  it('REQ-ELIG-18 takes no answer to the question that it was before, and takes that one back from the payer', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(deniedMember()));
    const first = await details(as, id);
    const answer = await slowlyAsked(id);
    await correct(as, first, aForm());
    await answer(yes);
    const between = await details(as, id);
    expect(between).toMatchObject({ status: Pending, payerReference: null });
    expect(between.timeline.at(-1)).toMatchObject({ event: 'lateAnswerIgnored', detail: 'corrected' });
    await deliverQueued();
    expect(await details(as, id)).toMatchObject({ status: Eligible, emiratesId: eligibleMember().emiratesId });
    expect(typesOf(first)).toEqual([['Cancellation', 'notKnown']]);
  });

  it('REQ-ELIG-11 brings a request back from Error', async () => {
    const as = await aClinic(store);
    const failed = await givenUp(as);
    expect(failed.status).toBe(Failed);
    await correct(as, failed, aForm());
    await deliverQueued();
    const after = await details(as, failed.eligibilityId);
    expect(after).toMatchObject({ status: Eligible, attempts: 1 });
    expect(eventsOf(after)).toEqual(expect.arrayContaining(['failed', 'corrected', 'eligible']));
  });

  it.each([
    ['nothing', {}, 'nothingChanged'],
    ['an unknown category', { serviceCategoryId: 999 }, 'unknownChoice'],
    [
      'no reason for another Emirates ID',
      { emiratesId: deniedMember().emiratesId, eidReasonId: undefined },
      'required',
    ],
  ])('REQ-ELIG-11 refuses %s', async (_, changes, code) => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    const answer = await correct(as, request, aForm(eligibleMember(), changes));
    expect(answer.errors).toMatchObject([{ code }]);
    expect(await details(as, request.eligibilityId)).toMatchObject({ version: 1 });
  });

  it('REQ-ELIG-11 is refused once the payer has answered', async () => {
    const as = await aClinic(store);
    const answer = await correct(as, await settled(as), aForm(eligibleMember(), { remarks: 'x' }));
    expect(answer.errors).toMatchObject([{ code: 'notInThisStatus' }]);
  });

  it('repeated under its key happens once', async () => {
    const as = await aClinic(store);
    const request = await details(as, await submitted(as));
    const form = aForm(eligibleMember(), { remarks: 'Once' });
    const headers = { 'idempotency-key': 'the-same-key' };
    const both = [await correct(as, request, form, { headers }), await correct(as, request, form, { headers })];
    expect(both.map(({ status }) => status)).toEqual([1, 1]);
    expect(eventsOf(await details(as, request.eligibilityId))).toEqual(['submitted', 'corrected']);
  });
});

describe('an answer that comes after the portal gave up', () => {
  it('REQ-ELIG-18 is taken once', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const first = await slowlyAsked(id);
    passMinutes(5);
    const second = await slowlyAsked(id);
    // The worker that holds the entry now gives up.
    const { version } = await details(as, id);
    passMinutes(5);
    await worker(async () => ({ kind: 'refused', report: 'Not today' }))(deliveryOf(id));
    expect(await details(as, id)).toMatchObject({ status: Failed, version: version + 1 });
    await first(yes);
    expect(await details(as, id)).toMatchObject({ status: Eligible, payerReference: 'LATE-1' });
    await second({ ...yes, payerReference: 'LATE-2' });
    const after = await details(as, id);
    expect(after.payerReference).toBe('LATE-1');
    expect(eventsOf(after).slice(-2)).toEqual(['eligible', 'duplicateAnswerIgnored']);
  });
});
