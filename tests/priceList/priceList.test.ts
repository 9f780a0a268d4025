import { describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/priceList/index.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { aPayer } from '../formulary/support/payers.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import {
  agreed,
  aLiveVersion,
  aPrice,
  aVersion,
  move,
  priceCalls,
  priceImports,
  priceSheet,
  pricesInForce,
  sentPrices,
  somePrices,
  today,
  version,
} from './support/priceLists.ts';

const { store } = await startBackend();
const reason = 'Checked against the signed contract';

/** A provider with its administrator. */
async function aProvider() {
  const facility = aFacility();
  await putFacility(store, facility);
  const admin = await signIn({ roles: ['ProviderAdmin'], facility });
  return { facility, license: facility.facilityLicense, admin };
}

async function bothSides() {
  return { ...(await aPayer()), ...(await aProvider()) };
}

describe('the price list of a provider', () => {
  it('is brought by a sheet, compared with the one in force, and read by nobody before it goes live', async () => {
    const { maker, license, admin, payerId } = await bothSides();
    await aLiveVersion(maker, license, somePrices(20));
    const next = [...somePrices(19, { 4: { price: '126.5' } }), aPrice(30)];
    const { importId, checked } = await sentPrices(maker, license, next);
    expect(checked.checked).toMatchObject({ new: 1, changed: 1, same: 18, wrong: 0 });
    await priceImports.commit(maker, importId);
    await priceImports.worked(importId);
    const { data: staged } = await version(maker, license, importId);
    expect(staged).toMatchObject({ number: 2, state: 'staged', counts: { new: 1, withdrawn: 1, price: 1, same: 18 } });
    const query = { facilityLicense: license, versionId: importId, kind: 'price' as const };
    const { data: changes } = await callApi(handler, priceCalls.getPriceListChanges, { as: maker, query });
    expect(changes?.items).toMatchObject([
      {
        code: '10004/3',
        description: 'Invented service 4',
        columns: [{ column: 'price', before: 12000, after: 12650 }],
      },
    ]);
    expect(await pricesInForce(maker, license, '10004')).toEqual({ '10004/3': 12000 });
    expect((await move(maker, license, staged!, 'goLive')).data).toMatchObject({ state: 'inForce' });
    expect(await pricesInForce(maker, license, '10004')).toEqual({ '10004/3': 12650 });
    expect((await agreed(admin, payerId, 'service')).data?.items).toHaveLength(20);
  });

  it('has one line for each code and type, and takes types by name or number', async () => {
    const { maker, license } = await bothSides();
    const prices = [aPrice(1), aPrice(1, { type: 'HCPCS', price: '80' }), aPrice(2, { type: '8' })];
    await aLiveVersion(maker, license, prices);
    expect(await pricesInForce(maker, license)).toEqual({ '10001/3': 12000, '10001/4': 8000, '10002/8': 12000 });
  });

  it.each([
    ['a price that is no number', aPrice(1, { price: '12.5.1' }), 'price:notANumber'],
    ['another currency', aPrice(1, { currency: 'USD' }), 'currency:unknownValue'],
    ['an unknown type', aPrice(1, { type: '77' }), 'type:unknownValue'],
    ['a formula', aPrice(1, { price: '=1+1' }), 'price:formula'],
    [
      'a price that is not the tariff times the factor',
      aPrice(1, { tariffPrice: '100', factor: '1.3' }),
      'price:notTariffTimesFactor',
    ],
    ['a price that begins after the list', aPrice(1, { effectiveOn: '31/12/2099' }), 'effectiveOn:afterList'],
    ['a code that no system can carry', aPrice(1, { code: '99/213' }), 'code:code'],
    ['a line twice under two spellings of its type', aPrice(0, { type: 'CPT' }), 'null:twiceInFile'],
  ])('is taken in whole or not at all: refuses %s', async (_, wrong, problem) => {
    const { maker, license } = await bothSides();
    const { importId } = await sentPrices(maker, license, [aPrice(0), wrong]);
    expect(await priceImports.wrongRows(maker, importId)).toEqual({ 3: [problem] });
    expect(await priceImports.commit(maker, importId)).toMatchObject({
      http: 409,
      errors: [{ code: 'importHasWrong' }],
    });
    expect(await version(maker, license, importId)).toMatchObject({ http: 404 });
  });

  it('takes the price that tariff and factor make, and prices that have held for long', async () => {
    const { maker, license } = await bothSides();
    const cells = { tariffPrice: '92.31', factor: '1.3', price: '120', effectiveOn: '01/01/2026' };
    await aLiveVersion(maker, license, [aPrice(1, cells)]);
    expect(await pricesInForce(maker, license)).toEqual({ '10001/3': 12000 });
  });

  it('holds from its day on, and an earlier one comes back by one call', async () => {
    const { maker, license, admin, payerId } = await bothSides();
    const first = await aLiveVersion(maker, license, somePrices(20));
    const next = await aVersion(maker, license, somePrices(20, { 4: { price: '126' } }), daysAfter(today(), 3));
    expect((await move(maker, license, next, 'goLive')).data).toMatchObject({ state: 'scheduled' });
    expect(await pricesInForce(maker, license, '10004')).toEqual({ '10004/3': 12000 });
    const { data: back } = await version(maker, license, next.versionId);
    await move(maker, license, back!, 'takeBack');
    const now = await aLiveVersion(maker, license, somePrices(20, { 4: { price: '127' } }));
    expect((await agreed(admin, payerId, '10004')).data?.items[0]?.pricesFils.price).toBe(12700);
    const { data: past } = await version(maker, license, first.versionId);
    expect((await move(maker, license, past!, 'rollBack')).data).toMatchObject({ state: 'inForce' });
    expect((await agreed(admin, payerId, '10004')).data?.items[0]?.pricesFils.price).toBe(12000);
    const query = { facilityLicense: license };
    const { data: switches } = await callApi(handler, priceCalls.getPriceListSwitches, { as: maker, query });
    expect(switches?.map(({ number, isRollBack }) => [number, isRollBack])).toEqual([
      [1, true],
      [now.number, false],
      [1, false],
    ]);
  });

  it('tells the other administrators of the payer and those of the provider', async () => {
    const { maker, second, license, admin, facility } = await bothSides();
    const first = await aLiveVersion(maker, license, somePrices(20));
    const toProvider = () =>
      toldTo(store, { userId: admin.user.userId, facilityId: facility.facilityId, roles: ['ProviderAdmin'] });
    expect(kindsOf(await toProvider())).toEqual(['agreedPricesChanged']);
    const dear = await aVersion(maker, license, somePrices(20, { 1: { price: '1200' } }));
    const told = () => toldTo(store, { userId: second.user.userId, roles: ['PayerAdmin'] });
    expect(kindsOf(await told())).toEqual(['priceListWaiting', 'priceListLive', 'priceListWaiting']);
    expect((await told())[0]?.link).toBe(`/admin/pricelists/${license}/${dear.versionId}`);
    // What waits or was refused is nobody's business but the payer's.
    await move(second, license, dear, 'refuse', reason);
    expect(await toProvider()).toHaveLength(1);
    const again = await aLiveVersion(maker, license, somePrices(20, { 1: { price: '121' } }));
    expect(again.number).toBe(3);
    const { data: past } = await version(maker, license, first.versionId);
    await move(maker, license, past!, 'rollBack');
    expect(kindsOf(await told())).toEqual(expect.arrayContaining(['priceListRolledBack']));
    expect(await toProvider()).toHaveLength(3);
  });
});

