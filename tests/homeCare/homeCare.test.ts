import { describe, expect, it } from 'vitest';
import { gulfCare } from '../../functions/_demo/payers.ts';
import { responsibleOn } from '../../shared/homeCare/responsibility.ts';
import { startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { storePayers } from '../support/payers.ts';
import {
  aCareReviewer,
  aDevice,
  aNurse,
  aPatient,
  codesOf,
  giveBack,
  inDays,
  lend,
  list,
  messages,
  move,
  open,
  opened,
  shown,
  toCare,
  today,
  visit,
  visits,
  walked,
} from './support/episodes.ts';

const { store } = await startBackend();
await storePayers(store);

/** A nurse, one of the insurer's people, and a patient who has come so far. */
async function episodeAt(moves: Parameters<typeof walked>[2]) {
  const people = { nurse: await aNurse(store), reviewer: await aCareReviewer() };
  return { ...people, episodeId: await walked(people, await opened(people.nurse), moves) };
}
const inCare = () => episodeAt(toCare);

describe('an episode of home care', () => {
  it('REQ-SPEC-14 goes from the referral to the end of the care, and says who is responsible', async () => {
    const { nurse, reviewer, episodeId } = await inCare();
    await walked({ nurse, reviewer }, episodeId, ['askExtension', 'extend', 'discharge']);
    const ended = await shown(nurse, episodeId);
    expect(ended).toMatchObject({
      ...{ state: 'ended', episodeNumber: `HC-${episodeId.slice(-8)}`, endReason: 'recovered', endedOn: today() },
      ...{ admittedOn: today(), approvedUntil: inDays(44), extensionWeeks: null, patientName: 'Maryam Invented' },
      assessment: { mobility: 'bedbound', careLevel: 'skilled', assessedOn: today() },
      referral: { source: 'hospital', diagnoses: [{ code: 'E11.9', description: expect.any(String) }] },
      responsible: [{ facilityId: nurse.user.facilityId, from: today(), to: today() }],
    });
    expect(ended.events.map(({ event }) => event)).toEqual([
      ...['open', 'assess', 'approve', 'admit', 'askExtension', 'extend', 'discharge'],
    ]);
    expect((await messages(reviewer, episodeId)).data?.items).toHaveLength(3);
  });

  it('is responsible from the admission on', async () => {
    const { nurse, episodeId } = await inCare();
    const { responsible } = await shown(nurse, episodeId);
    expect(responsibleOn(responsible, today())?.facilityId).toBe(nurse.user.facilityId);
    expect(responsibleOn(responsible, inDays(-1))).toBeNull();
  });

  it('goes back to care without more time where the insurer refuses it', async () => {
    const { nurse, reviewer, episodeId } = await inCare();
    const before = await shown(nurse, episodeId);
    await move(nurse, episodeId, 'askExtension', { weeks: 3 });
    expect(await shown(reviewer, episodeId)).toMatchObject({ state: 'extending', extensionWeeks: 3 });
    await move(reviewer, episodeId, 'refuseExtension');
    expect(await shown(nurse, episodeId)).toMatchObject({
      ...{ state: 'admitted', extensionWeeks: null, approvedUntil: before.approvedUntil },
    });
  });

  it.each([
    ['decline', { declineReason: 'noCapacity', state: 'declined' }],
    ['refuse', { refuseReason: 'notCovered', state: 'refused' }],
  ] as const)('keeps the reason of %s, and is over', async (last, expected) => {
    const { nurse, episodeId } = await episodeAt(last === 'refuse' ? ['assess', 'refuse'] : ['decline']);
    expect(await shown(nurse, episodeId)).toMatchObject({ ...expected, moves: [] });
  });

  it('a question of the insurer stops its clock, and the reply lets it run again', async () => {
    const { nurse, reviewer, episodeId } = await episodeAt(['assess', 'ask']);
    expect(await shown(reviewer, episodeId)).toMatchObject({ state: 'queried' });
    await move(nurse, episodeId, 'reply');
    expect(await shown(reviewer, episodeId)).toMatchObject({ state: 'withPayer', dueAt: expect.any(String) });
  });

  it('is in the lists of its two sides', async () => {
    const { nurse, reviewer, episodeId } = await episodeAt(['assess']);
    const ids = async (as: typeof nurse) => (await list(as)).data?.items.map((row) => row.episodeId);
    expect(await ids(nurse)).toEqual([episodeId]);
    expect(await ids(reviewer)).toContain(episodeId);
  });

  it('each look at it is kept', async () => {
    const { nurse, episodeId } = await inCare();
    await visits(nurse, episodeId);
    const actions = (await auditsOf(store, `EPISODE#${episodeId}`)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['homeCare.open', 'homeCare.read', 'homeCare.readVisits', 'homeCare.move']),
    );
  });
});

