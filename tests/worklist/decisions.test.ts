import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler } from '../../functions/worklist/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eventsOf,
  history,
  recordAudits,
  startPayers,
  submitted,
} from '../eligibility/support/eligibility.ts';
import { opened } from '../providerQuery/support/queries.ts';
import { callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import { toldTo } from '../support/news.ts';
import {
  aCover,
  anAdministrator,
  answerQuestion as answerAsked,
  aReviewer,
  ask as askFacility,
  asksNobody,
  item,
  list,
  ofAnotherPayer,
  onWorklist,
  reply,
  take,
} from '../support/payerDesk.ts';

const { store, messages } = await startBackend();
await startPayers();
const { endpoints } = worklistApi;
const { Pending, Answered, Cancelled, Eligible, NotEligible } = eligibilityStatus;
const refused = (code: string, http = 409) => ({ http, status: -1, data: null, errors: [{ code }] });
const eligible = { result: 'eligible' as const, coverages: [aCover()], patientName: 'Amina Invented' };
const denied = { result: 'notEligible' as const, denialCode: 'ELIG-005' };
const byId = (eligibilityId: string) => ({ eligibilityId });

const takeBack = (as: SignedIn, id: string) => callApi(handler, endpoints.takeBackAnswer, { as, body: byId(id) });
const ask = (as: SignedIn, body: { eligibilityId: string; version: number; answerBy?: string }) =>
  askFacility(as, { text: 'Which card does the patient use?', answerBy: inMinutes(120), ...body });
const context = (as: SignedIn, id: string) => callApi(handler, endpoints.getDeskContext, { as, query: byId(id) });
const answerQuestion = (as: SignedIn, body: { eligibilityId: string; questionId: string; attachmentIds?: string[] }) =>
  answerAsked(as, { text: 'The blue one.', ...body });
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const aMember = (memberId: string) => ({
  memberId,
  emiratesId: null,
  fullName: 'Amina Invented',
  fullNameArabic: null,
  bornOn: '1990-05-05',
  gender: 'female' as const,
  relation: 'principal' as const,
});

/** Lets the worker take what was queued, as often as the queue may bring it. */
const deliver = () =>
  asksNobody({ Records: messages.map(({ body }, at) => ({ messageId: `message-${at}`, body })) } as SQSEvent);

/** A request in the hand of a reviewer. */
async function inHand(reviewer?: SignedIn) {
  const { id, clinic } = await onWorklist(store);
  messages.splice(0);
  const as = reviewer ?? (await aReviewer());
  const { version } = (await take(as, id)).data!;
  return { id, clinic, as, version };
}

/** A request of which a final answer is on its way. */
async function answered() {
  const held = await inHand();
  const { data } = await reply(held.as, { eligibilityId: held.id, version: held.version, ...denied });
  return { ...held, item: data! };
}

describe('an answer that nobody has read', () => {
  it('REQ-ELIG-18 is taken back within a minute, and the facility has never seen it', async () => {
    const { id, clinic, as, item: sent } = await answered();
    expect(sent).toMatchObject({ status: NotEligible, denialCode: 'ELIG-005', heldUntil: expect.any(String) });
    const [row] = (await history(clinic)).data!.items;
    expect(row).toMatchObject({ eligibilityId: id, status: Pending });
    expect((await takeBack(as, id)).data).toMatchObject({ status: Pending, heldUntil: null, denialCode: null });
    const seen = await details(clinic, id);
    expect(seen).toMatchObject({ status: Pending, denialCode: null });
    expect(eventsOf(seen)).toEqual(['submitted', 'sent', 'taken']);
    expect(await toldTo(store, clinic.user)).toEqual([]);
    // The worker that would have let it go finds nothing to do, and another answer is given.
    passMinutes(2);
    await deliver();
    expect((await details(clinic, id)).status).toBe(Pending);
    const { version } = (await item(as, id)).data!;
    expect((await reply(as, { eligibilityId: id, version, ...eligible })).data?.status).toBe(Eligible);
    expect((await details(clinic, id)).status).toBe(Eligible);
  });

  it('Abuse: stays where it is once somebody at the facility has opened the request', async () => {
    const { id, clinic, as } = await answered();
    expect((await details(clinic, id)).status).toBe(NotEligible);
    expect(await takeBack(as, id)).toMatchObject(refused('answerRead'));
    expect(await details(clinic, id)).toMatchObject({ status: NotEligible, denialCode: 'ELIG-005' });
    expect((await toldTo(store, clinic.user)).map(({ kind }) => kind)).toEqual(['eligibilityNotEligible']);
    const tried = (await recordAudits(store, id)).filter(({ action }) => action === 'worklist.takeback');
    expect(tried).toMatchObject([{ actor: as.user.userId, outcome: 'answerRead' }]);
  });

  it('is not read by a page that only asks again by itself, which sees nothing of it until the minute has passed', async () => {
    const { id, clinic, as } = await answered();
    const poll = async () => {
      const { data } = await callApi(eligibility, eligibilityApi.endpoints.getEligibilityDetails, {
        as: clinic,
        query: { eligibilityID: id },
        headers: { 'x-background': '1' },
      });
      return data!;
    };
    const before = await poll();
    expect(before).toMatchObject({ status: Pending, denialCode: null, payerComments: null });
    expect(JSON.stringify(before)).not.toContain('ELIG-005');
    expect((await takeBack(as, id)).data).toMatchObject({ status: Pending });
    // Of all that happened the page knows a number, which its own changes are not compared with.
    expect(await poll()).toEqual({ ...before, version: expect.any(Number) });
    // The next answer stays, and the page has it by itself, though no worker came.
    const { version } = (await item(as, id)).data!;
    await reply(as, { eligibilityId: id, version, ...denied });
    expect((await poll()).status).toBe(Pending);
    passMinutes(1.1);
    expect((await poll()).status).toBe(NotEligible);
    expect(await takeBack(as, id)).toMatchObject(refused('answerRead'));
  });

  it('is either read or taken back when both happen at once, and never both', async () => {
    const { id, clinic, as } = await answered();
    const [seen, back] = await Promise.all([details(clinic, id), takeBack(as, id)]);
    expect(seen.status === NotEligible).toBe(back.http !== 200);
    expect((await details(clinic, id)).status).toBe(seen.status);
  });

  it('goes to the facility by itself when its minute has passed, and its sender is told then', async () => {
    const { id, clinic, as } = await answered();
    expect(messages).toMatchObject([{ delaySeconds: 61 }]);
    // Brought too early it stays.
    await deliver();
    expect((await history(clinic)).data!.items[0]).toMatchObject({ eligibilityId: id, status: Pending });
    expect(await toldTo(store, clinic.user)).toEqual([]);
    passMinutes(1.1);
    await deliver();
    expect((await history(clinic)).data!.items[0]).toMatchObject({ eligibilityId: id, status: NotEligible });
    await deliver();
    expect(await toldTo(store, clinic.user)).toMatchObject([{ kind: 'eligibilityNotEligible' }]);
    expect(await takeBack(as, id)).toMatchObject(refused('answerRead'));
  });

  it('Abuse: is taken back by its reviewer alone, and by nobody of another payer or of a facility', async () => {
    const { id, clinic } = await answered();
    expect(await takeBack(await aReviewer('Omar'), id)).toMatchObject(refused('takenByAnother'));
    expect(await takeBack(await ofAnotherPayer(), id)).toMatchObject(refused('notFound', 404));
    expect(await takeBack(clinic, id)).toMatchObject(refused('notAllowed', 403));
    passMinutes(1.1);
    expect((await details(clinic, id)).status).toBe(NotEligible);
  });
});

describe('a request in hand', () => {
  it('REQ-ELIG-06 is cancelled by its facility, whose page knows nothing of the reviewer who took it', async () => {
    const { id, clinic } = await onWorklist(store);
    const { version } = await details(clinic, id);
    const reem = await aReviewer();
    const taken = (await take(reem, id)).data!;
    const handed = { eligibilityId: id, version: taken.version, assignee: reem.user.userId, note: 'Mine' };
    await callApi(handler, endpoints.handOverRequest, { as: reem, body: handed });
    const cancelled = await callApi(eligibility, eligibilityApi.endpoints.cancelEligibility, {
      as: clinic,
      query: byId(id),
      body: { version, reason: 'Patient left' },
    });
    expect(cancelled).toMatchObject({ http: 200, data: { status: Cancelled } });
    const seen = await details(clinic, id);
    expect(cancelled.data?.version).toBe(seen.version);
    expect((await toldTo(store, reem.user)).map(({ kind }) => kind)).toEqual(['deskRequestCancelled']);
  });

  it('is not cancelled over an answer that is on its way, nor over what the facility has not seen', async () => {
    const { id, clinic, version } = await answered();
    const cancel = (seen: number) =>
      callApi(eligibility, eligibilityApi.endpoints.cancelEligibility, {
        as: clinic,
        query: byId(id),
        body: { version: seen },
      });
    expect(await cancel(version + 99)).toMatchObject(refused('changedMeanwhile'));
    expect(await cancel(version)).toMatchObject(refused('changedMeanwhile'));
    expect((await details(clinic, id)).status).toBe(NotEligible);
  });

  it('is handed over with a note that the next reviewer reads and the facility does not', async () => {
    const { id, clinic, as, version } = await inHand();
    const [omar, stranger] = [await aReviewer('Omar'), await ofAnotherPayer()];
    const give = (from: SignedIn, assignee: string, seen = version) =>
      callApi(handler, endpoints.handOverRequest, {
        as: from,
        body: { eligibilityId: id, version: seen, assignee, note: 'Two cards, see the remarks.' },
      });
    expect(await give(omar, omar.user.userId)).toMatchObject(refused('takenByAnother'));
    expect(await give(as, stranger.user.userId)).toMatchObject({ http: 400, errors: [{ field: 'assignee' }] });
    expect(await give(stranger, stranger.user.userId)).toMatchObject(refused('notFound', 404));
    expect(await give(as, omar.user.userId, version - 1)).toMatchObject(refused('changedMeanwhile'));
    expect((await give(as, omar.user.userId)).data).toMatchObject({ deskHolder: { userId: omar.user.userId } });
    expect((await item(omar, id)).data?.deskNote).toMatchObject({ text: 'Two cards, see the remarks.' });
    expect(await toldTo(store, omar.user)).toMatchObject([
      { kind: 'deskRequestGiven', link: `/eligibility/worklist/${id}` },
    ]);
    expect(JSON.stringify(await details(clinic, id))).not.toContain('Two cards');
  });

  it('is the next one that is due, of two reviewers who take at once each another, and null when none is left', async () => {
    const [reem, omar] = [await aReviewer('Reem'), await aReviewer('Omar')];
    const next = async (as: SignedIn) => (await callApi(handler, endpoints.takeNextRequest, { as })).data;
    while (await next(reem));
    const [first, second] = [await onWorklist(store), await onWorklist(store)];
    const taken = await Promise.all([next(reem), next(omar)]);
    expect(taken.map((each) => each?.eligibilityId).sort()).toEqual([first.id, second.id].sort());
    expect(taken.map((each) => each?.deskHolder?.userId)).toEqual([reem.user.userId, omar.user.userId]);
    expect(await next(omar)).toBeNull();
  });
});

describe('a decision without a result', () => {
  it('REQ-ELIG-15 keeps a request under review until a time, which the facility learns; the holder answers later', async () => {
    const { id, clinic, as, version } = await inHand();
    const until = inMinutes(300);
    const review = (given: string | undefined) =>
      reply(as, { eligibilityId: id, version, result: 'underReview', until: given, comments: 'We ask the hospital.' });
    expect(await review(undefined)).toMatchObject({ http: 400, errors: [{ field: 'until' }] });
    expect(await review(inMinutes(-1))).toMatchObject({ http: 400, errors: [{ field: 'until', code: 'inPast' }] });
    expect(await review(inMinutes(15 * 24 * 60))).toMatchObject({ http: 400, errors: [{ code: 'tooLate' }] });
    expect((await review(until)).data).toMatchObject({ status: Answered, deskDueAt: until, heldUntil: null });
    const shown = { status: Answered, payerComments: 'We ask the hospital.', answerDueAt: until };
    expect(await details(clinic, id)).toMatchObject(shown);
    expect(await toldTo(store, clinic.user)).toMatchObject([{ kind: 'eligibilityAnswered' }]);
    const again = (await item(as, id)).data!;
    expect(again.deskHolder?.userId).toBe(as.user.userId);
    await reply(as, { eligibilityId: id, version: again.version, ...eligible });
    const decided = await details(clinic, id);
    expect(decided.status).toBe(Eligible);
    expect(decided).not.toHaveProperty('answerDueAt');
  });

  it('tells the facility by when the payer ordinarily answers, and the same while an answer is held', async () => {
    const { id, clinic, as, version } = await inHand();
    const due = (await item(as, id)).data!.deskDueAt;
    const dueInList = async () => (await history(clinic)).data!.items.map(({ answerDueAt }) => answerDueAt);
    expect(await dueInList()).toEqual([due]);
    expect((await details(clinic, id)).answerDueAt).toBe(due);
    await reply(as, { eligibilityId: id, version, ...denied });
    expect(await dueInList()).toEqual([due]);
  });

  it('takes every denial code of the regulators, and no other', async () => {
    const { id, as, version } = await inHand();
    const deny = (denialCode: string) => reply(as, { eligibilityId: id, version, result: 'notEligible', denialCode });
    expect(await deny('toString')).toMatchObject({ http: 400, errors: [{ field: 'denialCode' }] });
    expect((await deny('CODE-010')).data).toMatchObject({ status: NotEligible, denialCode: 'CODE-010' });
  });
});

describe('a question to the facility', () => {
  it('stops the promised time until it is answered, with a document; both sides read both', async () => {
    const { id, clinic, as, version } = await inHand();
    const due = (await item(as, id)).data!.deskDueAt;
    const asked = (await ask(as, { eligibilityId: id, version })).data!;
    expect(asked).toMatchObject({ hasPayerQuestion: true, messages: [{ side: 'insurer' }] });
    const seen = await details(clinic, id);
    expect(seen).not.toHaveProperty('answerDueAt');
    expect(seen.messages).toMatchObject([{ text: 'Which card does the patient use?', authorName: seen.payerName }]);
    expect(JSON.stringify(seen)).not.toContain(as.user.displayName);
    expect(await toldTo(store, clinic.user)).toMatchObject([
      { kind: 'eligibilityQuestion', link: `/eligibility/${id}` },
    ]);

    passMinutes(20);
    const { attachmentId } = await sentAttachment(clinic, 'card.pdf', fileContents.pdf);
    const questionId = seen.payerQuestion!.questionId;
    const given = await answerQuestion(clinic, { eligibilityId: id, questionId, attachmentIds: [attachmentId] });
    expect(given).toMatchObject({ http: 200, errors: [] });
    const after = (await item(as, id)).data!;
    expect(after).toMatchObject({ hasPayerQuestion: false, messages: [{ side: 'provider' }, { side: 'insurer' }] });
    // The twenty minutes in which the facility had the word are not the payer's.
    expect(Date.parse(after.deskDueAt) - Date.parse(due)).toBeGreaterThan(19.9 * 60_000);
    expect((await toldTo(store, as.user)).map(({ kind }) => kind)).toEqual(['deskQuestionAnswered']);
    const file = { query: { eligibilityId: id, attachmentId } };
    const { getDeskAttachment } = endpoints;
    expect((await callApi(handler, getDeskAttachment, { as, ...file })).data?.url).toMatch(/^\//);
    expect(await callApi(handler, getDeskAttachment, { as: await ofAnotherPayer(), ...file })).toMatchObject(
      refused('notFound', 404),
    );
    const { getQuestionAttachment } = eligibilityApi.endpoints;
    expect((await callApi(eligibility, getQuestionAttachment, { as: clinic, ...file })).http).toBe(200);
    expect(await callApi(eligibility, getQuestionAttachment, { as: await aClinic(store), ...file })).toMatchObject(
      refused('notFound', 404),
    );
  });

  it('is due again when the facility has let its own time pass', async () => {
    const { id, as, version } = await inHand();
    await ask(as, { eligibilityId: id, version, answerBy: inMinutes(90) });
    const overdue = async () =>
      (await list(await aReviewer(), 'overdue', { take: 100 })).data!.items.map(({ eligibilityId }) => eligibilityId);
    // Past what was promised, and not late: the facility has the word.
    passMinutes(61);
    expect(await overdue()).not.toContain(id);
    passMinutes(30);
    expect(await overdue()).toContain(id);
  });

  it('Abuse: is asked by the holder alone, one at a time, and answered by the facility alone, once', async () => {
    const { id, clinic, as, version } = await inHand();
    const body = { eligibilityId: id, version };
    expect(await ask(await aReviewer('Omar'), body)).toMatchObject(refused('takenByAnother'));
    expect(await ask(await ofAnotherPayer(), body)).toMatchObject(refused('notFound', 404));
    expect(await ask(clinic, body)).toMatchObject(refused('notAllowed', 403));
    expect(await ask(as, { ...body, answerBy: inMinutes(-5) })).toMatchObject({ errors: [{ field: 'answerBy' }] });
    const asked = (await ask(as, body)).data!;
    expect(await ask(as, { ...body, version: asked.version })).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });

    const questionId = asked.payerQuestion!.questionId;
    const answer = { eligibilityId: id, questionId };
    expect(await answerQuestion(await aClinic(store), answer)).toMatchObject(refused('notFound', 404));
    const admin = await anAdministrator();
    expect((await answerQuestion(admin, answer)).http).toBe(403);
    expect(await answerQuestion(clinic, { ...answer, questionId: id })).toMatchObject(refused('changedMeanwhile'));
    const both = await Promise.all([answerQuestion(clinic, answer), answerQuestion(clinic, answer)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await details(clinic, id)).messages).toHaveLength(2);
  });

  it('is asked five times at most, and no more once there is an answer', async () => {
    const { id, clinic, as } = await inHand();
    const once = async () => {
      const { version } = (await item(as, id)).data!;
      const asked = await ask(as, { eligibilityId: id, version });
      const questionId = asked.data?.payerQuestion?.questionId;
      if (questionId) await answerQuestion(clinic, { eligibilityId: id, questionId });
      return asked;
    };
    for (let at = 0; at < 5; at += 1) expect((await once()).http).toBe(200);
    expect(await once()).toMatchObject(refused('tooManyQuestions'));
    const { version } = (await item(as, id)).data!;
    await reply(as, { eligibilityId: id, version, ...denied });
    expect(await ask(as, { eligibilityId: id, version })).toMatchObject(refused('alreadySettled'));
  });
});

