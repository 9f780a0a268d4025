import { describe, expect, it } from 'vitest';
import { responsibleOn } from '../../shared/homeCare/responsibility.ts';
import { startBackend } from '../support/api.ts';
import { storePayers } from '../support/payers.ts';
import { codesOf, inDays, lend, list, messages, move, read, shown, today, visit, visits } from './support/episodes.ts';
import {
  admittedBefore,
  candidates,
  inCare,
  moved,
  offer,
  offers,
  toFacilityOf,
  toTakeOver,
} from './support/reallocations.ts';

const { store } = await startBackend();
await storePayers(store);

const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data?.items.map(({ episodeId }) => episodeId);

describe('a reallocation', () => {
  it('REQ-SPEC-14 goes from the insurer by the health authority to the new provider, with consent and a day', async () => {
    const all = await inCare(store);
    const { nurse, taker, episodeId } = all;
    await admittedBefore(store, episodeId, 10);
    await moved(all, toTakeOver);
    expect(responsibleOn((await shown(nurse, episodeId)).responsible, today())?.facilityId).toBe(nurse.user.facilityId);
    await moved(all, ['takeOver']);
    const { responsible, reallocation, state, side } = await shown(taker, episodeId);
    expect({ state, side }).toEqual({ state: 'admitted', side: 'provider' });
    expect(reallocation).toMatchObject({
      ...{ askedBy: 'insurer', reason: 'capacity', handOverOn: today(), result: 'done' },
      consent: { by: 'relative', name: 'Salem Invented', on: today() },
    });
    expect(responsible.map(({ facilityId, from, to }) => [facilityId, from, to])).toEqual([
      [nurse.user.facilityId, inDays(-10), today()],
      [taker.user.facilityId, today(), null],
    ]);
    expect(idsOf(await list(taker))).toEqual([episodeId]);
    expect(idsOf(await list(nurse))).toEqual([]);
    expect(codesOf(await visit(taker, episodeId))).toEqual([]);
    expect(codesOf(await move(taker, episodeId, 'discharge'))).toEqual([]);
  });

  it('REQ-SPEC-14 goes from the health authority by the insurer', async () => {
    const { taker, reviewer, authoritysAsker, episodeId } = await inCare(store);
    expect(codesOf(await move(authoritysAsker, episodeId, 'authorityAsksReallocation', toFacilityOf(taker)))).toEqual(
      [],
    );
    expect((await shown(reviewer, episodeId)).moves).toContain('approveReallocation');
    expect((await list(reviewer)).data?.items.map((row) => row.episodeId)).toContain(episodeId);
    expect(codesOf(await move(reviewer, episodeId, 'approveReallocation'))).toEqual([]);
    expect(codesOf(await visits(authoritysAsker, episodeId))).toEqual([]);
    expect((await shown(taker, episodeId)).state).toBe('reallocationOffered');
  });

  it.each([
    ['refused', ['refuseReallocation']],
    ['withdrawn', ['approveReallocation', 'withdrawReallocation']],
    ['declined', ['approveReallocation', 'declineReallocation']],
  ] as const)('that is %s leaves the patient where they are, and another can be asked for', async (result, moves) => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation', ...moves]);
    const after = await shown(all.nurse, all.episodeId);
    expect(after).toMatchObject({ state: 'admitted', reallocation: { result } });
    expect((await read(all.taker, all.episodeId)).http).toBe(404);
    await moved(all, toTakeOver);
    expect((await shown(all.nurse, all.episodeId)).reallocation).toMatchObject({ result: 'open', declineReason: null });
  });

  it('REQ-SPEC-14 ends by itself when the care ends, and the present provider goes on caring until then', async () => {
    const all = await inCare(store);
    await moved(all, toTakeOver);
    expect(codesOf(await visit(all.nurse, all.episodeId))).toEqual([]);
    expect(codesOf(await move(all.nurse, all.episodeId, 'discharge', { endReason: 'death' }))).toEqual([]);
    expect(await shown(all.nurse, all.episodeId)).toMatchObject({ state: 'ended', reallocation: { result: 'ended' } });
    expect((await read(all.taker, all.episodeId)).http).toBe(404);
    expect((await move(all.taker, all.episodeId, 'takeOver', { version: 99 })).http).toBe(404);
  });

  it('REQ-SPEC-14 waits for the consent, which the new provider may record as well', async () => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation', 'approveReallocation', 'acceptReallocation']);
    expect((await shown(all.taker, all.episodeId)).moves).toEqual(['declineReallocation', 'recordConsent']);
    expect(codesOf(await move(all.taker, all.episodeId, 'takeOver'))).toEqual(['notInThisStatus']);
    expect(codesOf(await move(all.taker, all.episodeId, 'recordConsent'))).toEqual([]);
    expect((await shown(all.taker, all.episodeId)).moves).toEqual(['declineReallocation', 'takeOver']);
    expect(codesOf(await move(all.taker, all.episodeId, 'recordConsent'))).toEqual(['notInThisStatus']);
  });

  it('gives the devices back to the provider that lent them', async () => {
    const all = await inCare(store);
    await lend(all.nurse, all.episodeId);
    const device = (await shown(all.nurse, all.episodeId)).equipment[0]?.deviceIdentifier ?? '';
    await moved(all, [...toTakeOver, 'takeOver']);
    expect((await shown(all.taker, all.episodeId)).equipment[0]?.returnedOn).toBe(today());
    expect(codesOf(await lend(all.taker, all.episodeId, { deviceIdentifier: device }))).toEqual([]);
  });
});