describe('guard rails of a price list', () => {
  const described = somePrices(30, { 0: { descriptionArabic: 'خدمة' } });
  it.each([
    ['more than 5 % withdrawn', somePrices(28), { rule: 'withdrawn', count: 2, of: 30 }],
    [
      'a price that moves by more than 30 %',
      somePrices(30, { 4: { price: '156.01' } }),
      { rule: 'price', count: 1, of: 30 },
    ],
    ['a column that is empty', somePrices(30), { rule: 'emptyColumn', column: 'descriptionArabic', count: 1 }],
  ])('let a second person decide about %s, with the reason', async (_, next, rail) => {
    const { maker, second, license } = await bothSides();
    await aLiveVersion(maker, license, rail.rule === 'emptyColumn' ? described : somePrices(30));
    const staged = await aVersion(maker, license, next);
    expect(staged).toMatchObject({ state: 'waiting', rails: [rail] });
    for (const as of [maker, second])
      expect(await move(as, license, staged, 'goLive')).toMatchObject({
        http: 409,
        errors: [{ code: 'secondPersonNeeded' }],
      });
    expect(await move(second, license, staged, 'approve')).toMatchObject({ http: 400, errors: [{ field: 'reason' }] });
    expect((await move(second, license, staged, 'approve', reason)).data).toMatchObject({
      state: 'inForce',
      decided: { reason, isApproved: true },
    });
  });

  it('let a second person decide about a first list, all of which is new', async () => {
    const { maker, second, license, admin, payerId } = await bothSides();
    const staged = await aVersion(maker, license, somePrices(3));
    expect(staged).toMatchObject({
      ...{ number: 1, state: 'waiting', comparedWith: null, isOutdated: false },
      rails: [{ rule: 'added', column: null, count: 3, of: 3 }],
    });
    expect(await move(maker, license, staged, 'goLive')).toMatchObject({ errors: [{ code: 'secondPersonNeeded' }] });
    expect(await move(maker, license, staged, 'approve', reason)).toMatchObject({ errors: [{ code: 'ownChange' }] });
    // Who decides sees each line with its price.
    const query = { facilityLicense: license, versionId: staged.versionId, kind: 'new' as const };
    const { data: lines } = await callApi(handler, priceCalls.getPriceListChanges, { as: second, query });
    expect(lines?.items.map(({ code, columns }) => [code, columns])).toEqual(
      ['10000/3', '10001/3', '10002/3'].map((code) => [code, [{ column: 'price', before: null, after: 12000 }]]),
    );
    expect((await move(second, license, staged, 'approve', reason)).data).toMatchObject({ state: 'inForce' });
    expect((await agreed(admin, payerId)).data?.items).toHaveLength(3);
  });

  it('let a second person decide about many new lines', async () => {
    const { maker, license } = await bothSides();
    await aLiveVersion(maker, license, somePrices(38));
    expect(await aVersion(maker, license, somePrices(40))).toMatchObject({ state: 'staged', counts: { new: 2 } });
    expect(await aVersion(maker, license, somePrices(41))).toMatchObject({
      state: 'waiting',
      rails: [{ rule: 'added', count: 3, of: 41 }],
    });
  });

  it('let through what stays within them', async () => {
    const { maker, license } = await bothSides();
    await aLiveVersion(maker, license, somePrices(40));
    expect(await aVersion(maker, license, somePrices(38, { 1: { price: '156' } }))).toMatchObject({
      state: 'staged',
      rails: [],
    });
  });
});

