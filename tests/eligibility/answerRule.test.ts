import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DemoMember } from '../../functions/_demo/members.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import {
  aLiveRule,
  answerRule,
  aRuleContent,
  aRuleQuestion,
  fittingAnswers,
  payerAdmin,
  retire,
} from '../payerRule/support/rules.ts';
import { callApi, type SignedIn, setClock, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  history,
  memberWho,
  recordAudits,
  startBackendWithPayers,
  submit,
  submitted,
} from './support/eligibility.ts';

const { store, messages, payers, deliver } = await startBackendWithPayers();
const { Pending, Answered, Eligible, NotEligible } = eligibilityStatus;
const optical = { serviceCategoryId: 7 };
let clinic: SignedIn;
beforeEach(async () => {
  clinic = await aClinic(store);
});

const ruleFor = ({ payerId }: DemoMember, consultationCategoryId: number | null = null, content = aRuleContent()) =>
  aLiveRule({ payerId, ...optical, consultationCategoryId }, content);

/** What was queued by `act`: the ids of the outbox entries. */
async function queuedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = messages.length;
  await act();
  return messages.slice(before).map(({ body }) => JSON.parse(body).outboxId);
}

describe('a request that meets a rule', () => {
  it('REQ-ELIG-20 carries its id and waits, Pending, while the payer is not asked', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    let id = '';
    const queued = await queuedBy(async () => {
      id = await submitted(clinic, aForm(eligibleMember(), optical));
    });
    expect(queued).toEqual([]);
    const asked = payers.requests().length;
    await deliver(deliveryOf(id));
    expect(payers.requests()).toHaveLength(asked);
    const request = await details(clinic, id);
    expect(request).toMatchObject({ ruleId, status: Pending, hasOpenQuestions: true, ruleAnswers: [] });
    expect(eventsOf(request)).toEqual(['submitted', 'questionsAsked']);
    expect((await history(clinic, { status: Pending })).data?.items).toMatchObject([{ hasOpenQuestions: true }]);
  });

  it('REQ-ELIG-12 is found among those that wait for answers, by its facility and its payer, until it is answered', async () => {
    const member = eligibleMember();
    const { ruleId } = await ruleFor(member);
    const admin = await payerAdmin(member.payerId);
    const waits = await submitted(clinic, aForm(member, optical));
    await submitted(clinic, aForm(member));
    const taken = await submitted(clinic, aForm(member, optical));
    const body = { version: (await details(clinic, taken)).version };
    await callApi(handler, eligibilityApi.endpoints.cancelEligibility, {
      as: clinic,
      query: { eligibilityId: taken },
      body,
    });
    const asked = async (as: SignedIn, more = {}) =>
      (await history(as, { waitsFor: 'answers', ...more })).data?.items.map(({ eligibilityId }) => eligibilityId);
    expect(await asked(clinic)).toEqual([waits]);
    expect(await asked(clinic, { payerId: member.payerId, patient: member.emiratesId })).toEqual([waits]);
    expect(await asked(clinic, { status: Answered })).toEqual([]);
    expect(await asked(await aClinic(store))).toEqual([]);
    expect(await asked(admin)).toContain(waits);
    expect(await asked(admin)).not.toContain(taken);
    expect((await answerRule(clinic, { eligibilityId: waits, ruleId })).http).toBe(200);
    expect(await asked(clinic)).toEqual([]);
    expect(await asked(admin)).not.toContain(waits);
  });

  it('meets the rule of its consultation before the rule of the category', async () => {
    const member = eligibleMember();
    const special = await ruleFor(member, 3);
    const general = await ruleFor(member);
    const metBy = async (consultationCategoryId: number) =>
      (await details(clinic, await submitted(clinic, aForm(member, { ...optical, consultationCategoryId })))).ruleId;
    expect([await metBy(3), await metBy(2)]).toEqual([special.ruleId, general.ruleId]);
    await retire(await payerAdmin(member.payerId), special.ruleId, special.edition);
    expect(await metBy(3)).toBe(general.ruleId);
  });

  it('meets the version that holds on the day of the service, and none in the days of a retired one', async () => {
    setClock('2027-03-10T08:00:00.000Z');
    const at = { ...optical, consultationCategoryId: 5 };
    const member = eligibleMember();
    const first = await ruleFor(member, 5, aRuleContent({ holdsFrom: '2027-03-10' }));
    const second = await ruleFor(member, 5, aRuleContent({ holdsFrom: '2027-03-12' }));
    setClock('2027-03-13T08:00:00.000Z');
    clinic = await aClinic(store);
    const metOn = async (serviceDate: string) =>
      (await details(clinic, await submitted(clinic, aForm(member, { ...at, serviceDate })))).ruleId;
    expect([await metOn('2027-03-11'), await metOn('2027-03-12')]).toEqual([first.ruleId, second.ruleId]);
    await retire(await payerAdmin(member.payerId), second.ruleId, second.edition);
    // The category's own rule of the other tests answers where the consultation's has nothing to ask.
    expect([await metOn('2027-03-11'), await metOn('2027-03-13')]).toEqual([
      first.ruleId,
      expect.not.stringMatching(second.ruleId),
    ]);
  });

  it('is asked nothing at other categories and other payers', async () => {
    await ruleFor(eligibleMember());
    expect(await details(clinic, await submitted(clinic, aForm()))).toMatchObject({ ruleId: null });
  });
});