describe('the days of a reallocation', () => {
  it.each([
    ['yesterday', inDays(-1)],
    ['a day after the approval', inDays(31)],
  ])('are not %s for the hand-over', async (_, handOverOn) => {
    const { payersAsker, taker, episodeId } = await inCare(store);
    const sent = { ...toFacilityOf(taker), handOverOn };
    expect(codesOf(await move(payersAsker, episodeId, 'insurerAsksReallocation', sent))).toEqual(['outOfRange']);
  });

  it('REQ-SPEC-14 are behind each visit of the present provider, and not before the day that was asked for', async () => {
    const all = await inCare(store);
    await admittedBefore(store, all.episodeId, 10);
    await moved(all, toTakeOver);
    await visit(all.nurse, all.episodeId);
    expect(codesOf(await move(all.taker, all.episodeId, 'takeOver'))).toEqual(['outOfRange']);
    const later = await inCare(store);
    const sent = { ...toFacilityOf(later.taker), handOverOn: inDays(1) };
    await move(later.payersAsker, later.episodeId, 'insurerAsksReallocation', sent);
    await moved(later, toTakeOver.slice(1));
    expect(codesOf(await move(later.taker, later.episodeId, 'takeOver'))).toEqual(['outOfRange']);
  });

  it('REQ-SPEC-14 begin the visits of the new provider', async () => {
    const all = await inCare(store);
    await admittedBefore(store, all.episodeId, 10);
    await moved(all, [...toTakeOver, 'takeOver']);
    expect(codesOf(await visit(all.taker, all.episodeId, { visitedOn: inDays(-1) }))).toEqual(['outOfRange']);
  });
});

describe('the provider that had the patient before', () => {
  it('REQ-SPEC-14 reads its own days alone, and writes nothing', async () => {
    const all = await inCare(store);
    const { nurse, taker, episodeId } = all;
    await admittedBefore(store, episodeId, 10);
    await visit(nurse, episodeId, { visitedOn: inDays(-3), note: 'The wound is clean' });
    await moved(all, [...toTakeOver, 'takeOver']);
    await visit(taker, episodeId, { note: 'Another wound' });
    await move(taker, episodeId, 'add', { text: 'Of the new provider' });
    const before = await shown(nurse, episodeId);
    expect(before).toMatchObject({
      ...{ side: 'formerProvider', state: 'ended', endReason: 'otherProvider', endedOn: today(), moves: [] },
      ...{ visits: {}, reallocation: null, emergencyContact: null, approvedUntil: today() },
    });
    expect(before.events.at(-1)?.event).toBe('takeOver');
    // Two nurses of two facilities, who must have two names here.
    expect(before.openedByName).toBe(nurse.user.displayName);
    expect(before.openedByName).not.toBe(taker.user.displayName);
    expect(before.responsible.map(({ facilityId }) => facilityId)).toEqual([nurse.user.facilityId]);
    expect((await visits(nurse, episodeId)).data?.items.map(({ note }) => note)).toEqual(['The wound is clean']);
    expect((await visits(taker, episodeId)).data?.items).toHaveLength(2);
    expect((await messages(nurse, episodeId)).http).toBe(403);
    expect((await visit(nurse, episodeId)).http).toBe(403);
    expect((await move(nurse, episodeId, 'add')).http).toBe(403);
    expect(idsOf(await list(nurse, { part: 'elsewhere' }))).toEqual([episodeId]);
    expect((await list(nurse, { part: 'elsewhere' })).data?.items[0]).toMatchObject({
      state: 'ended',
      endedOn: today(),
    });
  });
});

