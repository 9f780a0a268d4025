import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { getPayer } from '../../functions/_data/payer/payer.ts';
import { pearl, sidra } from '../../functions/_demo/payers.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { aClinic, aForm, submitted } from '../eligibility/support/eligibility.ts';
import { passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { anAdministrator, aReviewer, ofAnotherPayer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import * as q from './support/queries.ts';

const { store } = await startBackend();
await storePayers(store);
expect((await getPayer(store, pearl))?.payerName).toBeTruthy();

const aProvider = () => signIn({ roles: ['Standard'] });
const anAgent = () => aReviewer('Agent', ['CallCenterAgent']);
const news = async ({ user }: SignedIn) =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date())).items.map(({ kind }) => kind);

/** Monday, 10:00 in the Emirates. */
const monday = '2026-11-23T06:00:00.000Z';

describe('asking an insurer', () => {
  it('REQ-NET-23 REQ-NET-01 a provider without any role asks, the insurer asks back and answers, the provider closes', async () => {
    const provider = await aProvider();
    const reviewer = await aReviewer();
    const id = await q.opened(provider);
    expect((await q.read(provider, id)).data).toMatchObject({
      state: 'open',
      side: 'provider',
      moves: ['add', 'close'],
      isFirstResponse: true,
      holder: null,
    });
    expect((await q.read(reviewer, id)).data).toMatchObject({
      side: 'insurer',
      moves: ['answer', 'ask', 'assign', 'escalate', 'merge'],
    });
    expect(await q.move(reviewer, id, 'ask', { text: 'Which claim number?' })).toMatchObject({ status: 1 });
    expect((await q.read(provider, id)).data).toMatchObject({ state: 'asked', moves: ['reply', 'close'] });
    await q.move(provider, id, 'reply', { text: 'CL-1' });
    await q.move(reviewer, id, 'answer', { text: 'It will be paid.' });
    await q.move(provider, id, 'close');
    await q.move(provider, id, 'rate', { score: 5 });
    const { data } = await q.read(provider, id);
    expect(data).toMatchObject({ state: 'closed', satisfaction: 5, dueAt: null, moves: ['reopen'] });
    expect(data?.events.map(({ event }) => event)).toEqual(['open', 'ask', 'reply', 'answer', 'close', 'rate']);
    const texts = (await q.messages(provider, id)).data?.items.map(({ text }) => text);
    expect(texts).toEqual(['It will be paid.', 'CL-1', 'Which claim number?', q.aQuestion().text]);
    expect(await news(provider)).toEqual(['queryAnswered', 'queryAsked']);
    expect(await news(reviewer)).toEqual(['queryWaiting', 'queryWaiting']);
  });

  it('opens one question however often its key is repeated', async () => {
    const provider = await aProvider();
    const headers = { 'idempotency-key': 'the-same-key' };
    const answers = await Promise.all([q.open(provider, {}, headers), q.open(provider, {}, headers)]);
    const again = await q.open(provider, {}, headers);
    expect(new Set([...answers, again].map(({ data }) => data?.queryId)).size).toBe(1);
    expect((await q.list(provider)).data?.items).toHaveLength(1);
    expect(await q.open(provider, { subject: 'Another' }, headers)).toMatchObject({ http: 409 });
  });

  it('writes one message however often its key is repeated', async () => {
    const provider = await aProvider();
    const id = await q.opened(provider);
    const again = { text: 'More', version: 1, headers: { 'idempotency-key': 'the-same-message' } };
    expect(await q.move(provider, id, 'add', again)).toMatchObject({ status: 1 });
    expect(await q.move(provider, id, 'add', again)).toMatchObject({ status: 1 });
    expect((await q.messages(provider, id)).data?.items).toHaveLength(2);
  });

  it('names a request of the own facility and of the same insurer only', async () => {
    const clinic = await aClinic(store);
    const requestId = await submitted(clinic, aForm(undefined, { payerId: pearl }));
    const about = { kind: 'eligibility', id: requestId } as const;
    const id = await q.opened(clinic, { about });
    expect((await q.read(clinic, id)).data?.about).toEqual(about);
    const refused = { http: 400, errors: [{ code: 'notThisRecord', field: 'about' }] };
    expect(await q.open(clinic, { about, payerId: sidra })).toMatchObject(refused);
    expect(await q.open(await aProvider(), { about })).toMatchObject(refused);
  });

  it('refuses an insurer that the portal does not work with, and an empty message', async () => {
    const provider = await aProvider();
    expect(await q.open(provider, { payerId: 9001 })).toMatchObject({ http: 400, errors: [{ field: 'payerId' }] });
    expect(await q.open(provider, { text: '  ' })).toMatchObject({ http: 400, errors: [{ field: 'text' }] });
  });

  it('leaves a trace of every look and change, without what was written', async () => {
    const provider = await aProvider();
    const id = await q.opened(provider);
    await q.move(provider, id, 'add', { text: 'A secret word' });
    const trail = await auditsOf(store, `QUERY#${id}`);
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['providerQuery.open', 'providerQuery.read', 'providerQuery.move']),
    );
    expect(JSON.stringify(trail)).not.toContain('secret word');
  });
});

