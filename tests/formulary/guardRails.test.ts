import { describe, expect, it } from 'vitest';
import { pointerPut, readPointer } from '../../functions/_data/versionedList/listPointer.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { setClock, signIn, startBackend } from '../support/api.ts';
import {
  aLiveVersion,
  aVersion,
  changes,
  headOf,
  move,
  price,
  priceOf,
  search,
  someDrugs,
  version,
} from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

const { store } = await startBackend();
const reason = 'Checked against the price circular';

describe('guard rails', () => {
  const columnless = someDrugs(30).map(({ [headOf('manufacturer')]: _, ...drug }) => drug);
  const noLongerBasic = Object.fromEntries([1, 2].map((at) => [at, { [headOf('basic')]: 'No' }]));
  it.each([
    ['more than 5 % withdrawn', someDrugs(28), { rule: 'withdrawn', count: 2, of: 30 }],
    ['a price that moves by more than 30 %', someDrugs(30, { 4: price('21.46') }), { rule: 'price', count: 1, of: 30 }],
    ['an empty column', columnless, { rule: 'emptyColumn', column: 'manufacturer', count: 30 }],
    ['a plan that loses drugs', someDrugs(30, noLongerBasic), { rule: 'planLoss', column: 'basic', count: 2, of: 30 }],
  ])('REQ-PHARM-02 let a second person decide about %s', async (_, drugs, rail) => {
    const { maker, second } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    const staged = await aVersion(maker, drugs);
    expect(staged).toMatchObject({ state: 'waiting', rails: [rail] });
    expect(await move(maker, staged, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'secondPersonNeeded' }] });
    expect(await move(second, staged, 'goLive')).toMatchObject({ http: 409 });
    expect(await move(second, staged, 'approve')).toMatchObject({ http: 400, errors: [{ field: 'reason' }] });
    const { data } = await move(second, staged, 'approve', { reason });
    expect(data).toMatchObject({ state: 'inForce', decided: { reason, isApproved: true } });
  });

  it('REQ-PHARM-02 let through what stays within them', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(40));
    // 5 % withdrawn, 30 % dearer: on the line.
    const staged = await aVersion(maker, someDrugs(38, { 1: price('21.45') }));
    expect(staged).toMatchObject({ state: 'staged', rails: [], counts: { withdrawn: 2, price: 1 } });
  });

  it('REQ-PHARM-02 Abuse: a list that moves one decimal point goes live by no single person', async () => {
    const { maker, second, other } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    const staged = await aVersion(maker, someDrugs(30, { 9: price('165') }));
    expect((await changes(maker, staged.versionId, 'price'))[0]).toMatchObject({ packageName: 'INVENTAL 9' });
    for (const how of ['approve', 'refuse'] as const)
      expect(await move(maker, staged, how, { reason })).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await move(other, staged, 'approve', { reason })).toMatchObject({ http: 404 });
    expect(await priceOf(maker, 9)).toBe(1650);
    expect((await move(second, staged, 'refuse', { reason })).data).toMatchObject({ state: 'refused' });
    expect(await move(second, await version(second, staged.versionId), 'approve', { reason })).toMatchObject({
      http: 409,
    });
    expect(await priceOf(maker, 9)).toBe(1650);
  });

  it('REQ-PHARM-02 Abuse: nobody approves the own list by another account of theirs', async () => {
    const { payerId, second } = await aPayer();
    const own = { roles: ['PayerAdmin' as const], facility: null, payerId, stored: { emiratesId: '784198500000017' } };
    const [one, again] = [await signIn(own), await signIn(own)];
    await aLiveVersion(second, someDrugs(30));
    const staged = await aVersion(one, someDrugs(10));
    expect(await move(again, staged, 'approve', { reason })).toMatchObject({
      http: 409,
      errors: [{ code: 'ownChange' }],
    });
    expect((await search(second)).items).toHaveLength(30);
  });

  it('REQ-PHARM-02 Abuse: a comparison that is out of date is approved by nobody', async () => {
    const { maker, second } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    const cheap = someDrugs(30, { 1: price('15') });
    const staged = await aVersion(maker, cheap);
    // What was a small step is a large one beside the version that is in force meanwhile.
    const dear = await aVersion(maker, someDrugs(30, { 1: price('165') }));
    await move(second, dear, 'approve', { reason });
    expect(await move(maker, staged, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'listOutdated' }] });
    expect((await move(maker, staged, 'compareAgain')).data).toMatchObject({ state: 'waiting' });
  });
});

