import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredAuthorization } from '../../functions/_data/authorization/authorization.ts';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { demoPayers, pearl, sidra } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { aCoordinator, added, aLine, move, shown } from '../authorization/support/authorizations.ts';
import { aForm, startPayers, submitted } from '../eligibility/support/eligibility.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { toldTo } from '../support/news.ts';
import * as desk from './support/authorizationDesk.ts';

const { store } = await startBackend();
await startPayers();

const reviewer = { roles: ['InsurerUser'] as Role[], facility: null, payerId: pearl };
const today = emiratesDateOf(new Date());
const valid = { validFrom: today, validTo: today };
const approve = (lineId = '1') => ({ lineId, outcome: 'approved' as const });
const deny = (lineId = '1') => ({ lineId, outcome: 'denied' as const, denialCode: 'MNEC-003' });
const less = (lineId = '1', changes = {}) => ({
  lineId,
  outcome: 'partlyApproved' as const,
  netFils: 100_00,
  denialCode: 'PRCE-001',
  ...changes,
});
const pend = (lineId = '1') => ({ lineId, outcome: 'pended' as const });
const refused = (code: string, http = 409) => ({ http, errors: [{ code }] });
const threeLines = { lines: [aLine('1'), aLine('2'), aLine('3')] };

/** Sets the limit of one person at the payer, in fils. A new clinic stores the payers again, without it. */
async function limit(secondPersonAboveFils: number | null): Promise<void> {
  const payer = demoPayers.find(({ payerId }) => payerId === pearl)!;
  await putPayer(store, { ...payer, secondPersonAboveFils });
}

/** A request as it is stored. */
async function storedRequest(id: string) {
  const Key = { pk: `AUTHORIZATION#${id}`, sk: 'AUTHORIZATION' };
  const { Item } = await store.send(new GetCommand({ TableName: process.env.REQUESTS_TABLE, Key }));
  return Item as StoredAuthorization;
}

beforeEach(() => limit(null));

/** A request in the hand of a reviewer. */
async function inHand(changes: Parameters<typeof added>[1] = {}, reviewer?: SignedIn) {
  const sender = await aCoordinator(store);
  const as = reviewer ?? (await desk.aReviewer());
  const id = await added(sender, changes);
  return { sender, as, id, seen: await desk.inHandOf(as, id) };
}

