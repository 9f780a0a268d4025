import { beforeEach, describe, expect, it } from 'vitest';
import { authorizations } from '../../functions/_data/authorization/authorization.ts';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { startPayers } from '../eligibility/support/eligibility.ts';
import { passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aCoordinator, added, aLine, counts, idsOf, move, shown } from './support/authorizations.ts';

const { store } = await startBackend();
await startPayers();

/** Monday, 10:00 in the Emirates. The clinics of these tests are in Abu Dhabi: an outpatient's answer takes a working day. */
const monday = '2026-11-23T06:00:00.000Z';
const dayMs = 86_400_000;
const later = (ms: number): string => new Date(Date.parse(monday) + ms).toISOString();
beforeEach(() => setClock(monday));

/** What a person was told; of a reviewer, of one request: the desk is told of others too. */
const newsOf = async ({ user }: SignedIn, id = '') =>
  (await listNotifications(store, user, { take: 100, filter: 'all' }, new Date(monday))).items
    .filter(({ link }) => link?.includes(id) ?? false)
    .map(({ kind }) => kind);
const stored = async (id: string) => (await authorizations.find(store, { kind: 'all' }, id))!;
const request = () => ({ encounterStart: monday });

/** An approval until a day, with its sender. */
async function approved(days: number, denied: readonly string[] = []) {
  const sender = await aCoordinator(store);
  const as = await desk.aReviewer();
  const id = await added(sender, { ...request(), lines: ['1', ...denied].map((lineId) => aLine(lineId)) });
  const seen = await desk.inHandOf(as, id);
  const validTo = emiratesDateOf(new Date(later(days * dayMs)));
  const lines = [
    { lineId: '1', outcome: 'approved' as const },
    ...denied.map((lineId) => ({ lineId, outcome: 'denied' as const, denialCode: 'MNEC-003' })),
  ];
  const { errors } = await desk.decide(as, { ...seen, validFrom: emiratesDateOf(new Date(monday)), validTo, lines });
  expect(errors ?? []).toEqual([]);
  return { sender, as, id };
}

describe('the deadline of a request', () => {
  it('REQ-EAUTH-14 is that of regulator, setting and type, and both sides see the same', async () => {
    const sender = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    expect(sender.user.regulatoryId).toBe(aFacility().regulatoryId);
    const dueOf = async (changes: Parameters<typeof added>[1]) => {
      const id = await added(sender, { ...request(), ...changes });
      const [theirs, ours] = [(await shown(reviewer, id)).dueAt, (await shown(sender, id)).dueAt];
      expect(ours).toBe(theirs);
      return ours;
    };
    const emergency = await dueOf({ encounterType: 2 });
    expect(emergency).toBe(later(15 * 60_000));
    expect(await dueOf({ encounterType: 3 })).toBe(later(dayMs));
    const outpatient = await dueOf({});
    expect(outpatient! > emergency!).toBe(true);
    const first = (await desk.queue(reviewer)).data?.items ?? [];
    const dues = first.map(({ dueAt }) => dueAt ?? '');
    expect(dues).toEqual(dues.toSorted());
  });

  it('REQ-EAUTH-14 stands still while information is awaited, and is computed when it is read', async () => {
    const sender = await aCoordinator(store);
    const as = await desk.aReviewer();
    const id = await added(sender, { ...request(), encounterType: 3 });
    const seen = await desk.inHandOf(as, id);
    passMinutes(10);
    await desk.ask(as, { ...seen, text: 'The report, please', items: [{ documentType: 'medicalReport' }] });
    expect((await shown(sender, id)).dueAt).toBeNull();
    passMinutes(15);
    await move(sender, id, { move: 'reply', text: 'Here it is' });
    expect((await shown(as, id)).dueAt).toBe(later(dayMs + 15 * 60_000));
  });

  it('Abuse: no change of hands, and no question after it was missed, makes a deadline better', async () => {
    const sender = await aCoordinator(store);
    const as = await desk.aReviewer();
    const id = await added(sender, { ...request(), encounterType: 2 });
    const due = (await shown(as, id)).dueAt;
    passMinutes(16);
    await move(as, id, { move: 'take' });
    await move(as, id, { move: 'release' });
    const seen = await desk.inHandOf(as, id);
    await desk.ask(as, { ...seen, text: 'Anything', items: [{ documentType: 'other' }] });
    expect((await shown(as, id)).dueAt).toBe(due);
    await move(sender, id, { move: 'reply', text: 'Nothing' });
    expect((await shown(as, id)).dueAt).toBe(due);
    const overdue = (await desk.queue(as, { whose: 'overdue' })).data?.items ?? [];
    expect(overdue.map(({ authorizationId }) => authorizationId)).toContain(id);
  });

  it('REQ-EAUTH-20 is told when it comes near and when it is missed, once each: to reviewers and to the sender', async () => {
    const sender = await aCoordinator(store);
    const as = await desk.aReviewer();
    const id = await added(sender, { ...request(), encounterType: 2 });
    await move(as, id, { move: 'take' });
    passMinutes(11);
    await sweep();
    expect([await newsOf(as, id), await newsOf(sender)]).toEqual([[], []]);
    passMinutes(1);
    await sweep();
    await sweep();
    expect([await newsOf(as, id), await newsOf(sender)]).toEqual([['authorizationDueSoon'], ['authorizationNear']]);
    passMinutes(4);
    await sweep();
    await sweep();
    expect((await newsOf(as, id))[0]).toBe('authorizationOverdue');
    expect(await newsOf(sender)).toEqual(['authorizationDelayed', 'authorizationNear']);
  });
});

