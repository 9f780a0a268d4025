import { beforeEach, describe, expect, it } from 'vitest';
import { authorizations, type StoredAuthorization } from '../../functions/_data/authorization/authorization.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { matchAnswer } from '../../functions/authorization/answering/matchAnswer.ts';
import { aCoordinator, add, added, aLine, colleagueOf, move, shown } from '../authorization/support/authorizations.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { type SignedIn, setClock, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import {
  kept,
  later,
  measures,
  read,
  recounted,
  refusedByRegulator,
  scopeOf,
  storedOf,
} from './support/authorizationMeasures.ts';

const { store } = await startBackend();
const hour = 60;
const day = 24 * hour;
// Not on the last day of a month, so that what passes in a test stays in it.
beforeEach(() => setClock('2026-11-10T06:00:00.000Z'));

const validity = { validFrom: '2026-11-10', validTo: '2026-12-31' };
const twoLines = { lines: [aLine('1'), aLine('2', { code: 'W-301' })] };
const line = (lineId: string, outcome: 'approved' | 'denied' | 'pended') =>
  outcome === 'denied' ? { lineId, outcome, denialCode: 'MNEC-003' } : { lineId, outcome };

async function decided(reviewer: SignedIn, id: string, outcomes: readonly ('approved' | 'denied' | 'pended')[]) {
  const { state, holder } = await shown(reviewer, id);
  if (state === 'sent' || holder === null) await move(reviewer, id, { move: 'take' });
  const { version } = await shown(reviewer, id);
  const lines = outcomes.map((outcome, at) => line(String(at + 1), outcome));
  const isFinal = !outcomes.includes('pended') && outcomes.includes('approved');
  return desk.decide(reviewer, { authorizationId: id, version, lines, ...(isFinal ? validity : {}) });
}

async function asked(reviewer: SignedIn, id: string) {
  await move(reviewer, id, { move: 'take' });
  const { version } = await shown(reviewer, id);
  const items = [{ documentType: 'medicalReport' as const }];
  return desk.ask(reviewer, { authorizationId: id, version, text: 'Please send the report.', items });
}

const follow = { lines: [], diagnoses: [] };
const cancel = (as: SignedIn, follows: string) => added(as, { type: 'cancellation', follows, ...follow });

describe('the measures of requests for approval', () => {
  it('REQ-EAUTH-19 are volume, updates, errors, first answers, pended lines and times, the time to the last line, what is outstanding and how old', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const atOnce = await added(as, twoLines);
    const inTwoSteps = await added(as, twoLines);
    const wrong = await added(as);
    await added(as);
    await later(store, 2 * hour, as, reviewer);
    await decided(reviewer, atOnce, ['approved', 'denied']);
    await decided(reviewer, inTwoSteps, ['approved', 'pended']);
    const [failing] = (await storedOf(store, as)).filter(({ authorizationId }) => authorizationId === wrong);
    await refusedByRegulator(store, failing as StoredAuthorization);
    const { version } = await shown(as, wrong);
    await added(as, { authorizationId: wrong, version });
    await later(store, 3 * hour, as, reviewer);
    await decided(reviewer, inTwoSteps, ['approved', 'approved']);
    await later(store, 2 * day, as, reviewer);
    const inquiry = await added(as, { type: 'statusInquiry', follows: wrong, ...follow });
    await added(await colleagueOf(store, as), { type: 'extension', follows: atOnce });
    const { total, byMonth, byPayer, byType, byAge, outstanding } = await measures(as);
    expect(total).toMatchObject({
      ...{ requests: 6, lines: 7, treatments: 5, updates: 1, inquiries: 1, inquiriesByOthers: 0, cancellations: 0 },
      ...{ sends: 7, errors: 1, judged: 2, firstSome: 2, firstAll: 1, questions: 0 },
      ...{ pendedLines: 1, resolvedLines: 1, resolvedMinutes: 3 * hour },
      ...{ finals: 2, finalMinutes: 7 * hour, finalIn6h: 2, finalIn24h: 2, finalIn3d: 2 },
      ...{ approvedLines: 3, deniedLines: 1, withdrawn: 0, open: 4, openPended: 0 },
    });
    expect(byMonth.at(-1)).toEqual({ month: '2026-11', counters: total });
    expect(byMonth.slice(0, -1).every(({ counters }) => counters.requests === 0)).toBe(true);
    expect(byPayer).toMatchObject([{ payerId: pearl, counters: total }]);
    expect(byType).toEqual([
      { type: 'authorization', requests: 4, sends: 5, errors: 1 },
      { type: 'extension', requests: 1, sends: 1, errors: 0 },
      { type: 'statusInquiry', requests: 1, sends: 1, errors: 0 },
    ]);
    expect(outstanding).toBe(4);
    expect(byAge.map(({ requests }) => requests)).toEqual([2, 2, 0, 0, 0, 0]);
    expect((await shown(as, inquiry)).state).toBe('sent');
  });

  it('REQ-EAUTH-19 count an inquiry by another person than the sender apart', async () => {
    const as = await aCoordinator(store);
    const id = await added(as);
    await added(await colleagueOf(store, as), { type: 'statusInquiry', follows: id, ...follow });
    expect((await measures(as)).total).toMatchObject({ inquiries: 1, inquiriesByOthers: 1 });
  });

  it('REQ-EAUTH-19 are each tenant’s own: a payer’s have its requests of all facilities, a facility’s none of another', async () => {
    const reviewer = await desk.aReviewer();
    const before = (await measures(reviewer)).total.requests;
    const one = await aCoordinator(store);
    await added(one);
    await added(await aCoordinator(store));
    expect((await measures(reviewer)).total.requests).toBe(before + 2);
    expect((await measures(one)).total.requests).toBe(1);
    expect((await measures(await desk.ofAnotherPayer())).total.requests).toBe(0);
    expect((await measures(one, { payerId: 9001 })).total.requests).toBe(0);
    expect((await read(await colleagueOf(store, one, ['Eligibility']))).http).toBe(403);
  });

  it('show what has waited for more than a month as such, of all payers and of one', async () => {
    const as = await aCoordinator(store);
    await added(as);
    await later(store, 40 * day, as);
    await added(as);
    expect((await measures(as)).byAge.map(({ requests }) => requests)).toEqual([1, 0, 0, 0, 0, 1]);
    expect((await measures(as, { payerId: pearl })).byAge.map(({ requests }) => requests)).toEqual([1, 0, 0, 0, 0, 1]);
    expect((await measures(as, { months: 1 })).total.requests).toBe(1);
  });
});