describe('misuse of price lists', () => {
  it('Abuse: a price list that moves one decimal point goes live by no single person', async () => {
    const { maker, license, payerId, admin } = await bothSides();
    await aLiveVersion(maker, license, somePrices(30));
    const staged = await aVersion(maker, license, somePrices(30, { 9: { price: '1200' } }));
    for (const how of ['approve', 'refuse'] as const)
      expect(await move(maker, license, staged, how, reason)).toMatchObject({
        http: 409,
        errors: [{ code: 'ownChange' }],
      });
    expect((await agreed(admin, payerId, '10009')).data?.items[0]?.pricesFils.price).toBe(12000);
  });

  it('Abuse: nobody approves the own list by a second account, or by having a colleague take the sheet in', async () => {
    const { payerId, second, license } = await bothSides();
    const own = { roles: ['PayerAdmin' as const], facility: null, payerId, stored: { emiratesId: '784198500000017' } };
    const [one, again] = [await signIn(own), await signIn(own)];
    await aLiveVersion(second, license, somePrices(30));
    const { importId } = await sentPrices(one, license, somePrices(30, { 9: { price: '1200' } }));
    await priceImports.commit(second, importId);
    await priceImports.worked(importId);
    const { data: staged } = await version(second, license, importId);
    expect(staged).toMatchObject({ state: 'waiting' });
    for (const as of [one, again])
      expect(await move(as, license, staged!, 'approve', reason)).toMatchObject({ errors: [{ code: 'ownChange' }] });
  });

  it('Abuse: a price that rises by less than 30 % again and again needs a second person', async () => {
    const { maker, license } = await bothSides();
    await aLiveVersion(maker, license, somePrices(30));
    await aLiveVersion(maker, license, somePrices(30, { 4: { price: '150' } }));
    expect(await aVersion(maker, license, somePrices(30, { 4: { price: '190' } }))).toMatchObject({
      state: 'waiting',
      rails: [{ rule: 'price', since: 1 }],
    });
  });

  it('Abuse: lines that are added a few at a time, at any price, need a second person once they are many', async () => {
    const { maker, second, license } = await bothSides();
    await aLiveVersion(maker, license, somePrices(40));
    await aLiveVersion(maker, license, somePrices(42));
    const staged = await aVersion(maker, license, [...somePrices(42), aPrice(99, { price: '9000' })]);
    expect(staged).toMatchObject({ state: 'waiting', rails: [{ rule: 'added', since: 1, count: 3, of: 43 }] });
    const query = { facilityLicense: license, versionId: staged.versionId, kind: 'overTime' as const };
    const { data: lines } = await callApi(handler, priceCalls.getPriceListChanges, { as: maker, query });
    expect(lines?.items.map(({ code }) => code)).toEqual(['10040/3', '10041/3', '10099/3']);
    // Once they were let through, a version that adds nothing does not wait for them.
    await move(second, license, staged, 'approve', reason);
    const next = [...somePrices(42, { 1: { price: '121' } }), aPrice(99, { price: '9000' })];
    expect(await aVersion(maker, license, next)).toMatchObject({ number: 4, state: 'staged' });
  });

  it('Abuse: a provider raises no prices of its own: it brings no sheet, and finds and moves no version', async () => {
    const { maker, second, license, facility, payerId } = await bothSides();
    await aLiveVersion(maker, license, somePrices(30));
    const staged = await aVersion(maker, license, somePrices(30, { 9: { price: '1200' } }));
    const { versionId, edition } = staged;
    const named = { payerId, facilityLicense: license, versionId };
    // The provider's administrator, and one who was given a payer's role besides.
    for (const roles of [['ProviderAdmin' as const], ['ProviderAdmin' as const, 'PayerAdmin' as const]]) {
      const as = await signIn({ roles, facility });
      const content = priceSheet(somePrices(1));
      const body = {
        ...{ kind: 'priceList', fileName: 'prices.csv', bytes: content.length, language: 'en' as const },
        settings: { facilityLicense: license, effectiveOn: today() },
      };
      expect((await callApi(imports, sheetImportApi.endpoints.beginImport, { as, body })).data).toBeNull();
      expect([403, 404]).toContain((await version(as, license, staged.versionId)).http);
      expect([403, 404]).toContain((await move(as, license, staged, 'approve', reason)).http);
      // Nor by the name of the payer.
      const looked = await callApi(handler, priceCalls.getPriceListVersion, { as, query: named });
      const decision = { ...named, edition, move: 'approve' as const, reason };
      const decided = await callApi(handler, priceCalls.movePriceListVersion, { as, body: decision });
      for (const { http } of [looked, decided]) expect([403, 404]).toContain(http);
    }
    expect((await version(second, license, staged.versionId)).data).toMatchObject({ state: 'waiting' });
  });

  it('Abuse: another payer finds nothing, and another provider reads nothing of a list', async () => {
    const { maker, other, payerId, license } = await bothSides();
    const live = await aLiveVersion(maker, license, somePrices(3));
    expect(await version(other, license, live.versionId)).toMatchObject({ http: 404 });
    expect(await move(other, license, live, 'discard')).toMatchObject({ http: 404 });
    expect(await pricesInForce(other, license)).toEqual({});
    const query = { payerId, facilityLicense: license };
    expect(await callApi(handler, priceCalls.getPriceListVersions, { as: other, query })).toMatchObject({ http: 404 });
    const nowhere = await signIn({ roles: ['MedicalProvider'], facility: null, payerId });
    expect(await agreed(nowhere, payerId)).toMatchObject({ http: 404 });
    const { admin: stranger, license: strange } = await aProvider();
    expect((await agreed(stranger, payerId)).data?.items).toEqual([]);
    // A version is of one provider: by the licence of another it is not there.
    expect(await version(maker, strange, live.versionId)).toMatchObject({ http: 404 });
  });

  it('Abuse: a sheet for a provider that there is not ends with what is wrong, and stores nothing', async () => {
    const { maker } = await bothSides();
    const { importId, checked } = await sentPrices(maker, 'NO-SUCH-LICENCE', somePrices(2));
    expect(checked).toMatchObject({ state: 'failed', failure: 'providerMissing' });
    expect(await version(maker, 'NO-SUCH-LICENCE', importId)).toMatchObject({ http: 404 });
  });

  it('Abuse: an administrator who has left the payer takes no list in', async () => {
    const { payerId, maker, license } = await bothSides();
    const leaver = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const { importId } = await sentPrices(leaver, license, somePrices(2));
    await priceImports.commit(leaver, importId);
    const stored = await getUser(store, leaver.user.userId);
    if (stored) await changeUser(store, stored, { isLocked: true });
    await priceImports.worked(importId);
    expect(await version(maker, license, importId)).toMatchObject({ http: 404 });
  });
});