describe('the end of an approval', () => {
  it('REQ-EAUTH-12 REQ-EAUTH-20 comes by itself at its last instant; its sender is told before, once', async () => {
    const { sender, id } = await approved(20);
    const told = async () => (await newsOf(sender)).filter((kind) => kind === 'authorizationEnding').length;
    setClock(later(16 * dayMs));
    await sweep();
    expect([await told(), (await stored(id)).state]).toEqual([0, 'approved']);
    setClock(later(18 * dayMs));
    await sweep();
    await sweep();
    expect([await told(), (await stored(id)).state]).toEqual([1, 'approved']);
    setClock(later(21 * dayMs));
    await Promise.all([sweep(), sweep()]);
    expect((await stored(id)).state).toBe('expired');
    setClock(monday);
    const record = await shown(sender, id);
    expect(record.events.filter(({ event }) => event === 'expire')).toHaveLength(1);
    expect(await counts(sender)).toEqual({ expired: 1 });
    expect(await idsOf(sender, { state: 'expired' })).toEqual([id]);
    expect(await told()).toBe(1);
  });

  it('REQ-EAUTH-12 comes to a request that was approved in part as well', async () => {
    const { sender, id } = await approved(20, ['2']);
    expect((await stored(id)).state).toBe('partiallyApproved');
    setClock(later(21 * dayMs));
    await sweep();
    expect((await stored(id)).state).toBe('expired');
    setClock(monday);
    expect(await counts(sender)).toEqual({ expired: 1 });
  });

  it('a short approval ends without a word before, and what was cancelled does not end', async () => {
    const short = await approved(2);
    const cancelled = await approved(2);
    await added(cancelled.sender, { type: 'cancellation', follows: cancelled.id, lines: [], diagnoses: [] });
    setClock(later(4 * dayMs));
    await sweep();
    expect([(await stored(short.id)).state, (await stored(cancelled.id)).state]).toEqual(['expired', 'cancelled']);
    expect(await newsOf(short.sender)).toEqual(['authorizationAnswered']);
  });

  it('REQ-EAUTH-13 can be extended before and after it', async () => {
    const { sender, id } = await approved(20);
    const extension = await added(sender, { ...request(), type: 'extension', follows: id });
    setClock(later(22 * dayMs));
    await sweep();
    setClock(monday);
    expect((await stored(id)).state).toBe('expired');
    expect((await shown(sender, extension)).chain.map(({ state }) => state)).toEqual(['expired', 'sent']);
    expect((await stored(extension)).payerId).toBe(pearl);
  });
});