describe('what a reviewer decides by', () => {
  it('is the register, earlier requests, the contract and the open questions, of the own payer alone', async () => {
    const [payerId, memberId] = [provenPayerId(pearl), 'PRL-77'];
    const cover = { policyNumber: 'PL-9', planName: 'Pearl Gold', startsOn: '2020-01-01', endsOn: '2030-12-31' };
    const stored = { ...cover, cancelledOn: null, coPaymentPercent: 20, coPaymentFils: null };
    await writeItems(store, [memberItem(payerId, aMember(memberId)), coverageItem(payerId, memberId, stored)]);
    const clinic = await aClinic(store);
    const form = aForm(undefined, { payerId: pearl, emiratesId: undefined, cardNumber: memberId });
    const earlier = await submitted(clinic, form);
    await asksNobody(deliveryOf(earlier));
    const as = await aReviewer();
    const { version } = (await take(as, earlier)).data!;
    await reply(as, { eligibilityId: earlier, version, ...denied, comments: 'Ended' });
    await details(clinic, earlier);
    const queryId = await opened(clinic, { subject: 'Unpaid claims' });
    await opened(clinic, { payerId: (await ofAnotherPayer()).user.payerId ?? 0, subject: 'Not for Pearl' });
    const id = await submitted(clinic, form);
    await asksNobody(deliveryOf(id));
    const { data } = await context(as, id);
    expect(data!.members).toMatchObject([
      { memberId, covers: [{ planName: 'Pearl Gold', validTo: '2030-12-31', coPaymentPercent: 20, state: 'holding' }] },
    ]);
    expect(data!.earlier[0]).toMatchObject({ eligibilityId: earlier, status: NotEligible, payerComments: 'Ended' });
    expect(data!.queries).toMatchObject([{ queryId, subject: 'Unpaid claims' }]);
    expect(data!.facility.isActive).toBe(true);
    expect(await context(await ofAnotherPayer(), id)).toMatchObject(refused('notFound', 404));
    expect(await context(clinic, id)).toMatchObject(refused('notAllowed', 403));
  });
});
