import { describe, expect, it } from 'vitest';
import { pointerPut, readPointer } from '../../functions/_data/formulary/formularyPointer.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/formulary/index.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import {
  aDrug,
  aLiveVersion,
  aVersion,
  changes,
  drugFile,
  drugHeads,
  formularyCalls,
  headOf,
  move,
  priceOf,
  search,
  someDrugs,
  today,
  upload,
  version,
} from './support/drugLists.ts';

const { store } = await startBackend();
let payers = 500;

/** A payer of its own with two administrators, and one of another payer. */
async function aPayer() {
  payers += 2;
  for (const payerId of [payers, payers + 1])
    await putPayer(store, {
      payerId,
      payerName: `Payer ${payerId}`,
      payerNameArabic: `جهة ${payerId}`,
      payerCode: `F${payerId}`,
      services: ['eligibility'],
    });
  const admin = (payerId: number) =>
    signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });
  const payerId = payers;
  const signInAgain = () => admin(payerId);
  return {
    payerId,
    maker: await admin(payerId),
    second: await admin(payerId),
    other: await admin(payerId + 1),
    signInAgain,
  };
}

const price = (dirhams: string) => ({ [headOf('packagePublic')]: dirhams });
const reason = 'Checked against the price circular';

describe('a list of drugs', () => {
  it('REQ-PHARM-02 is staged by a file, and nobody reads it before it goes live', async () => {
    const { maker } = await aPayer();
    const staged = await aVersion(maker, someDrugs(3));
    expect(staged).toMatchObject({ number: 1, state: 'staged', rows: 3, comparedWith: null, made: { isOwn: true } });
    expect(staged.fileHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await search(maker)).items).toEqual([]);
    expect(await priceOf(maker, 1)).toBeUndefined();
    expect((await move(maker, staged, 'goLive')).data).toMatchObject({ state: 'inForce' });
    expect(await priceOf(maker, 1)).toBe(1650);
    expect((await search(maker)).items.map(({ texts }) => texts.packageName)).toEqual([
      'INVENTAL 0',
      'INVENTAL 1',
      'INVENTAL 2',
    ]);
  });

  it('REQ-PHARM-02 keeps every column of the regulator', async () => {
    const { maker } = await aPayer();
    const all = Object.fromEntries(drugHeads.map((head) => [head, 'Yes']));
    const special = {
      [headOf('unitMarkup')]: '0.0375',
      [headOf('uppExpiryOn')]: '31/12/2027',
      [headOf('thiqaCoPay')]: '5',
      [headOf('thiqaMaxPrice')]: '14.25',
      [headOf('basicCoPay')]: '3',
      [headOf('packageMarkup')]: '1.1',
      [headOf('unitPharmacy')]: '0.44',
      [headOf('deletedOn')]: '',
      [headOf('lastChangeOn')]: '01/11/2026',
      [headOf('uppEffectiveOn')]: '01/01/2026',
      [headOf('uppUpdatedOn')]: '01/02/2026',
      [headOf('insurancePlan')]: 'All',
      [headOf('dispenseMode')]: "Health Care Professional's Only",
    };
    await aLiveVersion(maker, [{ ...all, ...aDrug(1), ...special }]);
    const [drug] = (await search(maker)).items;
    expect(drug).toMatchObject({
      dispenseMode: 'professionalsOnly',
      pricesFils: { packagePublic: 1650, unitPublic: 55, unitMarkup: 3.75, thiqaMaxPrice: 1425 },
      plans: { thiqa: true, basic: true, abm1: false, abm7: true },
      texts: { uppExpiryOn: '2027-12-31', lastChangeOn: '2026-11-01', greenrainCode: 'Yes', agent: 'Yes' },
    });
  });

  it.each([
    ['with a wrong price', [aDrug(1), aDrug(2, price('16.5.1'))], { row: 3, column: 'packagePublic' }],
    [
      'with a drug twice under two spellings',
      [aDrug(1), aDrug(1, { [headOf('code')]: 'a001-0692-02910-02' })],
      { row: 3, code: 'twiceInFile' },
    ],
    ['with a formula', [aDrug(1, price('=1+1'))], { row: 2, column: 'packagePublic', code: 'formula' }],
    ['with an unknown class', [aDrug(1, { [headOf('dispenseMode')]: 'Any' })], { row: 2, column: 'dispenseMode' }],
    [
      'with a deleted drug without its day',
      [aDrug(1, { [headOf('status')]: 'Deleted' })],
      { row: 2, column: 'deletedOn' },
    ],
    ['without rows', [], { row: 0, code: 'empty' }],
  ])('REQ-PHARM-02 changes nothing %s, and says what is wrong', async (_, drugs, finding) => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(2));
    const { data } = await upload(maker, drugFile(drugs));
    expect(data?.versionId).toBeNull();
    expect(data?.findings).toEqual([expect.objectContaining(finding)]);
    const { data: versions } = await callApi(handler, formularyCalls.getFormularyVersions, { as: maker, query: {} });
    expect(versions?.items.map(({ number, state }) => [number, state])).toEqual([[1, 'inForce']]);
    expect(await priceOf(maker, 1)).toBe(1650);
  });

  it.each([
    ['document of another kind', new File(['%PDF-1.7'], 'drugs.xlsx'), 'unknownContent'],
    ['sheet of something else', new File(['Name,Place\r\nA,B'], 'drugs.csv'), 'wrongColumns'],
    ['broken workbook', new File(['PK\u0003\u0004 broken'], 'drugs.xlsx'), undefined],
  ])('REQ-PHARM-02 takes no %s', async (_, file, code) => {
    const { maker } = await aPayer();
    const { data } = await upload(maker, file);
    expect(data).toMatchObject({ versionId: null, findings: [{ row: 0, ...(code && { code }) }] });
  });

  it('REQ-PHARM-02 is found by the beginning of its code or of a word, each drug once, page by page', async () => {
    const { maker } = await aPayer();
    const generic = { [headOf('genericName')]: 'Inventum invented' };
    await aLiveVersion(maker, someDrugs(7, { 3: { ...generic, [headOf('packageName')]: 'BRUFOL forte' } }));
    expect((await search(maker, 'a003-0692')).items.map(({ code }) => code)).toEqual(['A003-0692-02910-02']);
    expect((await search(maker, 'for')).items.map(({ texts }) => texts.packageName)).toEqual(['BRUFOL forte']);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search(maker, 'inv', { take: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ code }) => code));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found.toSorted()).toEqual(someDrugs(7).map((drug) => drug[headOf('code')]));
    expect((await search(maker, 'nothing')).items).toEqual([]);
  });
});