describe('a decision', () => {
  it('REQ-EAUTH-16 REQ-EAUTH-11 answers each line: approved, less, denied; the portal gives the number, the sender is told', async () => {
    const { sender, as, id, seen } = await inHand(threeLines);
    const lines = [{ ...approve('1'), patientShareFils: 50_00 }, less('2'), deny('3')];
    expect((await desk.decide(as, { ...seen, ...valid, lines, comments: 'See line 3.' })).data).toMatchObject({
      state: 'partiallyApproved',
      isProposed: false,
    });
    const { answer, payerReference, state, dueAt } = await shown(sender, id);
    expect({ state, dueAt }).toEqual({ state: 'partiallyApproved', dueAt: null });
    expect(payerReference).toContain(id);
    expect(answer).toMatchObject({ result: 'yes', payerReference, denialCode: null, comments: 'See line 3.' });
    expect(answer?.lines).toMatchObject([
      { lineId: '1', outcome: 'approved', netFils: 250_00, patientShareFils: 50_00, paymentFils: 200_00, quantity: 1 },
      { lineId: '2', outcome: 'partlyApproved', netFils: 100_00, quantity: 1, denialCode: 'PRCE-001' },
      { lineId: '3', outcome: 'denied', netFils: null, denialCode: 'MNEC-003' },
    ]);
    expect((await toldTo(store, sender.user)).map(({ kind }) => kind)).toEqual(['authorizationAnswered']);
  });

  it('REQ-EAUTH-16 all lines approved are an approval, all denied a denial with its code and without a number', async () => {
    const first = await inHand();
    await desk.decide(first.as, { ...first.seen, ...valid, lines: [approve()] });
    expect((await shown(first.sender, first.id)).state).toBe('approved');
    const second = await inHand();
    await desk.decide(second.as, { ...second.seen, lines: [deny()] });
    expect(await shown(second.sender, second.id)).toMatchObject({
      state: 'denied',
      payerReference: null,
      answer: { result: 'no', denialCode: 'MNEC-003', payerReference: null },
    });
  });

  it('REQ-EAUTH-16 a pended line leaves the request under review, in hand and without a result', async () => {
    const { sender, as, id, seen } = await inHand(threeLines);
    await desk.decide(as, { ...seen, lines: [approve('1'), pend('2'), pend('3')] });
    const now = await shown(as, id);
    expect(now).toMatchObject({ state: 'underReview', payerReference: null, answer: { result: null, validTo: null } });
    expect(now.holder?.userId).toBe(as.user.userId);
    expect(await toldTo(store, sender.user)).toEqual([]);
    const lines = [approve('1'), approve('2'), approve('3')];
    expect((await desk.decide(as, { ...seen, version: now.version, ...valid, lines })).data?.state).toBe('approved');
  });

  it('is made once however often its key is repeated', async () => {
    const { sender, as, id, seen } = await inHand();
    const headers = { 'idempotency-key': 'one-decision' };
    const body = { ...seen, ...valid, lines: [approve()] };
    const answers = await Promise.all([desk.decide(as, body, headers), desk.decide(as, body, headers)]);
    expect(answers.map(({ data }) => data?.state)).toEqual(['approved', 'approved']);
    expect((await shown(sender, id)).events.filter(({ event }) => event === 'approve')).toHaveLength(1);
  });

  it.each([
    ['a line that nobody asked for', { ...valid, lines: [approve(), approve('99')] }, 'lineNotAsked'],
    ['a line twice', { ...valid, lines: [approve(), approve()] }, 'lineNotAsked'],
    [
      'a line left out',
      { ...valid, lines: [] as ReturnType<typeof approve>[], result: 'yes' as const },
      'lineUndecided',
    ],
    ['more money', { ...valid, lines: [less('1', { netFils: 250_01 })] }, 'aboveAsked'],
    ['more of it', { ...valid, lines: [less('1', { quantity: 2 })] }, 'aboveAsked'],
    ['a share above the price', { ...valid, lines: [{ ...approve(), patientShareFils: 250_01 }] }, 'aboveApproved'],
    ['a code that nobody knows', { lines: [{ ...deny(), denialCode: 'NONE-999' }] }, 'unknownChoice'],
    ['a denial without a code', { lines: [{ lineId: '1', outcome: 'denied' as const }] }, 'custom'],
    ['less money without a code', { ...valid, lines: [less('1', { denialCode: undefined })] }, 'custom'],
    [
      'a smaller quantity without a code',
      { ...valid, lines: [less('1', { netFils: undefined, quantity: 0.5, denialCode: undefined })] },
      'custom',
    ],
    [
      'less with a code that nobody knows',
      { ...valid, lines: [less('1', { denialCode: 'NONE-999' })] },
      'unknownChoice',
    ],
    ['a denial code at what is approved', { ...valid, lines: [{ ...approve(), denialCode: 'MNEC-003' }] }, 'custom'],
    ['no end of the validity', { validFrom: today, lines: [approve()] }, 'custom'],
    [
      'a validity that is over',
      { validFrom: '2020-01-01', validTo: '2020-02-01', lines: [approve()] },
      'validityPassed',
    ],
    ['a validity of years', { validFrom: today, validTo: '2099-01-01', lines: [approve()] }, 'validityTooLong'],
  ])('Abuse: %s is refused', async (_, decision, code) => {
    const { as, id, seen } = await inHand();
    expect(await desk.decide(as, { ...seen, ...decision })).toMatchObject(refused(code, 400));
    expect((await shown(as, id)).state).toBe('underReview');
  });

  it('never approves the screening of nationals', async () => {
    const { as, seen } = await inHand({ encounterType: 7 });
    expect(await desk.decide(as, { ...seen, ...valid, lines: [approve()] })).toMatchObject(
      refused('screeningNotApproved', 400),
    );
    expect((await desk.decide(as, { ...seen, lines: [deny()] })).data?.state).toBe('denied');
  });
});

