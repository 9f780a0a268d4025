import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/formulary/index.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import {
  aDrug,
  aLiveVersion,
  aVersion,
  changes,
  type DrugCells,
  drugFile,
  drugHeads,
  formularyCalls,
  headOf,
  move,
  price,
  priceOf,
  search,
  someDrugs,
  today,
  upload,
  version,
} from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

const { store } = await startBackend();
const reason = 'Checked against the price circular';

describe('a list of drugs', () => {
  it('REQ-PHARM-02 is staged by a file, and nobody reads it before it goes live', async () => {
    const { maker, second } = await aPayer();
    const staged = await aVersion(maker, someDrugs(3));
    expect(staged).toMatchObject({ number: 1, state: 'waiting', rows: 3, comparedWith: null, made: { isOwn: true } });
    expect(staged.fileHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await search(maker)).items).toEqual([]);
    expect(await priceOf(maker, 1)).toBeUndefined();
    expect((await move(second, staged, 'approve', { reason })).data).toMatchObject({ state: 'inForce' });
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
    ['list that is too long for one call', drugFile(someDrugs(5001)), 'tooManyForCall'],
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

describe('a workbook of drugs', () => {
  const bookOf = (drugs: readonly DrugCells[], bookType: 'xlsx' | 'biff8'): File => {
    const book = utils.book_new();
    const rows = drugs.map((drug) => drugHeads.map((head) => drug[head] ?? ''));
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Drugs of November'], [], drugHeads, ...rows]), 'Drugs');
    const bytes: Buffer = write(book, { type: 'buffer', bookType });
    return new File([new Uint8Array(bytes)], bookType === 'xlsx' ? 'drugs.xlsx' : 'drugs.xls');
  };

  it.each(['xlsx', 'biff8'] as const)(
    'REQ-PHARM-02 is taken as %s like a CSV, and names its wrong rows',
    async (type) => {
      const { maker, second } = await aPayer();
      const { data } = await upload(maker, bookOf(someDrugs(3, { 2: price('17.25') }), type));
      expect(data).toMatchObject({ rows: 3, wrong: 0, findings: [] });
      await move(second, await version(maker, data?.versionId ?? ''), 'approve', { reason });
      expect([await priceOf(maker, 1), await priceOf(maker, 2)]).toEqual([1650, 1725]);
      const { data: refused } = await upload(maker, bookOf(someDrugs(3, { 1: price('about 17') }), type));
      expect(refused).toMatchObject({ versionId: null, rows: 3, wrong: 1 });
      // Below the title: the rows are those that people see.
      expect(refused?.findings).toEqual([expect.objectContaining({ row: 5, column: 'packagePublic' })]);
    },
  );

  it.each(['xlsx', 'biff8'] as const)('REQ-PHARM-02 is compared as %s with the version in force', async (type) => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(30));
    const { data } = await upload(maker, bookOf(someDrugs(30, { 4: price('165') }), type));
    const waiting = await version(maker, data?.versionId ?? '');
    expect(waiting).toMatchObject({ state: 'waiting', counts: { price: 1, same: 29 } });
    expect(waiting.rails).toEqual([{ rule: 'price', column: null, count: 1, of: 30 }]);
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
    expect(await move(maker, late, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'listOutdated' }] });
    expect(await priceOf(maker, 2)).toBe(1800);
    const again = (await move(maker, late, 'compareAgain')).data;
    expect(again).toMatchObject({ comparedWith: 3, counts: { price: 2 }, isOutdated: false });
    expect((await move(maker, again!, 'goLive')).data).toMatchObject({ state: 'inForce' });
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
      'formularyWaiting',
    ]);
    expect(kindsOf(await toldTo(store, maker.user))).toEqual(['formularyLive', 'formularyLive']);
    expect(await toldTo(store, other.user)).toEqual([]);
  });
});