describe('the difference to the version in force', () => {
  it('REQ-PHARM-02 names what is new and withdrawn, and what changes of price, class and plans', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(40));
    const next = someDrugs(41, {
      1: price('17'),
      2: { [headOf('dispenseMode')]: 'Controlled Drug' },
      3: { [headOf('abm1')]: 'Yes' },
      4: { [headOf('manufacturer')]: 'Others' },
      5: { [headOf('status')]: 'Deleted', [headOf('deletedOn')]: '30/11/2026' },
      6: price('18'),
    }).filter((_, at) => at !== 7);
    const staged = await aVersion(maker, next);
    expect(staged).toMatchObject({
      state: 'staged',
      comparedWith: 1,
      counts: { new: 1, withdrawn: 2, price: 2, class: 1, plan: 1, other: 1, same: 33 },
    });
    expect((await changes(maker, staged.versionId, 'new')).map(({ packageName }) => packageName)).toEqual([
      'INVENTAL 40',
    ]);
    expect((await changes(maker, staged.versionId, 'withdrawn')).map(({ packageName }) => packageName)).toEqual([
      'INVENTAL 5',
      'INVENTAL 7',
    ]);
    // The farthest move first.
    expect((await changes(maker, staged.versionId, 'price')).map(({ columns }) => columns)).toEqual([
      [{ column: 'packagePublic', before: 1650, after: 1800 }],
      [{ column: 'packagePublic', before: 1650, after: 1700 }],
    ]);
    expect(await changes(maker, staged.versionId, 'class')).toMatchObject([
      { columns: [{ column: 'dispenseMode', before: 'prescriptionOnly', after: 'controlled' }] },
    ]);
    expect(await changes(maker, staged.versionId, 'plan')).toMatchObject([
      { columns: [{ column: 'abm1', before: false, after: true }] },
    ]);
  });

  it('REQ-PHARM-02 is out of date once another version is in force, and made again', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(3));
    const late = await aVersion(maker, someDrugs(3, { 1: price('17') }));
    await aLiveVersion(maker, someDrugs(3, { 2: price('18') }));
    expect((await version(maker, late.versionId)).isOutdated).toBe(true);
    expect(await move(maker, late, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'formularyOutdated' }] });
    expect(await priceOf(maker, 2)).toBe(1800);
    const again = (await move(maker, late, 'compareAgain')).data;
    expect(again).toMatchObject({ comparedWith: 3, counts: { price: 2 }, isOutdated: false });
    expect((await move(maker, again!, 'goLive')).data).toMatchObject({ state: 'inForce' });
  });
});

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
    expect(await move(maker, staged, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'formularyOutdated' }] });
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
    expect(await move(later, held, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'formularyOutdated' }] });
  });

  it('REQ-PHARM-02 Abuse: a flood of switches does not push out the version that rises are counted from', async () => {
    setClock('2026-12-01T08:00:00Z');
    const { maker, payerId } = await aPayer();
    await aLiveVersion(maker, someDrugs(3));
    const before = await readPointer(store, provenPayerId(payerId));
    const step = { ...before.steps[0]!, number: 2, versionId: 'flood', fromAt: '2026-12-02T08:00:00.000Z' };
    const steps = [...before.steps, ...Array.from({ length: 500 }, () => step)];
    await writeTogether(store, [pointerPut(before, { steps })]);
    const after = await readPointer(store, provenPayerId(payerId));
    expect(after.steps).toHaveLength(300);
    expect(after.steps[0]).toEqual(before.steps[0]);
  });
});

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
    expect(await move(maker, between, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'formularyScheduled' }] });
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