describe('nobody makes the measures better', () => {
  it('REQ-EAUTH-19 by re-dating: a file’s and a form’s own times are in none of them', async () => {
    const as = await aCoordinator(store);
    const id = await added(as, { ...twoLines, encounterStart: '2026-11-01T08:00:00.000Z' });
    await later(store, 2 * day, as);
    const [found] = await storedOf(store, as);
    const { payerCode, requestNumber, facilityId } = found as StoredAuthorization;
    const given = {
      ...{ senderId: payerCode, receiverId: 'X', transactionDate: '2026-11-10T06:05:00.000Z', result: 'yes' as const },
      dispositionFlag: null,
      ...{ id: requestNumber ?? '', idPayer: 'PA-1', denialCode: null, start: '2026-11-10T06:05:00.000Z' },
      ...{ end: '2026-12-31T00:00:00.000Z', limit: null, comments: null, activities: [] },
    };
    const matched = [{ authorizationId: id, requestNumber }];
    expect(await matchAnswer(wiring, given, { facilityId } as never)).toEqual({ isTaken: true, matched });
    // The same file again changes nothing.
    await matchAnswer(wiring, given, { facilityId } as never);
    expect((await shown(as, id)).answer?.answeredAt).toBe('2026-11-10T06:05:00.000Z');
    expect((await measures(as)).total).toMatchObject({ finals: 1, finalMinutes: 2 * day, finalIn24h: 0, finalIn3d: 1 });
  });

  it('REQ-EAUTH-19 by cancelling and sending again: the time runs from the first sending, and the first stays without an answer', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const first = await added(as);
    await later(store, 3 * day, as, reviewer);
    await cancel(as, first);
    const again = await added(as);
    await later(store, hour, as, reviewer);
    await decided(reviewer, again, ['approved']);
    expect((await measures(as)).total).toMatchObject({
      ...{ judged: 1, firstAll: 0, withdrawn: 1, finals: 1, finalMinutes: 3 * day + hour, finalIn24h: 0, finalIn3d: 0 },
    });
  });

  it('REQ-EAUTH-19 by a resubmission after a denial: it is an update, and not answered at first', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const first = await added(as);
    await decided(reviewer, first, ['denied']);
    await later(store, 5 * day, as, reviewer);
    const again = await added(as, { follows: first, resubmission: { type: 'correction', comment: 'Report added' } });
    await later(store, hour, as, reviewer);
    await decided(reviewer, again, ['approved']);
    expect((await measures(as)).total).toMatchObject({
      ...{ judged: 1, firstAll: 1, updates: 1, finals: 2, finalMinutes: 5 * day + hour, finalIn24h: 1 },
    });
  });

  it('REQ-EAUTH-19 by pausing the clock: a question decides nothing, and its time counts', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const id = await added(as, twoLines);
    expect((await asked(reviewer, id)).http).toBe(200);
    await later(store, 4 * day, as, reviewer);
    expect((await measures(as)).total).toMatchObject({ open: 1, openPended: 2, pendedLines: 2, questions: 1 });
    await move(as, id, { move: 'reply', text: 'Here it is.' });
    await decided(reviewer, id, ['approved', 'approved']);
    expect((await measures(as)).total).toMatchObject({
      ...{ judged: 1, firstSome: 0, firstAll: 0, resolvedLines: 2, resolvedMinutes: 8 * day, finalMinutes: 4 * day },
      ...{ finalIn3d: 0, open: 0, openPended: 0 },
    });
  });
});