describe('the provider to which the patient goes over', () => {
  it('reads its own days alone until somebody has approved, where it had the patient before', async () => {
    const all = await inCare(store);
    await admittedBefore(store, all.episodeId, 10);
    await moved(all, [...toTakeOver, 'takeOver']);
    await move(all.payersAsker, all.episodeId, 'insurerAsksReallocation', toFacilityOf(all.nurse));
    expect(await shown(all.nurse, all.episodeId)).toMatchObject({ side: 'formerProvider', state: 'ended', visits: {} });
    expect((await shown(all.nurse, all.episodeId)).responsible).toHaveLength(1);
    await move(all.authoritysApprover, all.episodeId, 'approveReallocation');
    expect(await shown(all.nurse, all.episodeId)).toMatchObject({ side: 'newProvider', state: 'reallocationOffered' });
    expect((await shown(all.nurse, all.episodeId)).responsible).toHaveLength(2);
  });

  it('sees the episode from the approval on, with no message, no note and nobody to call', async () => {
    const all = await inCare(store);
    const { nurse, taker, episodeId } = all;
    await visit(nurse, episodeId);
    await moved(all, ['insurerAsksReallocation']);
    expect((await read(taker, episodeId)).http).toBe(404);
    expect(idsOf(await list(taker, { part: 'elsewhere' }))).toEqual([]);
    await moved(all, ['approveReallocation']);
    expect(await shown(taker, episodeId)).toMatchObject({
      ...{ side: 'newProvider', emergencyContact: null, attachments: [], readMarks: [] },
      moves: ['acceptReallocation', 'declineReallocation', 'recordConsent'],
    });
    expect((await visits(taker, episodeId)).data?.items.map(({ note }) => note)).toEqual([null]);
    expect((await messages(taker, episodeId)).http).toBe(403);
    expect((await move(taker, episodeId, 'acceptReallocation', { text: 'A message' })).http).toBe(403);
    expect(idsOf(await list(taker, { part: 'elsewhere' }))).toEqual([episodeId]);
    expect(idsOf(await list(taker))).toEqual([]);
  });
});

describe('the providers to which a patient can go over', () => {
  it('REQ-SPEC-14 are those of home care that fit best first, with what they offer', async () => {
    const all = await inCare(store);
    expect(codesOf(await offers(all.taker, ['woundCare'], 1))).toEqual([]);
    // Providers that have said nothing, and patients of whom each has another order by lot.
    const others = [await inCare(store), await inCare(store), await inCare(store)];
    for (const { payersAsker, episodeId } of others) {
      const [first] = (await candidates(payersAsker, episodeId)).data ?? [];
      expect(first?.facilityId).toBe(all.taker.user.facilityId);
    }
    const found = (await candidates(all.payersAsker, all.episodeId)).data ?? [];
    expect(found[0]).toMatchObject({ facilityId: all.taker.user.facilityId, offersAll: true, freePlaces: 1 });
    expect(found.map(({ facilityId }) => facilityId)).not.toContain(all.nurse.user.facilityId);
    expect((await candidates(all.nurse, all.episodeId)).http).toBe(403);
    await moved(all, [...toTakeOver, 'takeOver']);
    expect((await offer(all.taker)).data).toMatchObject({ places: 1, patients: 1 });
    expect((await offer(all.nurse)).data).toMatchObject({ patients: 0, version: 0 });
    await move(all.taker, all.episodeId, 'discharge');
    expect((await offer(all.taker)).data).toMatchObject({ patients: 0 });
  });

  it('REQ-SPEC-14 stand in an order by lot, where they are equal: another one for each patient, and the same for each reader', async () => {
    const [one, other] = [await inCare(store), await inCare(store)];
    const orderFor = async ({ payersAsker, authoritysAsker, episodeId }: typeof one, isAuthority = false) =>
      (await candidates(isAuthority ? authoritysAsker : payersAsker, episodeId)).data
        ?.filter(({ offersAll }) => offersAll === null)
        .map(({ facilityId }) => facilityId);
    const [first, again, second] = [await orderFor(one), await orderFor(one, true), await orderFor(other)];
    expect(first).toEqual(again);
    expect(first?.length).toBeGreaterThan(5);
    const common = second?.filter((id) => first?.includes(id));
    expect(first?.filter((id) => common?.includes(id))).not.toEqual(common);
  });
});
