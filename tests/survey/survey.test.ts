import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tellSurveys } from '../../functions/survey/workers/tellSurveys.ts';
import { dayIn } from '../empanelment/support/contracts.ts';
import { passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import * as s from './support/surveys.ts';

const { store } = await startBackend();
/** Runs until the notices of earlier tests are told too: a run begins five. */
async function tell(): Promise<void> {
  for (let runs = 0; runs < 6; runs += 1) await tellSurveys(wiring)({}, { awsRequestId: 'r' } as never);
}

let payerId = 981;
let maker: SignedIn;
let checker: SignedIn;
let clinic: ReturnType<typeof aFacility>;
let admin: SignedIn;
let colleague: SignedIn;

const adminOf = (facility: ReturnType<typeof aFacility>) => signIn({ roles: ['ProviderAdmin'], facility });
async function aProvider(changes: Parameters<typeof aFacility>[0] = {}) {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  await s.agreed(store, facility.facilityId, payerId);
  return facility;
}
const refused = (code: string) => ({ data: null, errors: [{ code }] });

beforeEach(async () => {
  setClock(new Date().toISOString());
  payerId += 1;
  await putPayer(store, {
    ...{ payerId, payerName: 'Coral', payerNameArabic: 'المرجان', payerCode: `ZZ${payerId}` },
    ...{ services: ['eligibility'], answers: 'desk' },
  });
  [maker, checker] = [await s.aDesk(payerId), await s.aDesk(payerId)];
  clinic = await aProvider();
  [admin, colleague] = [await adminOf(clinic), await adminOf(clinic)];
});

describe('a version of the survey', () => {
  it('REQ-NET-28 goes from a draft over a second person to its providers; neither who wrote nor who sent it publishes it', async () => {
    const writer = await s.aDesk(payerId);
    const surveyId = await s.drafted(writer);
    await s.save(maker, surveyId);
    expect(await s.send(maker, surveyId)).toMatchObject({ data: { state: 'waiting' } });
    expect(await s.publish(maker, surveyId)).toMatchObject(refused('ownChange'));
    expect(await s.publish(writer, surveyId)).toMatchObject(refused('ownChange'));
    expect((await s.own(admin)).data?.items).toEqual([]);
    expect(await s.publish(checker, surveyId)).toMatchObject({ data: { state: 'published' } });
    expect((await s.own(admin)).data?.items).toMatchObject([{ surveyId, state: 'asked', isCurrent: true, number: 1 }]);
  });

  it('REQ-NET-28 never changes once it was sent or published, and comes back with a reason', async () => {
    const surveyId = await s.sent(maker);
    expect(await s.save(maker, surveyId, { title: 'Other' })).toMatchObject(refused('surveyNotDraft'));
    await s.refuse(checker, surveyId, 'Ask for beds too.');
    expect((await s.read(maker, surveyId)).data).toMatchObject({
      state: 'draft',
      refused: { reason: 'Ask for beds too.' },
    });
    await s.save(maker, surveyId, { title: 'Other' });
    await s.send(maker, surveyId);
    await s.publish(checker, surveyId);
    for (const call of [s.save(maker, surveyId, { title: 'Later' }), s.send(maker, surveyId)]) {
      expect(await call).toMatchObject(refused('surveyNotDraft'));
    }
    expect((await s.read(maker, surveyId)).data).toMatchObject({ state: 'published', title: 'Other' });
  });

  it('REQ-NET-28 begins from the last, and there is one draft at a time', async () => {
    const first = await s.published(maker, checker);
    const second = (await s.begin(maker)).data?.surveyId ?? '';
    expect((await s.read(checker, second)).data).toMatchObject({
      ...{ number: 2, state: 'draft', dueOn: null },
      questions: (await s.read(checker, first)).data?.questions,
    });
    expect(await s.begin(checker)).toMatchObject(refused('surveyDraftOpen'));
    expect((await s.versions(checker)).data?.items.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('REQ-NET-28 is thrown away while it is a draft, by who may edit it; the next has its number, and what was published stays', async () => {
    const first = await s.published(maker, checker);
    const draft = (await s.begin(maker)).data?.surveyId ?? '';
    expect(await s.discard(checker, draft)).toMatchObject({ http: 200, data: null, errors: [] });
    expect((await s.read(maker, draft)).http).toBe(404);
    expect((await s.versions(maker)).data?.items.map(({ surveyId }) => surveyId)).toEqual([first]);
    const [entry] = (await auditsOf(store, `SURVEY#${draft}`)).filter(({ action }) => action === 'survey.discard');
    expect(entry).toMatchObject({
      actor: checker.user.userId,
      outcome: 'success',
      before: { state: 'draft', number: 2 },
    });
    // A second tab saves, sends or discards what is gone: nothing comes back.
    for (const call of [s.save(maker, draft, {}, 1), s.send(maker, draft), s.discard(maker, draft)]) {
      expect((await call).http).toBe(404);
    }
    const next = (await s.begin(maker)).data?.surveyId ?? '';
    expect((await s.read(maker, next)).data).toMatchObject({ number: 2, state: 'draft' });
    expect((await s.read(maker, first)).data).toMatchObject({ number: 1, state: 'published' });
  });

  it('REQ-NET-28 is not thrown away once it was sent or published, nor over what a colleague has written, nor twice', async () => {
    const waiting = await s.sent(maker);
    expect(await s.discard(maker, waiting)).toMatchObject(refused('surveyNotDraft'));
    await s.publish(checker, waiting);
    expect(await s.discard(maker, waiting)).toMatchObject(refused('surveyNotDraft'));
    const draft = await s.drafted(maker);
    const { data } = await s.read(maker, draft);
    await s.save(checker, draft, { title: 'Theirs' });
    expect(await s.discard(maker, draft, data?.edition)).toMatchObject(refused('changedMeanwhile'));
    expect((await s.read(maker, draft)).data?.title).toBe('Theirs');
    const both = await Promise.all([s.discard(maker, draft), s.discard(checker, draft), s.begin(checker)]);
    expect(both.slice(0, 2).filter(({ http }) => http === 200)).toHaveLength(1);
    const drafts = (await s.versions(maker)).data?.items.filter(({ state }) => state === 'draft') ?? [];
    expect(drafts.length).toBe(both[2]?.http === 200 ? 1 : 0);
  });

  it('Abuse: another insurer, and who holds no right, throw no draft away', async () => {
    const draft = await s.drafted(maker);
    const { edition } = (await s.read(maker, draft)).data!;
    expect((await s.discard(await s.aDesk(payerId + 5000), draft, edition)).http).toBe(404);
    expect((await s.discard(admin, draft, edition)).http).toBe(403);
    expect((await s.read(maker, draft)).data?.state).toBe('draft');
  });

  it('REQ-NET-28 tells who may publish it that it waits: neither who wrote nor who sent it, by no account, and nobody of another payer', async () => {
    const emiratesId = '784198500000017';
    const writer = await s.aDesk(payerId);
    const payer = { facility: null, payerId } as const;
    const [sender, senderAgain] = [
      await signIn({ ...payer, roles: ['InsurerUser'], stored: { emiratesId } }),
      await signIn({ ...payer, roles: ['PayerAdmin'], stored: { emiratesId } }),
    ];
    const [leaver, reader] = [await s.aDesk(payerId), await signIn({ ...payer, roles: ['MedicalProvider'] })];
    const left = await getUser(store, leaver.user.userId);
    if (left) await changeUser(store, left, { isLocked: true });
    const stranger = await s.aDesk(payerId + 5000);
    const surveyId = await s.drafted(writer);
    await s.send(sender, surveyId);
    const newsOf = async ({ user }: SignedIn) =>
      (await toldTo(store, user)).filter(({ kind }) => kind === 'surveyWaiting');
    for (const as of [maker, checker]) {
      expect(await newsOf(as)).toMatchObject([
        { facts: { payerName: 'Coral' }, link: `/providerempanelment/surveys/${surveyId}` },
      ]);
    }
    for (const as of [writer, sender, senderAgain, leaver, reader, stranger]) expect(await newsOf(as)).toEqual([]);
    // Sent again after it came back, it is told of again.
    await s.refuse(checker, surveyId);
    await s.send(sender, surveyId);
    expect(await newsOf(maker)).toHaveLength(2);
  });

  it('REQ-NET-28 is not written over what a colleague has saved meanwhile', async () => {
    const surveyId = await s.drafted(maker);
    const { data } = await s.read(maker, surveyId);
    await s.save(checker, surveyId, { title: 'Theirs' });
    expect(await s.save(maker, surveyId, { title: 'Mine' }, data?.edition)).toMatchObject(refused('changedMeanwhile'));
    expect((await s.read(maker, surveyId)).data?.title).toBe('Theirs');
  });

  it('REQ-NET-28 is refused where something is missing, question by question', async () => {
    const surveyId = await s.drafted(maker, {
      ...{ title: '', dueOn: dayIn(0) },
      questions: [
        s.aQuestion('Q1', { textArabic: '' }),
        s.aQuestion('Q1', { kind: 'one', options: [s.anOption('A1')] }),
        s.aQuestion('Q3', { kind: 'several', options: [s.anOption('A1'), { ...s.anOption('A2'), textArabic: '' }] }),
        s.aQuestion('Q4', { shownWhen: { key: 'Q5', answers: ['yes'] } }),
        s.aQuestion('Q5', { kind: 'yesNo', shownWhen: { key: 'Q3', answers: [] } }),
      ],
    });
    const { errors, http } = await s.send(maker, surveyId);
    expect(http).toBe(400);
    expect(errors.map(({ field, values }) => [field, values?.number])).toEqual([
      ['title', undefined],
      ['dueOn', undefined],
      ['questions.0.text', 1],
      ['questions.1.key', 2],
      ['questions.1.options', 2],
      ['questions.2.options', 3],
      ['questions.3.shownWhen', 4],
      ['questions.4.shownWhen', 5],
    ]);
    expect((await s.read(maker, surveyId)).data?.state).toBe('draft');
  });

  it('REQ-NET-28 is there for its own insurer only', async () => {
    const surveyId = await s.published(maker, checker);
    await s.answered(admin, surveyId);
    const stranger = await s.aDesk(payerId - 1);
    for (const call of [
      s.read(stranger, surveyId),
      s.providers(stranger, surveyId, true),
      s.answersOf(stranger, surveyId, clinic.facilityId),
      s.refuse(stranger, surveyId),
    ]) {
      expect((await call).http).toBe(404);
    }
    const theirs = (await s.versions(stranger)).data?.items ?? [];
    expect(theirs.map((each) => each.surveyId)).not.toContain(surveyId);
    const leaver = await signIn({ roles: ['Eligibility'], facility: null, payerId });
    expect((await s.providers(leaver, surveyId, true)).http).toBe(403);
  });
});

describe('the answers of a provider', () => {
  it('REQ-NET-10 REQ-NET-28 are kept while they are typed, gone on with elsewhere, submitted and frozen', async () => {
    const surveyId = await s.published(maker, checker);
    expect(await s.keep(admin, surveyId, [s.answer('Q1', 'yes')])).toMatchObject({ data: { version: 1 } });
    expect((await s.ownForm(colleague, surveyId)).data).toMatchObject({
      ...{ state: 'begun', version: 1, isPrefilled: false, byName: admin.user.displayName },
      answers: [s.answer('Q1', 'yes')],
    });
    // The insurer sees that it was begun, and nothing of the draft.
    expect((await s.providers(maker, surveyId, false)).data?.items).toMatchObject([
      { facilityId: clinic.facilityId, begunAt: expect.any(String), answers: [] },
    ]);
    expect((await s.answersOf(maker, surveyId, clinic.facilityId)).http).toBe(404);
    await s.keep(colleague, surveyId, s.someAnswers(), 1);
    expect(await s.submit(colleague, surveyId, s.someAnswers(), 2)).toMatchObject({ status: 1 });
    expect((await s.ownForm(admin, surveyId)).data).toMatchObject({ state: 'answered', answers: s.someAnswers() });
    for (const call of [
      s.keep(admin, surveyId, [], 2),
      s.keep(admin, surveyId, []),
      s.submit(admin, surveyId, [], 2),
    ]) {
      expect(await call).toMatchObject({ http: 409, ...refused('surveyAnswered') });
    }
    expect((await s.answersOf(maker, surveyId, clinic.facilityId)).data).toMatchObject({
      ...{ answers: s.someAnswers(), submittedByName: colleague.user.displayName, survey: { number: 1 } },
    });
    expect((await s.providers(maker, surveyId, false)).data?.items).toEqual([]);
    expect((await s.providers(maker, surveyId, true)).data?.items).toMatchObject([{ answers: s.someAnswers() }]);
  });

  it('REQ-NET-28 of two people in one draft: the later one is refused and nothing is written over', async () => {
    const surveyId = await s.published(maker, checker);
    await s.keep(admin, surveyId, [s.answer('Q1', 'yes')]);
    await s.keep(admin, surveyId, [s.answer('Q1', 'no')], 1);
    expect(await s.keep(colleague, surveyId, [s.answer('Q3', 'A1')], 1)).toMatchObject(refused('changedMeanwhile'));
    expect(await s.keep(colleague, surveyId, [])).toMatchObject(refused('changedMeanwhile'));
    expect(await s.submit(colleague, surveyId, s.someAnswers(), 1)).toMatchObject(refused('changedMeanwhile'));
    expect((await s.ownForm(colleague, surveyId)).data?.answers).toEqual([s.answer('Q1', 'no')]);
    const both = await Promise.all([
      s.keep(admin, surveyId, [s.answer('Q5', 'One')], 2),
      s.keep(colleague, surveyId, [s.answer('Q5', 'Two')], 2),
    ]);
    expect(both.filter(({ data }) => data !== null)).toHaveLength(1);
  });

  it('REQ-NET-28 are refused to hidden questions, of another survey, of a wrong kind, and where one is missing', async () => {
    const surveyId = await s.published(maker, checker);
    const no = [s.answer('Q1', 'no'), s.answer('Q3', 'A1')];
    const at = (key: string, code: string) => ({ http: 400, errors: [{ field: `answers.${key}`, code }] });
    expect(await s.keep(admin, surveyId, [...no, s.answer('Q2', '3')])).toMatchObject(at('Q2', 'notAsked'));
    expect(await s.keep(admin, surveyId, [s.answer('Q9', 'x')])).toMatchObject(at('Q9', 'unknownChoice'));
    expect(await s.keep(admin, surveyId, [s.answer('S1', 'x')])).toMatchObject(at('S1', 'unknownChoice'));
    expect(await s.keep(admin, surveyId, [...no, s.answer('Q1', 'yes')])).toMatchObject(at('Q1', 'unknownChoice'));
    await s.keep(admin, surveyId, no);
    expect(await s.submit(admin, surveyId, [...no, s.answer('Q2', '3')])).toMatchObject(at('Q2', 'notAsked'));
    expect(await s.submit(admin, surveyId, no.slice(1))).toMatchObject(at('Q1', 'required'));
    expect(await s.submit(admin, surveyId, [s.answer('Q1', 'maybe'), ...no.slice(1)])).toMatchObject(
      at('Q1', 'unknownChoice'),
    );
    const yes = [s.answer('Q1', 'yes'), s.answer('Q3', 'A1')];
    expect(await s.submit(admin, surveyId, yes)).toMatchObject(at('Q2', 'required'));
    expect(await s.submit(admin, surveyId, [...yes, s.answer('Q2', '=1+1')])).toMatchObject(at('Q2', 'notANumber'));
    expect(await s.submit(admin, surveyId, [...no, s.answer('Q4', 'A1', 'A1')])).toMatchObject(
      at('Q4', 'unknownChoice'),
    );
    expect(await s.submit(admin, surveyId, [...no, s.answer('Q5', 'a', 'b')])).toMatchObject(at('Q5', 'unknownChoice'));
    expect(await s.submit(admin, surveyId, [...no, s.answer('Q4', 'A1', 'A2')])).toMatchObject({ status: 1 });
  });

  it('REQ-NET-28 to a new version begin with those of the last to the same questions; the old version takes none', async () => {
    const first = await s.published(maker, checker);
    await s.answered(admin, first, [...s.someAnswers(), s.answer('Q4', 'A1', 'A2'), s.answer('Q5', 'A text')]);
    const other = await aProvider();
    const slow = await adminOf(other);
    await s.keep(slow, first, [s.answer('Q1', 'no')]);
    const [head, one, two, three, four, five] = s.someQuestions();
    const changed = { ...five!, text: 'Another text' };
    const fewer = { ...four!, options: [s.anOption('A2'), s.anOption('A3')] };
    const second = await s.published(maker, checker, { questions: [head!, one!, two!, three!, fewer, changed] });
    expect((await s.ownForm(admin, second)).data).toMatchObject({
      ...{ state: 'asked', version: null, isPrefilled: true },
      answers: [...s.someAnswers(), s.answer('Q4', 'A2')],
    });
    // What was typed and not submitted is not lost either.
    expect((await s.ownForm(slow, second)).data?.answers).toEqual([s.answer('Q1', 'no')]);
    expect(await s.keep(slow, first, [s.answer('Q1', 'yes')], 1)).toMatchObject(refused('surveyReplaced'));
    expect(await s.submit(slow, first, s.someAnswers())).toMatchObject(refused('surveyReplaced'));
    expect((await s.own(admin)).data?.items).toMatchObject([
      { surveyId: second, state: 'asked', isCurrent: true },
      { surveyId: first, state: 'answered', isCurrent: false },
    ]);
    expect((await s.own(slow)).data?.items.map(({ surveyId }) => surveyId)).toEqual([second]);
  });

  it('REQ-NET-28 are for administrators of providers in the network: 404 and 403 for all others', async () => {
    const surveyId = await s.published(maker, checker);
    const stranger = aFacility();
    await putFacility(store, stranger);
    const outside = await adminOf(stranger);
    for (const call of [
      s.ownForm(outside, surveyId),
      s.keep(outside, surveyId, []),
      s.submit(outside, surveyId, s.someAnswers()),
    ]) {
      expect((await call).http).toBe(404);
    }
    expect((await s.own(outside)).data?.items).toEqual([]);
    const reception = await signIn({ roles: ['Eligibility'], facility: clinic });
    expect((await s.ownForm(reception, surveyId)).http).toBe(403);
    expect((await s.keep(reception, surveyId, [])).http).toBe(403);
    expect((await s.ownForm(maker, surveyId)).http).toBe(403);
    const suspended = await aProvider({ providerStatus: 'CONTRACT SUSPENDED' });
    expect((await s.ownForm(await adminOf(suspended), surveyId)).http).toBe(404);
    const draft = await s.drafted(maker);
    expect((await s.ownForm(admin, draft)).http).toBe(404);
  });

  it('REQ-NET-28 page through everybody who has answered', async () => {
    const surveyId = await s.published(maker, checker);
    await s.answered(admin, surveyId);
    await s.answered(await adminOf(await aProvider()), surveyId);
    const first = (await s.providers(maker, surveyId, true, { take: 1 })).data;
    const rest = (await s.providers(maker, surveyId, true, { take: 1, cursor: first?.nextCursor ?? '' })).data;
    const found = [first, rest].flatMap((page) => page?.items.map(({ facilityId }) => facilityId));
    expect(new Set(found).size).toBe(2);
    expect((await s.providers(maker, surveyId, true, { cursor: 'forged' })).http).toBe(400);
  });
});

describe('what providers are told of a survey', () => {
  const told = async ({ user }: SignedIn) => kindsOf(await toldTo(store, user));

  it('REQ-NET-28 is that it is there, and before its last day to those who have not answered; each once', async () => {
    const surveyId = await s.published(maker, checker, { dueOn: dayIn(10) });
    await tell();
    await tell();
    expect(await told(admin)).toEqual(['surveyPublished']);
    expect((await toldTo(store, admin.user))[0]).toMatchObject({
      ...{ facts: { payerName: 'Coral' }, link: `/providerempanelment/survey/${surveyId}` },
    });
    expect((await s.providers(maker, surveyId, false)).data?.items).toMatchObject([
      { facilityId: clinic.facilityId, begunAt: null },
    ]);
    const other = await adminOf(await aProvider());
    await s.answered(admin, surveyId);
    passMinutes(4 * 24 * 60);
    await tell();
    expect(await told(admin)).toEqual(['surveyPublished']);
    // Who has joined the network since is asked by then.
    expect(await told(other)).toEqual(['surveyDueSoon']);
    const later = await s.aDesk(payerId);
    expect((await s.providers(later, surveyId, false)).data?.items).toHaveLength(1);
    expect((await s.providers(later, surveyId, true)).data?.items).toHaveLength(1);
  });

  it('REQ-NET-28 is nothing to who is in another network, or of a version that was replaced', async () => {
    const outside = aFacility();
    await putFacility(store, outside);
    const stranger = await adminOf(outside);
    const reception = await signIn({ roles: ['Eligibility'], facility: clinic });
    await s.published(maker, checker);
    const second = await s.published(maker, checker);
    await tell();
    expect(await told(stranger)).toEqual([]);
    expect(await told(reception)).toEqual([]);
    expect((await toldTo(store, admin.user)).map(({ link }) => link)).toEqual([
      `/providerempanelment/survey/${second}`,
    ]);
  });
});