describe('its answers', () => {
  it('REQ-ELIG-07 go to the payer, which then says whether the patient is eligible', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const id = await submitted(clinic, aForm(eligibleMember(), optical));
    const queued = await queuedBy(async () => {
      const answer = await answerRule(clinic, { eligibilityId: id, ruleId });
      expect(answer).toMatchObject({ http: 200, data: { eligibilityId: id, status: Answered } });
    });
    expect(queued).toHaveLength(1);
    expect(await details(clinic, id)).toMatchObject({ status: Answered, hasOpenQuestions: false, answeredAt: null });

    await deliver(deliveryOf(...queued));
    const request = await details(clinic, id);
    expect(request).toMatchObject({ status: Eligible, ruleId });
    expect(request.ruleAnswers[1]).toMatchObject({
      question: 'PLACE',
      answer: 'WORK',
      label: 'At work',
      labelArabic: 'في العمل',
    });
    expect(eventsOf(request)).toEqual(['submitted', 'questionsAsked', 'questionsAnswered', 'sent', 'eligible']);
    const xml = payers.requests().find(({ requestNumber }) => requestNumber === request.requestNumber)?.xml;
    expect(xml).toContain(`<Code>RuleId</Code><Value>${ruleId}</Value>`);
    expect(xml).toContain('<Code>PLACE</Code><Value>WORK</Value><ValueType>RuleAnswer</ValueType>');
    expect(xml).toContain('<Code>Q4</Code><Value>02/11/2026</Value>');
    const changes = (await recordAudits(store, id)).filter(({ action }) => action === 'eligibility.settle');
    expect(changes).toMatchObject([{ before: { status: Answered }, after: { status: Eligible } }]);
  });

  it('REQ-ELIG-07 may end in NotEligible', async () => {
    const refused = memberWho(({ denialCode }) => denialCode === 'ELIG-005');
    const { ruleId } = await ruleFor(refused);
    const id = await submitted(clinic, aForm(refused, optical));
    const queued = await queuedBy(() => answerRule(clinic, { eligibilityId: id, ruleId }));
    await deliver(deliveryOf(...queued));
    expect(await details(clinic, id)).toMatchObject({ status: NotEligible, denialCode: 'ELIG-005' });
  });

  it('are kept while the payer fails, and sent again', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const id = await submitted(clinic, aForm(eligibleMember(), optical));
    const queued = await queuedBy(() => answerRule(clinic, { eligibilityId: id, ruleId }));
    payers.faults.mode = 'serverError';
    payers.faults.rate = 1;
    await deliver(deliveryOf(...queued));
    payers.faults.mode = 'normal';
    const waiting = await details(clinic, id);
    expect(waiting).toMatchObject({ status: Answered, isPayerUnavailable: true, answeredAt: null });
    expect(waiting.ruleAnswers).toHaveLength(4);
    setClock(waiting.nextAttemptAt ?? '');
    await deliver(deliveryOf(...queued));
    expect(await details(clinic, id)).toMatchObject({ status: Eligible, isPayerUnavailable: false });
  });

  it('REQ-VALID-14 REQ-ELIG-07 need both fields, and fit their questions', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const id = await submitted(clinic, aForm(eligibleMember(), optical));
    const [yes, place, text, day] = fittingAnswers as [Given, Given, Given, Given];
    const errorsOf = async (answers: Given[]) => {
      const { http, errors } = await answerRule(clinic, { eligibilityId: id, ruleId, answers });
      return { http, errors: errors.map(({ field, code }) => `${field} ${code}`) };
    };
    const refused = (...errors: string[]) => ({ http: 400, errors });
    const validator = 'ruleAnswerValidator';
    expect(await errorsOf([{ ...yes, answer: ' ' }, place, text, day])).toEqual(
      refused(`answers.0.answer ${validator}`),
    );
    expect(await errorsOf([{ ...yes, question: '' }, place, text, day])).toEqual(
      refused(`answers.0.answer ${validator}`),
    );
    expect(await errorsOf([yes, place, { ...text, answer: '\u0001\u200b' }, day])).toEqual(
      refused(`answers.2.answer ${validator}`),
    );
    expect(await errorsOf([yes, place, text])).toEqual(refused(`answers ${validator}`));
    expect(
      await errorsOf([
        { ...yes, answer: 'maybe' },
        { ...place, answer: 'At work' },
        yes,
        { ...day, answer: '2026-02-30' },
        { question: 'Q9', answer: 'x' },
      ]),
    ).toEqual(
      refused(
        'answers.0.answer unknownChoice',
        'answers.1.answer unknownChoice',
        'answers.2.answer answeredTwice',
        'answers.3.answer invalidDate',
        'answers.4.answer unknownQuestion',
        `answers ${validator}`,
      ),
    );
    expect(await details(clinic, id)).toMatchObject({ status: Pending, hasOpenQuestions: true });
  });

  it('REQ-ELIG-07 are taken once: again under the key says the same, a colleague’s later ones get 409', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const eligibilityId = await submitted(clinic, aForm(eligibleMember(), optical));
    const headers = { 'idempotency-key': randomUUID() };
    const queued = await queuedBy(async () => {
      const twice = await Promise.all([1, 2].map(() => answerRule(clinic, { eligibilityId, ruleId }, { headers })));
      expect(twice.map(({ http }) => http)).toEqual([200, 200]);
    });
    expect(queued).toHaveLength(1);
    expect(await answerRule(clinic, { eligibilityId, ruleId })).toMatchObject({
      http: 409,
      errors: [{ code: 'changedMeanwhile' }],
    });
  });

  it('for another rule than the request’s are refused with 409', async () => {
    await ruleFor(eligibleMember());
    const eligibilityId = await submitted(clinic, aForm(eligibleMember(), optical));
    const another = await ruleFor(eligibleMember(), null, aRuleContent({ questions: [aRuleQuestion()] }));
    expect(await answerRule(clinic, { eligibilityId, ruleId: another.ruleId })).toMatchObject({ http: 409 });
  });

  it('come from the facility that sent the request, and from nobody else', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const eligibilityId = await submitted(clinic, aForm(eligibleMember(), optical));
    expect(await answerRule(await aClinic(store), { eligibilityId, ruleId })).toMatchObject({ http: 404 });
    const { payerId } = eligibleMember();
    const payer = await signIn({ roles: ['Eligibility', 'PayerAdmin'], facility: null, payerId });
    expect(await answerRule(payer, { eligibilityId, ruleId })).toMatchObject({ http: 403 });
    const reader = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    expect(await answerRule(reader, { eligibilityId, ruleId })).toMatchObject({ http: 403 });
  });

  it('a request that waits for nothing takes none', async () => {
    const { ruleId } = await ruleFor(eligibleMember());
    const eligibilityId = await submitted(clinic);
    expect(await answerRule(clinic, { eligibilityId, ruleId })).toMatchObject({ http: 409 });
  });
});

interface Given {
  question: string;
  answer: string;
}

it('REQ-ELIG-10 a repeated submit of a request with questions queues nothing either', async () => {
  await ruleFor(eligibleMember());
  const headers = { 'idempotency-key': randomUUID() };
  const form = aForm(eligibleMember(), { ...optical, serviceDate: emiratesDateOf(new Date()) });
  expect(await queuedBy(() => Promise.all([1, 2].map(() => submit(clinic, form, { headers }))))).toEqual([]);
});