describe('who takes part', () => {
  const nothing = { http: 404, data: null, errors: [{ code: 'notFound' }] };

  it('another facility and another insurer find nothing, by any call', async () => {
    const id = await q.opened(await aProvider());
    for (const stranger of [await aProvider(), await ofAnotherPayer()]) {
      expect(await q.read(stranger, id)).toMatchObject(nothing);
      expect(await q.messages(stranger, id)).toMatchObject(nothing);
      expect(await q.move(stranger, id, 'add', { text: 'x' })).toMatchObject(nothing);
      expect(await q.fetchAttachment(stranger, id, id)).toMatchObject(nothing);
      expect(await q.markRead(stranger, id, id)).toMatchObject(nothing);
      expect((await q.list(stranger)).data?.items).toEqual([]);
    }
  });

  it('a colleague at the insurer without a role of its desk is refused', async () => {
    const id = await q.opened(await aProvider());
    const colleague = await aReviewer('Colleague', ['PayerMOI']);
    const refused = { http: 403, errors: [{ code: 'notAllowed' }] };
    expect(await q.list(colleague)).toMatchObject(refused);
    expect(await q.read(colleague, id)).toMatchObject(refused);
    const nobody = await signIn({ roles: ['Standard'], facility: null });
    expect(await q.list(nobody)).toMatchObject(refused);
    expect(await q.open(nobody)).toMatchObject(refused);
  });

  it('neither side makes the moves of the other', async () => {
    const provider = await aProvider();
    const reviewer = await aReviewer();
    const id = await q.opened(provider);
    const refused = { http: 403, errors: [{ code: 'notAllowed' }] };
    expect(await q.move(provider, id, 'answer', { text: 'x' })).toMatchObject(refused);
    expect(await q.move(provider, id, 'escalate')).toMatchObject(refused);
    expect(await q.move(reviewer, id, 'close')).toMatchObject(refused);
    expect(await q.open(reviewer)).toMatchObject(refused);
  });
});

