import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/formulary/index.ts';
import { callApi, setClock, startBackend } from '../support/api.ts';
import {
  aLiveVersion,
  aVersion,
  formularyCalls,
  move,
  price,
  priceOf,
  someDrugs,
  version,
} from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

await startBackend();

describe('the switch', () => {
  it('REQ-PHARM-02 happens at the beginning of its day in the Emirates, without anybody', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, signInAgain } = await aPayer();
    await aLiveVersion(maker, someDrugs(3));
    const next = await aVersion(maker, someDrugs(3, { 1: price('17') }), { effectiveOn: '2026-12-03' });
    expect((await move(maker, next, 'goLive')).data).toMatchObject({
      state: 'scheduled',
      holdsFromAt: '2026-12-02T20:00:00.000Z',
    });
    setClock('2026-12-02T19:59:00Z');
    const reader = await signInAgain();
    expect(await priceOf(reader, 1)).toBe(1650);
    setClock('2026-12-02T20:00:00Z');
    expect(await priceOf(reader, 1)).toBe(1700);
    expect(await version(reader, next.versionId)).toMatchObject({ state: 'inForce' });
    // What held on a day stays readable.
    expect(await priceOf(reader, 1, '2026-12-02')).toBe(1650);
    expect(await priceOf(reader, 1, '2026-12-03')).toBe(1700);
  });

  it('REQ-PHARM-02 is taken back before its day, and leaves no version between two others', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, signInAgain } = await aPayer();
    await aLiveVersion(maker, someDrugs(3));
    const later = await aVersion(maker, someDrugs(3, { 1: price('17') }), { effectiveOn: '2026-12-05' });
    const between = await aVersion(maker, someDrugs(3, { 1: price('18') }), { effectiveOn: '2026-12-03' });
    const scheduled = (await move(maker, later, 'goLive')).data!;
    expect(await move(maker, between, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'listScheduled' }] });
    expect((await move(maker, scheduled, 'takeBack')).data).toMatchObject({ state: 'staged', holdsFromAt: null });
    expect((await move(maker, between, 'goLive')).data).toMatchObject({ state: 'scheduled' });
    setClock('2026-12-06T08:00:00Z');
    expect(await priceOf(await signInAgain(), 1)).toBe(1800);
  });

  it('REQ-PHARM-02 is rolled back by one call, at once and on record', async () => {
    const { maker, second } = await aPayer();
    const first = await aLiveVersion(maker, someDrugs(3));
    const next = await aLiveVersion(maker, someDrugs(3, { 1: price('17') }));
    expect(await version(maker, first.versionId)).toMatchObject({ state: 'past' });
    expect((await move(second, first, 'rollBack')).data).toMatchObject({ state: 'inForce' });
    expect(await priceOf(maker, 1)).toBe(1650);
    expect(await version(maker, next.versionId)).toMatchObject({ state: 'past' });
    const { data } = await callApi(handler, formularyCalls.getFormularySwitches, { as: maker, query: {} });
    expect(data?.map(({ number, isRollBack }) => [number, isRollBack])).toEqual([
      [1, true],
      [2, false],
      [1, false],
    ]);
    expect(data?.[0]).toMatchObject({ byName: second.user.displayName });
  });

  it('REQ-PHARM-02 takes what is scheduled back with a roll-back', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, signInAgain } = await aPayer();
    const first = await aLiveVersion(maker, someDrugs(3));
    await aLiveVersion(maker, someDrugs(3, { 1: price('17') }));
    const later = await aVersion(maker, someDrugs(3, { 1: price('18') }), { effectiveOn: '2026-12-03' });
    await move(maker, later, 'goLive');
    await move(maker, await version(maker, first.versionId), 'rollBack');
    setClock('2026-12-04T08:00:00Z');
    const reader = await signInAgain();
    expect(await priceOf(reader, 1)).toBe(1650);
    expect(await version(reader, later.versionId)).toMatchObject({ state: 'staged', isOutdated: true });
  });

  it('REQ-PHARM-02 counts once when two people switch at the same time', async () => {
    const { maker, second } = await aPayer();
    const first = await aLiveVersion(maker, someDrugs(3));
    const versions = [
      await aVersion(maker, someDrugs(3, { 1: price('17') })),
      await aVersion(second, someDrugs(3, { 1: price('18') })),
    ];
    const answers = await Promise.all(versions.map((each, at) => move(at === 0 ? maker : second, each, 'goLive')));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { data } = await callApi(handler, formularyCalls.getFormularySwitches, { as: maker, query: {} });
    expect(data).toHaveLength(2);
    expect((await version(maker, first.versionId)).state).toBe('past');
  });

  it('REQ-PHARM-02 brings back only what was in force', async () => {
    const { maker } = await aPayer();
    const live = await aLiveVersion(maker, someDrugs(3));
    const staged = await aVersion(maker, someDrugs(3));
    for (const each of [live, staged]) expect(await move(maker, each, 'rollBack')).toMatchObject({ http: 409 });
    expect((await move(maker, staged, 'discard')).data).toMatchObject({ state: 'discarded' });
    expect(await move(maker, staged, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
  });
});