describe('who decides, and over what', () => {
  it('Abuse: not a reviewer of another payer, for whom there is no such request', async () => {
    const { id, seen } = await inHand();
    const stranger = await desk.ofAnotherPayer();
    const nothing = { http: 404, data: null };
    expect(await desk.decide(stranger, { ...seen, ...valid, lines: [approve()] })).toMatchObject(nothing);
    expect(await desk.context(stranger, id)).toMatchObject(nothing);
    expect(await desk.approveProposal(stranger, seen)).toMatchObject(nothing);
    expect(await desk.ask(stranger, { ...seen, text: 'x', items: [{ documentType: 'photo' }] })).toMatchObject(nothing);
    expect((await desk.approveMany(stranger, { requests: [seen], ...valid })).data).toEqual([
      { authorizationId: id, code: 'notFound' },
    ]);
    expect((await desk.queue(stranger)).data?.items.map(({ authorizationId }) => authorizationId)).not.toContain(id);
  });

  it('Abuse: not who has roles on both sides, by facility or by Emirates ID', async () => {
    const { sender, id } = await inHand();
    const facilityId = sender.user.facilityId ?? '';
    const stored = { firstName: 'Both', lastName: 'Sides', facilityIds: [facilityId], emiratesId: null };
    const both = await signIn({ roles: ['InsurerUser', 'MedicalProvider'], facility: null, payerId: pearl, stored });
    const { version } = await shown(both, id);
    expect((await desk.context(both, id)).data?.isOwn).toBe(true);
    expect(
      (await desk.approveMany(both, { requests: [{ authorizationId: id, version }], ...valid })).data?.[0]?.code,
    ).not.toBeNull();
    const fresh = await added(sender);
    const seen = await desk.inHandOf(both, fresh);
    expect(await desk.decide(both, { ...seen, ...valid, lines: [approve()] })).toMatchObject(refused('ownChange'));
    expect((await desk.approveMany(both, { requests: [seen], ...valid })).data).toEqual([
      { authorizationId: fresh, code: 'ownChange' },
    ]);
    expect((await shown(sender, fresh)).state).toBe('underReview');
  });

  it('Abuse: not over an old version, not what was cancelled, and only what is in hand', async () => {
    const { sender, as, id, seen } = await inHand();
    const lines = [approve()];
    expect(await desk.decide(as, { ...seen, version: seen.version - 1, ...valid, lines })).toMatchObject(
      refused('changedMeanwhile'),
    );
    const other = await desk.aReviewer('Omar');
    expect(await desk.decide(other, { ...seen, ...valid, lines })).toMatchObject(refused('takenByAnother'));
    await added(sender, { type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    const { version, state } = await shown(as, id);
    expect(state).toBe('cancelled');
    // The reviewer is told the truth, whatever version they saw: not that somebody has changed something.
    for (const looked of [seen.version, version]) {
      expect(await desk.decide(as, { ...seen, version: looked, ...valid, lines })).toMatchObject(
        refused('requestCancelled'),
      );
    }
    expect((await desk.approveMany(as, { requests: [{ ...seen, version }], ...valid })).data).toEqual([
      { authorizationId: id, code: 'requestCancelled' },
    ]);
    expect(await shown(sender, id)).toMatchObject({ state: 'cancelled', answer: null, version });
    const waiting = await added(sender);
    const now = { authorizationId: waiting, version: (await shown(as, waiting)).version };
    expect(await desk.decide(as, { ...now, ...valid, lines })).toMatchObject(refused('notInHand'));
  });

  it('a cancellation that the payer refuses gives the earlier request back as it was', async () => {
    const { sender, as, id, seen } = await inHand(threeLines);
    await desk.decide(as, { ...seen, ...valid, lines: [approve('1'), approve('2'), deny('3')] });
    const cancellation = await added(sender, { type: 'cancellation', follows: id, lines: [], diagnoses: [] });
    expect((await shown(sender, id)).state).toBe('cancelled');
    const taken = await desk.inHandOf(as, cancellation);
    await desk.decide(as, { ...taken, lines: [], result: 'no', denialCode: 'MNEC-003' });
    expect((await shown(sender, id)).state).toBe('partiallyApproved');
    expect((await shown(sender, cancellation)).state).toBe('denied');
  });

  it('REQ-EAUTH-16 is made beside the member’s covers in the own register on the day of the service, and nobody else’s', async () => {
    const cover = {
      policyNumber: 'PL-9',
      planName: 'Pearl Gold',
      cancelledOn: null,
      coPaymentPercent: 20,
      coPaymentFils: null,
    };
    const ended = { ...cover, startsOn: '2020-01-01', endsOn: '2020-12-31' };
    const later = { ...cover, policyNumber: 'PL-10', startsOn: '2021-01-01', endsOn: '2099-12-31' };
    const cardNumber = 'PRL-4011';
    const person = { emiratesId: null, fullNameArabic: null, bornOn: '1990-05-05' };
    const kinds = { gender: 'female', relation: 'principal' } as const;
    for (const [payerId, covers] of [
      [pearl, [ended, later]],
      [sidra, [ended]],
    ] as const) {
      const own = provenPayerId(payerId);
      const member = memberItem(own, { ...person, ...kinds, memberId: cardNumber, fullName: `Member of ${payerId}` });
      await writeItems(store, [member, ...covers.map((each) => coverageItem(own, cardNumber, each))]);
    }
    const sender = await aCoordinator(store);
    const patient = { emiratesId: undefined, cardNumber };
    await submitted(sender, aForm(undefined, { ...patient, payerId: pearl }));
    const id = await added(sender, patient);
    const { members } = (await desk.context(await desk.aReviewer(), id)).data!;
    expect(members).toMatchObject([{ memberId: cardNumber, fullName: `Member of ${pearl}` }]);
    expect(members[0]?.covers.map(({ policyNumber, state }) => [policyNumber, state]).sort()).toEqual([
      ['PL-10', 'holding'],
      ['PL-9', 'ended'],
    ]);
  });
});

describe('the second person', () => {
  it('REQ-EAUTH-16 above the limit a decision waits; another person approves it, its maker never', async () => {
    const { sender, as, id, seen } = await inHand(threeLines);
    await limit(300_00);
    const second = await desk.aReviewer('Aaron');
    const lines = [approve('1'), approve('2'), approve('3')];
    expect((await desk.decide(as, { ...seen, ...valid, lines })).data).toMatchObject({ isProposed: true });
    expect(await shown(sender, id)).toMatchObject({ state: 'underReview', answer: null });
    expect((await desk.context(second, id)).data?.proposal).toMatchObject({ netFils: 750_00, isOwn: false });
    expect((await toldTo(store, second.user)).map(({ kind }) => kind)).toEqual(['authorizationProposed']);
    const now = { ...seen, version: (await shown(as, id)).version };
    expect(await desk.approveProposal(as, now)).toMatchObject(refused('ownChange'));
    expect(await desk.returnProposal(as, { ...now, reason: 'x' })).toMatchObject(refused('ownChange'));
    expect(await desk.decide(as, { ...now, ...valid, lines })).toMatchObject(refused('secondPersonNeeded'));
    expect(await desk.approveProposal(second, { ...now, version: 1 })).toMatchObject(refused('changedMeanwhile'));
    expect(await desk.approveProposal(second, now)).toMatchObject({ status: 1 });
    expect(await shown(sender, id)).toMatchObject({
      state: 'approved',
      answer: { answeredByName: as.user.displayName },
    });
  });

  it('a part that waits is shown and sent with its denial code', async () => {
    const { sender, as, id, seen } = await inHand();
    await limit(50_00);
    const second = await desk.aReviewer('Aaron');
    expect((await desk.decide(as, { ...seen, ...valid, lines: [less()] })).data?.isProposed).toBe(true);
    const line = { outcome: 'partlyApproved', netFils: 100_00, denialCode: 'PRCE-001' };
    expect((await desk.context(second, id)).data?.proposal?.answer.lines).toMatchObject([line]);
    await desk.approveProposal(second, { ...seen, version: (await shown(as, id)).version });
    expect((await shown(sender, id)).answer?.lines).toMatchObject([line]);
  });

  it('Robustness: a part that an earlier release let wait without a code is read and sent; that release reads those of this one', async () => {
    const { sender, as, id, seen } = await inHand();
    await limit(50_00);
    await desk.decide(as, { ...seen, ...valid, lines: [less()] });
    const item = await storedRequest(id);
    const { decision, partCodes, ...made } = item.desk.proposal!;
    // The release before this one takes a denial code at denied lines alone.
    expect({ lines: decision.lines, partCodes }).toEqual({
      lines: [{ lineId: '1', outcome: 'partlyApproved', netFils: 100_00 }],
      partCodes: { 1: 'PRCE-001' },
    });
    const old = { ...item, desk: { ...item.desk, proposal: { ...made, decision } } };
    await store.send(new PutCommand({ TableName: process.env.REQUESTS_TABLE, Item: old }));
    const second = await desk.aReviewer('Aaron');
    expect((await desk.context(second, id)).data?.proposal?.answer.lines).toMatchObject([{ denialCode: null }]);
    expect(await desk.approveProposal(second, { ...seen, version: item.version })).toMatchObject({ status: 1 });
    expect((await shown(sender, id)).answer?.lines).toMatchObject([
      { outcome: 'partlyApproved', netFils: 100_00, denialCode: null },
    ]);
  });

  it('returns it with a reason, which its maker finds', async () => {
    const { as, id, seen } = await inHand();
    await limit(100_00);
    const second = await desk.aReviewer('Aaron');
    await desk.decide(as, { ...seen, ...valid, lines: [approve()] });
    const now = { ...seen, version: (await shown(as, id)).version };
    await desk.returnProposal(second, { ...now, reason: 'Ask for the report first.' });
    expect((await desk.context(as, id)).data).toMatchObject({
      proposal: null,
      returned: { reason: 'Ask for the report first.' },
    });
    expect((await toldTo(store, as.user)).map(({ kind }) => kind)).toContain('authorizationReturned');
  });

  it('Abuse: another account of the same Emirates ID is the same person', async () => {
    const emiratesId = '784198712345671';
    const one = await signIn({ roles: ['InsurerUser'], facility: null, payerId: pearl, stored: { emiratesId } });
    const { id, seen } = await inHand({}, one);
    await limit(100_00);
    const twin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl, stored: { emiratesId } });
    expect((await desk.decide(one, { ...seen, ...valid, lines: [approve()] })).data?.isProposed).toBe(true);
    const now = { ...seen, version: (await shown(one, id)).version };
    expect(await desk.approveProposal(twin, now)).toMatchObject(refused('ownChange'));
  });

  it('Abuse: splitting into requests, at once, by bulk or by a limit of the approval does not pass the limit', async () => {
    const { sender, as, seen } = await inHand();
    await limit(300_00);
    expect((await desk.decide(as, { ...seen, ...valid, lines: [approve()] })).data?.isProposed).toBe(false);
    const second = await desk.inHandOf(as, await added(sender));
    const third = await desk.inHandOf(as, await added(sender));
    expect((await desk.approveMany(as, { requests: [second, third], ...valid })).data?.map(({ code }) => code)).toEqual(
      ['secondPersonNeeded', 'secondPersonNeeded'],
    );
    expect((await desk.decide(as, { ...second, ...valid, lines: [approve()] })).data?.isProposed).toBe(true);
    // Of two at once by a reviewer who has approved nothing yet, one is alone within the limit.
    const other = await desk.aReviewer('Other');
    const [a, b] = [await desk.inHandOf(other, await added(sender)), await desk.inHandOf(other, await added(sender))];
    const both = await Promise.all([a, b].map((each) => desk.decide(other, { ...each, ...valid, lines: [approve()] })));
    expect(both.map(({ data }) => data?.isProposed).sort()).toEqual([false, true]);
    const third2 = await desk.aReviewer('Third');
    const low = await desk.inHandOf(third2, await added(sender));
    const trick = { lines: [approve()], limitFils: 9000_00 };
    expect((await desk.decide(third2, { ...low, ...valid, ...trick })).data?.isProposed).toBe(true);
  });

  it('Abuse: another Emirates ID begins no new sum, neither for the account nor for the number that it had', async () => {
    const stored = { emiratesId: '784198712345671' };
    const { sender, as, seen } = await inHand({}, await signIn({ ...reviewer, stored }));
    await limit(300_00);
    expect((await desk.decide(as, { ...seen, ...valid, lines: [approve()] })).data?.isProposed).toBe(false);
    const user = await getUser(store, as.user.userId);
    if (user) await changeUser(store, user, { emiratesId: '784199012345679' });
    for (const again of [as, await signIn({ ...reviewer, stored })]) {
      const next = await desk.inHandOf(again, await added(sender));
      const decided = await desk.decide(again, { ...next, ...valid, lines: [approve()] });
      expect(decided.data?.isProposed).toBe(true);
    }
  });

  it('Abuse: the payer itself cannot raise or end the limit; the portal can', async () => {
    await limit(300_00);
    const admin = await desk.anAdministrator();
    const body = (secondPersonAboveFils: number | null) => ({ before: 300_00, secondPersonAboveFils });
    expect(await desk.setLimit(admin, body(null))).toMatchObject({ http: 403 });
    expect(await desk.setLimit(admin, body(900_00))).toMatchObject({ http: 403 });
    expect(await desk.setLimit(admin, body(200_00))).toMatchObject({ status: 1 });
    expect(await desk.setLimit(admin, body(100_00))).toMatchObject(refused('changedMeanwhile'));
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await desk.setLimit(portal, { payerId: pearl, before: 200_00, secondPersonAboveFils: null })).toMatchObject({
      status: 1,
    });
  });
});