describe('moves', () => {
  it('a change over an older version is refused, and nothing of it is kept', async () => {
    const provider = await aProvider();
    const id = await q.opened(provider);
    await q.move(provider, id, 'add', { text: 'First' });
    expect(await q.move(provider, id, 'add', { text: 'Second', version: 1 })).toMatchObject({
      http: 409,
      errors: [{ code: 'changedMeanwhile' }],
    });
    expect((await q.messages(provider, id)).data?.items).toHaveLength(2);
  });

  it('of two moves at once one wins', async () => {
    const provider = await aProvider();
    const id = await q.opened(provider);
    const both = await Promise.all(['One', 'Two'].map((text) => q.move(provider, id, 'add', { text, version: 1 })));
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('asks for what the move needs', async () => {
    const reviewer = await aReviewer();
    const id = await q.opened(await aProvider());
    expect(await q.move(reviewer, id, 'answer')).toMatchObject({ http: 400, errors: [{ field: 'text' }] });
    expect(await q.move(reviewer, id, 'merge')).toMatchObject({ http: 400, errors: [{ field: 'into' }] });
  });

  it('opens again within thirty days with a new promise, and not later', async () => {
    setClock(monday);
    const facility = aFacility();
    // Sessions end: somebody of the facility signs in anew.
    const somebody = () => signIn({ roles: ['Standard'], facility });
    const id = await q.opened(await somebody());
    await q.move(await somebody(), id, 'close');
    passMinutes(30 * 1440);
    await q.move(await somebody(), id, 'reopen', { text: 'It happened again' });
    expect((await q.read(await somebody(), id)).data).toMatchObject({
      state: 'open',
      dueAt: '2026-12-23T10:00:00.000Z',
    });
    await q.move(await somebody(), id, 'close');
    passMinutes(30 * 1440 + 1);
    expect(await q.move(await somebody(), id, 'reopen', { text: 'And again' })).toMatchObject({
      errors: [{ code: 'tooLate' }],
    });
  });

  it('the agent of the call centre takes a question, gives it to a colleague, and gives it back', async () => {
    const agent = await anAgent();
    const reviewer = await aReviewer('Omar');
    const provider = await aProvider();
    const id = await q.opened(provider);
    await q.move(agent, id, 'assign', { assignee: agent.user.userId });
    expect((await q.list(agent, { whose: 'mine' })).data?.items.map(({ queryId }) => queryId)).toEqual([id]);
    await q.move(agent, id, 'assign', { assignee: reviewer.user.userId });
    expect((await q.read(agent, id)).data?.holder?.name).toBe('Omar Reviewer');
    expect((await q.read(provider, id)).data?.holder).toBeNull();
    await q.move(agent, id, 'assign', { assignee: '' });
    expect((await q.read(agent, id)).data?.holder).toBeNull();
    const stranger = await ofAnotherPayer();
    expect(await q.move(agent, id, 'assign', { assignee: stranger.user.userId })).toMatchObject({
      http: 400,
      errors: [{ field: 'assignee' }],
    });
  });

  it('merges a duplicate into another question of the same provider, and points to it', async () => {
    const provider = await aProvider();
    const reviewer = await anAdministrator();
    const [kept, duplicate, others] = [
      await q.opened(provider),
      await q.opened(provider),
      await q.opened(await aProvider()),
    ];
    const refused = { http: 400, errors: [{ field: 'into' }] };
    expect(await q.move(reviewer, duplicate, 'merge', { into: others })).toMatchObject(refused);
    expect(await q.move(reviewer, duplicate, 'merge', { into: duplicate })).toMatchObject(refused);
    expect(await q.move(reviewer, duplicate, 'merge', { into: kept })).toMatchObject({ status: 1 });
    expect((await q.read(provider, duplicate)).data).toMatchObject({
      state: 'merged',
      mergedInto: { queryId: kept },
      moves: [],
    });
    expect(await news(provider)).toEqual(['queryMerged']);
  });
});

describe('deadlines', () => {
  it('promises a first word in four business hours and an answer in two business days', async () => {
    setClock(monday);
    const provider = await aProvider();
    const reviewer = await aReviewer();
    const id = await q.opened(provider);
    expect((await q.read(provider, id)).data?.dueAt).toBe('2026-11-23T10:00:00.000Z');
    await q.move(reviewer, id, 'ask', { text: 'Which claim?' });
    passMinutes(25);
    await q.move(provider, id, 'reply', { text: 'This one' });
    // The minutes in which the insurer waited are added to Wednesday, 10:00.
    expect((await q.read(provider, id)).data).toMatchObject({
      dueAt: '2026-11-25T06:25:00.000Z',
      isFirstResponse: false,
    });
  });

  it('halves what is left when it is escalated, once', async () => {
    setClock(monday);
    const reviewer = await aReviewer();
    const id = await q.opened(await aProvider());
    await q.move(reviewer, id, 'escalate');
    const { data } = await q.read(reviewer, id);
    expect(data).toMatchObject({ dueAt: '2026-11-23T08:00:00.000Z', escalatedAt: monday });
    expect(data?.moves).not.toContain('escalate');
    expect(await q.move(reviewer, id, 'escalate')).toMatchObject({ errors: [{ code: 'notInThisStatus' }] });
  });

  it('the queue of the insurer begins with what is due first, and pages', async () => {
    setClock(monday);
    const payerId = sidra;
    const reviewer = await aReviewer('Reem', ['InsurerUser'], payerId);
    const provider = await aProvider();
    const early = await q.opened(provider, { payerId });
    passMinutes(10);
    const late = await q.opened(provider, { payerId });
    passMinutes(10);
    const urgent = await q.opened(provider, { payerId, category: 'payment' });
    await q.move(reviewer, urgent, 'escalate');
    const idsOf = (answer: Awaited<ReturnType<typeof q.list>>) => answer.data?.items.map(({ queryId }) => queryId);
    const first = await q.list(reviewer, { take: 2 });
    expect(idsOf(first)).toEqual([urgent, early]);
    expect(idsOf(await q.list(reviewer, { take: 2, cursor: first.data?.nextCursor ?? '' }))).toEqual([late]);
    expect(idsOf(await q.list(reviewer, { category: 'payment' }))).toEqual([urgent]);
    expect(idsOf(await q.list(provider))).toEqual([urgent, late, early]);
    await q.move(provider, early, 'close');
    expect(idsOf(await q.list(reviewer))).toEqual([urgent, late]);
    expect(idsOf(await q.list(reviewer, { state: 'closed' }))).toEqual([early]);
    expect(idsOf(await q.list(provider, { state: 'closed' }))).toEqual([early]);
  });
});

describe('a filter', () => {
  it('fills its page from the rest of the list, for both sides', async () => {
    const reviewer = await aReviewer('Amal', ['InsurerUser'], sidra);
    const provider = await aProvider();
    const ask = (category: 'claim' | 'payment') => q.opened(provider, { payerId: sidra, category });
    const [paid, ...others] = [await ask('payment'), await ask('claim'), await ask('claim')];
    const last = await ask('payment');
    await q.move(reviewer, last, 'assign', { assignee: reviewer.user.userId });
    const idsOf = (answer: Awaited<ReturnType<typeof q.list>>) => answer.data?.items.map(({ queryId }) => queryId);
    const first = await q.list(provider, { category: 'payment', take: 1 });
    expect(idsOf(first)).toEqual([last]);
    expect(
      idsOf(await q.list(provider, { category: 'payment', take: 1, cursor: first.data?.nextCursor ?? '' })),
    ).toEqual([paid]);
    expect(idsOf(await q.list(reviewer, { whose: 'mine', take: 1 }))).toEqual([last]);
    expect(others).toHaveLength(2);
  });
});

describe('documents and messages', () => {
  it('carries checked files, gives them to both sides for five minutes, and to nobody else', async () => {
    const provider = await aProvider();
    const { attachmentId } = await sentAttachment(provider, 'تقرير.pdf', fileContents.pdf);
    const id = await q.opened(provider, { attachmentIds: [attachmentId] });
    const reviewer = await aReviewer();
    expect((await q.read(reviewer, id)).data?.attachments).toEqual([
      { attachmentId, fileName: 'تقرير.pdf', bytes: fileContents.pdf.length },
    ]);
    const { data } = await q.fetchAttachment(reviewer, id, attachmentId);
    expect(data?.url).toContain(`/transfer/attachment/${attachmentId}`);
    expect(decodeURIComponent(data?.url ?? '')).toContain("filename*=UTF-8''");
    expect(Date.parse(data?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(300_000);
    const other = await q.opened(provider);
    expect(await q.fetchAttachment(provider, other, attachmentId)).toMatchObject({ http: 404 });
  });

  it('refuses a file that lies about its type, and the question keeps the rest', async () => {
    const provider = await aProvider();
    const lie = await sentAttachment(provider, 'report.pdf', Buffer.from('MZ this is a program'));
    expect(lie.checked).toMatchObject({ status: -1, errors: [{ code: 'fileNotAsNamed', field: 'fileName' }] });
    expect(await q.open(provider, { attachmentIds: [lie.attachmentId] })).toMatchObject({
      http: 400,
      errors: [{ field: 'attachmentIds' }],
    });
    expect((await q.list(provider)).data?.items).toEqual([]);
  });

  it('does not carry a file of somebody else, nor the same file twice', async () => {
    const provider = await aProvider();
    const { attachmentId } = await sentAttachment(provider, 'a.png', fileContents.png);
    expect(await q.open(await aProvider(), { attachmentIds: [attachmentId] })).toMatchObject({ http: 400 });
    await q.opened(provider, { attachmentIds: [attachmentId] });
    expect(await q.open(provider, { attachmentIds: [attachmentId] })).toMatchObject({ http: 400 });
  });

  it('shows each side how far the other has read, and never goes back', async () => {
    const provider = await aProvider();
    const reviewer = await aReviewer();
    const id = await q.opened(provider);
    await q.move(provider, id, 'add', { text: 'More' });
    const [newest, oldest] = (await q.messages(reviewer, id)).data?.items ?? [];
    await q.markRead(reviewer, id, newest?.messageId ?? '');
    await q.markRead(reviewer, id, oldest?.messageId ?? '');
    expect((await q.read(provider, id)).data?.readMarks).toMatchObject([
      { side: 'insurer', messageId: newest?.messageId },
    ]);
    const page = await q.messages(provider, id, { take: 1 });
    expect(page.data?.items).toHaveLength(1);
    const rest = await q.messages(provider, id, { take: 1, cursor: page.data?.nextCursor ?? '' });
    expect(rest.data).toMatchObject({ items: [{ text: q.aQuestion().text }], nextCursor: null });
  });
});