describe('the days of an episode', () => {
  it.each([
    ['a referral of tomorrow', { referredOn: inDays(1) }, 'inFuture'],
    ['a discharge before the referral', { dischargeExpectedOn: inDays(-1) }, 'outOfRange'],
    ['a diagnosis that no list has', { diagnoses: ['E11.9', 'XX9.9'] }, 'codeNotValid'],
  ] as const)('refuse %s', async (_, changes, code) => {
    const as = await aNurse(store);
    const { diagnoses, ...days } = { diagnoses: undefined, ...changes };
    const sent = { ...days, ...(diagnoses && { diagnoses: [...diagnoses] }) };
    expect(codesOf(await open(as, await aPatient(as), sent))).toEqual([code]);
  });

  it.each([
    ['assess', [], { assessedOn: inDays(1) }, 'inFuture'],
    ['assess', [], { assessedOn: inDays(-1) }, 'outOfRange'],
    ['approve', ['assess'], { approvedUntil: inDays(-1) }, 'outOfRange'],
    ['admit', ['assess', 'approve'], { admittedOn: inDays(1) }, 'inFuture'],
    ['admit', ['assess', 'approve'], { admittedOn: inDays(-1) }, 'outOfRange'],
    ['discharge', toCare, { endedOn: inDays(1) }, 'inFuture'],
    ['discharge', toCare, { endedOn: inDays(-1) }, 'outOfRange'],
    ['extend', [...toCare, 'askExtension'], { approvedUntil: inDays(29) }, 'outOfRange'],
  ] as const)('refuse to %s outside of its limits', async (name, before, changes, code) => {
    const { nurse, reviewer, episodeId } = await episodeAt(before);
    const isInsurers = name === 'approve' || name === 'extend';
    expect(codesOf(await move(isInsurers ? reviewer : nurse, episodeId, name, changes))).toEqual([code]);
  });
});

describe('the visits of an episode', () => {
  it('are counted by service, and shown newest first, to the insurer without their notes', async () => {
    const { nurse, reviewer, episodeId } = await inCare();
    for (const service of ['woundCare', 'nursing', 'woundCare'] as const) await visit(nurse, episodeId, { service });
    expect(await shown(reviewer, episodeId)).toMatchObject({
      visits: { woundCare: 2, nursing: 1 },
      lastVisitOn: today(),
    });
    const own = (await visits(nurse, episodeId)).data?.items;
    expect(own?.map(({ service }) => service)).toEqual(['woundCare', 'nursing', 'woundCare']);
    expect(own?.map(({ note }) => note)).toEqual(Array(3).fill('The wound is clean'));
    expect((await visits(reviewer, episodeId)).data?.items.map(({ note }) => note)).toEqual([null, null, null]);
    const first = await visits(nurse, episodeId, { take: 2 });
    const rest = await visits(nurse, episodeId, { take: 2, cursor: first.data?.nextCursor ?? '' });
    expect([first.data?.items.length, rest.data?.items.length]).toEqual([2, 1]);
  });

  it('lose none where 16 nurses enter them at once', async () => {
    const { nurse, episodeId } = await inCare();
    const answers = await Promise.all(Array.from({ length: 16 }, () => visit(nurse, episodeId)));
    const entered = answers.filter(({ http }) => http === 200).length;
    expect(entered).toBeGreaterThan(0);
    expect((await shown(nurse, episodeId)).visits).toEqual({ woundCare: entered });
    expect((await visits(nurse, episodeId)).data?.items).toHaveLength(entered);
  });
});

describe('what is lent to a patient', () => {
  it('REQ-VALID-18 a monitor has an identifier, which is kept in digits; a bed needs none', async () => {
    const { nurse, episodeId } = await inCare();
    const device = aDevice();
    const typed = `${device.slice(0, 2)}-${device.slice(2, 8)} ${device.slice(8)}`;
    expect((await lend(nurse, episodeId, { deviceIdentifier: typed })).http).toBe(200);
    expect(codesOf(await lend(nurse, episodeId, { deviceIdentifier: undefined }))).toEqual(['required']);
    expect(codesOf(await lend(nurse, episodeId, { deviceIdentifier: '0'.repeat(15) }))).toEqual(['custom']);
    expect((await lend(nurse, episodeId, { kind: 'bed', deviceIdentifier: undefined })).http).toBe(200);
    expect((await shown(nurse, episodeId)).equipment).toMatchObject([
      { kind: 'monitor', deviceIdentifier: device, lentOn: today(), returnedOn: null },
      { kind: 'bed', deviceIdentifier: null },
    ]);
  });

  it('has 20 lines at most, and comes back once', async () => {
    const { nurse, episodeId } = await inCare();
    for (let at = 0; at < 20; at += 1) await lend(nurse, episodeId, { kind: 'bed', deviceIdentifier: undefined });
    expect(codesOf(await lend(nurse, episodeId))).toEqual(['tooMuchEquipment']);
    const [line] = (await shown(nurse, episodeId)).equipment;
    expect((await giveBack(nurse, episodeId, line?.lineId ?? '')).http).toBe(200);
    expect(codesOf(await giveBack(nurse, episodeId, line?.lineId ?? ''))).toEqual(['returnedAlready']);
    expect((await giveBack(nurse, episodeId, '01K0000000000000000000000D')).http).toBe(404);
  });

  it('is back with the end of the episode', async () => {
    const { nurse, episodeId } = await inCare();
    await lend(nurse, episodeId);
    await move(nurse, episodeId, 'discharge');
    expect((await shown(nurse, episodeId)).equipment).toMatchObject([{ returnedOn: today() }]);
  });
});

it('the insurer sees nobody whom it could call at the patient’s home', async () => {
  const { nurse, reviewer, episodeId } = await episodeAt([]);
  expect((await shown(nurse, episodeId)).emergencyContact?.name).toBe('Salem Invented');
  expect((await shown(reviewer, episodeId)).emergencyContact).toBeNull();
  expect((await shown(reviewer, episodeId)).side).toBe('insurer');
  expect(reviewer.user.payerId).toBe(gulfCare);
});