describe('asking, handing over, templates, bulk', () => {
  it('REQ-EAUTH-15 asks by document type and line; the clock pauses, both times are kept and shown to both sides', async () => {
    const { sender, as, id, seen } = await inHand();
    const items = [{ documentType: 'medicalReport' as const, lineId: '1', text: 'Of this month' }];
    const foreign = [{ documentType: 'photo' as const, lineId: '77' }];
    expect(await desk.ask(as, { ...seen, text: 'Please', items: foreign })).toMatchObject(refused('lineNotAsked', 400));
    expect(await desk.ask(as, { ...seen, text: 'Please send it.', items })).toMatchObject({ status: 1 });
    const asked = await shown(sender, id);
    expect(asked).toMatchObject({ state: 'informationRequested', information: [{ items, answeredAt: null }] });
    expect((await toldTo(store, sender.user)).map(({ kind }) => kind)).toEqual(['authorizationAsked']);
    await move(sender, id, { move: 'reply', text: 'Here it is.' });
    const replied = await shown(as, id);
    expect(replied.state).toBe('underReview');
    expect(replied.information[0]?.answeredAt).toEqual(expect.any(String));
    expect((await toldTo(store, as.user)).map(({ kind }) => kind)).toContain('authorizationWaiting');
  });

  it('takes the one that is due first, hands it over with a note, and nobody takes it from a colleague', async () => {
    const sender = await aCoordinator(store);
    const id = await added(sender);
    const as = await desk.aReviewer('Next');
    const other = await desk.aReviewer('Colleague');
    const { data } = await desk.takeNext(as);
    const mine = data!.authorizationId;
    expect((await desk.queue(as, { whose: 'mine' })).data?.items.map((row) => row.authorizationId)).toEqual([mine]);
    expect(await move(other, mine, { move: 'take' })).toMatchObject(refused('takenByAnother'));
    const { version } = await shown(as, mine);
    await desk.handOver(as, { authorizationId: mine, version, assignee: other.user.userId, note: 'Cardiology' });
    expect((await desk.context(other, mine)).data?.note).toMatchObject({ text: 'Cardiology' });
    expect((await toldTo(store, other.user)).map(({ kind }) => kind)).toEqual(['authorizationWaiting']);
    expect((await desk.counts(other)).data?.mine.count).toBe(1);
    expect(id).toBeTruthy();
  });

  it('approves several as asked, each over its own version, and leaves those that need a look', async () => {
    const sender = await aCoordinator(store);
    const as = await desk.aReviewer();
    const seenOf = async (id: string) => ({ authorizationId: id, version: (await shown(as, id)).version });
    const good = await seenOf(await added(sender));
    const old = { ...(await seenOf(await added(sender))), version: 9 };
    const { data } = await desk.approveMany(as, { requests: [good, old, good], ...valid });
    expect(data?.map(({ code }) => code)).toEqual([null, 'changedMeanwhile', 'notInThisStatus']);
    expect(await shown(sender, good.authorizationId)).toMatchObject({ state: 'approved' });
  });

  it('filters by setting, amount and state', async () => {
    const sender = await aCoordinator(store);
    const as = await desk.aReviewer();
    const id = await added(sender, { encounterType: 3, lines: [aLine('1', { netFils: 7777_00 })] });
    const ids = async (query: Parameters<typeof desk.queue>[1]) =>
      (await desk.queue(as, { take: 100, ...query })).data?.items.map((row) => row.authorizationId);
    expect(await ids({ setting: 'inpatient', fromFils: 7777_00, toFils: 7777_00, state: 'sent' })).toEqual([id]);
    expect(await ids({ setting: 'emergency' })).not.toContain(id);
    expect(await ids({ fromFils: 7777_01 })).not.toContain(id);
    expect(await ids({ whose: 'overdue' })).not.toContain(id);
  });

  it("Abuse: templates are the administrators' to keep, with codes that exist, and one payer's alone", async () => {
    const admin = await desk.anAdministrator();
    const template = { name: 'Not necessary', denialCode: 'MNEC-003', comments: 'No indication.' };
    expect(await desk.saveTemplate(await desk.aReviewer(), template)).toMatchObject({ http: 403 });
    expect(await desk.saveTemplate(admin, { ...template, denialCode: 'NONE-1' })).toMatchObject(
      refused('unknownChoice', 400),
    );
    const { data } = await desk.saveTemplate(admin, template);
    expect((await desk.templates(await desk.aReviewer())).data).toEqual([data]);
    const stranger = await desk.ofAnotherPayer();
    expect((await desk.templates(stranger)).data).toEqual([]);
    const { templateId, version } = data!;
    expect(await desk.removeTemplate(stranger, { templateId, version })).toMatchObject({ http: 404 });
    expect(await desk.removeTemplate(admin, { templateId, version: 7 })).toMatchObject(refused('changedMeanwhile'));
    expect(await desk.removeTemplate(admin, { templateId, version })).toMatchObject({ status: 1 });
  });
});