const acts = [
  'send',
  'resend',
  'approve',
  'mixed',
  'pend',
  'ask',
  'reply',
  'release',
  'cancel',
  'refuseCancel',
] as const;
const more = ['extend', 'resubmit', 'inquire', 'fail', 'correct', 'draft', 'file'] as const;
type Act = (typeof acts)[number] | (typeof more)[number];

/** Does one act, as far as it can be done now; what is refused changes nothing. */
async function perform(as: SignedIn, reviewer: SignedIn, { act, turn }: { act: Act; turn: number }): Promise<void> {
  const all = await storedOf(store, as);
  const found = all[turn % Math.max(all.length, 1)];
  if (act === 'send') return void (await add(as, turn % 2 ? twoLines : {}));
  if (act === 'resend') {
    const headers = { 'idempotency-key': `measures-${turn}` };
    await add(as, {}, headers);
    return void (await add(as, {}, headers));
  }
  if (!found) return;
  const { authorizationId: id, version, form, requestNumber, payerCode, facilityId } = found;
  const outcomes = (outcome: 'approved' | 'pended') => (form?.lines ?? []).map(() => outcome);
  const given = {
    ...{ senderId: payerCode, receiverId: 'X', transactionDate: null, result: 'yes' as const, id: requestNumber ?? '' },
    dispositionFlag: null,
    ...{ idPayer: `PA-${turn}`, denialCode: null, start: null, end: null, limit: null, comments: null },
    activities: [],
  };
  const doing: Record<Exclude<Act, 'send' | 'resend'>, () => Promise<unknown>> = {
    approve: () => decided(reviewer, id, outcomes('approved')),
    mixed: () => decided(reviewer, id, ['denied', ...outcomes('approved').slice(1)]),
    pend: () => decided(reviewer, id, ['approved', ...outcomes('pended').slice(1)]),
    ask: () => asked(reviewer, id),
    reply: () => move(as, id, { move: 'reply', text: 'Here.' }),
    release: () => move(reviewer, id, { move: 'release' }),
    cancel: () => add(as, { type: 'cancellation', follows: id, ...follow }),
    refuseCancel: () => decided(reviewer, id, []),
    extend: () => add(as, { type: 'extension', follows: id }),
    resubmit: () => add(as, { follows: id, resubmission: { type: 'correction', comment: 'Again' } }),
    inquire: () => add(as, { type: 'statusInquiry', follows: id, ...follow }),
    fail: async () => found.state === 'sent' && refusedByRegulator(store, found),
    correct: () => add(as, { authorizationId: id, version, ...twoLines }),
    draft: () => add(as, { authorizationId: id, version: version - 1 }),
    file: () => matchAnswer(wiring, given, { facilityId } as never),
  };
  await doing[act as Exclude<Act, 'send' | 'resend'>]();
}

const act = fc.record({
  act: fc.constantFrom<Act>('send', ...acts, ...more),
  turn: fc.nat(20),
  minutes: fc.constantFrom(0, 7, 5 * hour, 2 * day, 9 * day),
});

describe('what the transactions keep', () => {
  it('REQ-EAUTH-19 equals what counting all requests again gives, after any course, for the facility and the payer', async () => {
    const reviewer = await desk.aReviewer();
    const everybody: StoredAuthorization[] = [];
    const before = await kept(store, { kind: 'payer', payerId: reviewer.user.payerId } as never);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (course) => {
        const as = await aCoordinator(store);
        for (const { minutes, ...each } of [{ act: 'send' as const, turn: 1, minutes: 0 }, ...course]) {
          await later(store, minutes, as, reviewer);
          await perform(as, reviewer, each);
        }
        const requests = await storedOf(store, as);
        everybody.push(...requests);
        expect(await kept(store, scopeOf(as))).toEqual(recounted(requests, 'COUNT#FACILITY#'));
        const { total } = await measures(as, { months: 13 });
        // From the timeline, which another code writes.
        const events = (await Promise.all(requests.map((each) => authorizations.timeline.list(store, each)))).flat();
        const happened = (name: string) => events.filter(({ event }) => event === name).length;
        expect(total).toMatchObject({
          ...{ requests: requests.filter(({ state }) => state !== 'draft').length, sends: happened('send') },
          ...{ errors: happened('fail'), questions: happened('ask') },
          open: requests.filter(({ state }) => ['sent', 'underReview', 'informationRequested'].includes(state)).length,
        });
      }),
      { numRuns: 12 },
    );
    const after = await kept(store, { kind: 'payer', payerId: reviewer.user.payerId } as never);
    const own = recounted(everybody, 'COUNT#PAYER#');
    for (const [month, counts] of Object.entries(own)) {
      for (const [name, count] of Object.entries(counts))
        expect([month, name, (after[month]?.[name] ?? 0) - (before[month]?.[name] ?? 0)]).toEqual([month, name, count]);
    }
  });
});