describe('guard rails over time', () => {
  /** Prices of one drug that each move by less than 30 %, as versions that go live one after the other. */
  const rises = ['21', '27'];

  async function raised(maker: Parameters<typeof aVersion>[0]) {
    await aLiveVersion(maker, someDrugs(30));
    const first = await aVersion(maker, someDrugs(30, { 4: price(rises[0] ?? '') }));
    expect(first).toMatchObject({ state: 'staged', rails: [] });
    await move(maker, first, 'goLive');
    return aVersion(maker, someDrugs(30, { 4: price(rises[1] ?? '') }));
  }

  it('REQ-PHARM-02 Abuse: a price that rises by less than 30 % again and again needs a second person', async () => {
    const { maker, second } = await aPayer();
    const next = await raised(maker);
    expect(next).toMatchObject({
      state: 'waiting',
      rails: [{ rule: 'price', column: null, count: 1, of: 30, since: 1 }],
      movedOverTime: 1,
    });
    expect(await move(maker, next, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'secondPersonNeeded' }] });
    expect(await changes(second, next.versionId, 'overTime')).toMatchObject([
      { packageName: 'INVENTAL 4', columns: [{ column: 'packagePublic', before: 1650, after: 2700 }] },
    ]);
    expect((await move(second, next, 'approve', { reason })).data).toMatchObject({ state: 'inForce' });
    // What was approved is not asked about again.
    const same = await aVersion(maker, someDrugs(30, { 4: price('27'), 5: price('17') }));
    expect(same).toMatchObject({ state: 'staged', rails: [] });
  });

  it('REQ-PHARM-02 Abuse: a drug that is withdrawn and comes back dearer needs a second person', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    await aLiveVersion(maker, someDrugs(29));
    const back = await aVersion(maker, someDrugs(30, { 29: price('165') }));
    expect(back).toMatchObject({ state: 'waiting', counts: { new: 1 }, rails: [{ rule: 'price', since: 1 }] });
  });

  it('REQ-PHARM-02 Abuse: drugs that are withdrawn, or lose a plan, a few at a time need a second person', async () => {
    const { maker } = await aPayer();
    const noLongerBasic = (most: number) =>
      Object.fromEntries(Array.from({ length: most }, (_, at) => [at, { [headOf('basic')]: 'No' }]));
    await aLiveVersion(maker, someDrugs(40));
    await aLiveVersion(maker, someDrugs(38, noLongerBasic(2)));
    expect(await aVersion(maker, someDrugs(37, noLongerBasic(2)))).toMatchObject({
      state: 'waiting',
      rails: [{ rule: 'withdrawn', count: 3, of: 40, since: 1 }],
      movedOverTime: 3,
    });
    expect(await aVersion(maker, someDrugs(38, noLongerBasic(3)))).toMatchObject({
      state: 'waiting',
      rails: [{ rule: 'planLoss', column: 'basic', count: 3, of: 40, since: 1 }],
    });
  });

  it('REQ-PHARM-02 are counted from the version that was in force half a year before', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, signInAgain } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    await move(maker, await aVersion(maker, someDrugs(30, { 4: price('21') })), 'goLive');
    setClock('2027-05-30T07:00:00Z');
    const later = await signInAgain();
    const onDay = (day: string) => aVersion(later, someDrugs(30, { 4: price('27') }), { effectiveOn: day });
    // In the half year before this day, the version of 21 dirhams was in force all the time.
    expect(await onDay('2027-05-31')).toMatchObject({ state: 'staged', rails: [] });
    expect(await onDay('2027-05-30')).toMatchObject({ state: 'waiting', rails: [{ rule: 'price', since: 1 }] });
  });

  it('REQ-PHARM-02 Abuse: a version that was compared long ago is compared again before it goes live', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, signInAgain } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    await move(maker, await aVersion(maker, someDrugs(30, { 4: price('13') })), 'goLive');
    setClock('2027-05-25T08:00:00Z');
    // Beside the first version it moves little.
    const held = await aVersion(await signInAgain(), someDrugs(30, { 4: price('16.9') }));
    expect(held).toMatchObject({ state: 'staged' });
    setClock('2027-06-25T08:00:00Z');
    const later = await signInAgain();
    expect(await move(later, held, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'listOutdated' }] });
  });

  it('REQ-PHARM-02 Abuse: a flood of switches does not push out the version that rises are counted from', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, payerId } = await aPayer();
    await aLiveVersion(maker, someDrugs(3));
    const before = await readPointer(store, { payerId: provenPayerId(payerId) });
    const step = { ...before.steps[0]!, number: 2, versionId: 'flood', fromAt: '2026-12-02T08:00:00.000Z' };
    const steps = [...before.steps, ...Array.from({ length: 500 }, () => step)];
    await writeTogether(store, [pointerPut(before, { steps })]);
    const after = await readPointer(store, { payerId: provenPayerId(payerId) });
    expect(after.steps).toHaveLength(300);
    expect(after.steps[0]).toEqual(before.steps[0]);
  });
});