describe('who may', () => {
  it('REQ-PHARM-02 Abuse: another payer finds neither the versions nor the drugs, and switches nothing', async () => {
    const { maker, other, payerId } = await aPayer();
    const { versionId, edition } = await aLiveVersion(maker, someDrugs(2));
    for (const query of [{ versionId }, { versionId, payerId }])
      expect(await callApi(handler, formularyCalls.getFormularyVersion, { as: other, query })).toMatchObject({
        http: 404,
      });
    const listed = { as: other, query: { versionId, kind: 'new' as const } };
    expect(await callApi(handler, formularyCalls.getFormularyChanges, listed)).toMatchObject({ http: 404 });
    expect(await move(other, { versionId, edition }, 'rollBack')).toMatchObject({ http: 404 });
    expect(await upload(other, drugFile(someDrugs(1)), { payerId })).toMatchObject({ http: 404 });
    expect((await search(other)).items).toEqual([]);
  });

  it('REQ-PHARM-02 an administrator of the portal names the payer', async () => {
    const { maker, payerId } = await aPayer();
    const as = await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } });
    expect(await upload(as, drugFile(someDrugs(1)))).toMatchObject({ http: 400, errors: [{ field: 'payerId' }] });
    const { data } = await upload(as, drugFile(someDrugs(1)), { payerId });
    expect(await version(maker, data?.versionId ?? '')).toMatchObject({ number: 1, made: { isOwn: false } });
  });

  it('REQ-PHARM-02 takes no list for a day that has passed', async () => {
    const { maker } = await aPayer();
    const answer = await upload(maker, drugFile(someDrugs(1)), { effectiveOn: '2026-01-01' });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'effectiveOn', code: 'inPast' }] });
    expect(today() > '2026-01-01').toBe(true);
  });

  it('REQ-PHARM-02 tells the other administrators of what waits, goes live and is rolled back', async () => {
    const { maker, second, other } = await aPayer();
    const first = await aLiveVersion(maker, someDrugs(30));
    const staged = await aVersion(maker, someDrugs(10));
    await move(second, staged, 'approve', { reason });
    await move(maker, first, 'rollBack');
    expect(kindsOf(await toldTo(store, second.user)).toSorted()).toEqual([
      'formularyLive',
      'formularyRolledBack',
      'formularyWaiting',
    ]);
    expect(kindsOf(await toldTo(store, maker.user))).toEqual(['formularyLive']);
    expect(await toldTo(store, other.user)).toEqual([]);
  });
});
