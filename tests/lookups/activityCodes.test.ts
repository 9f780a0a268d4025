import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/lookups/index.ts';
import { activityCodeImport } from '../../functions/lookups/sheet/activityCodeImport.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { aStoredClinic, person } from '../support/people.ts';

const { store } = await startBackend();
const { endpoints } = lookupsApi;
const { imported, sent, checked, wrongRows, undone } = importsOf('activityCodes', {
  activityCodes: activityCodeImport,
});
const heads = ['Activity type', 'Code', 'Description', 'Arabic description', 'Effective date', 'End date'];
const lines = (...rows: (readonly string[])[]) => csvOf(heads, ...rows);

type Wanted = NonNullable<Parameters<typeof callApi<typeof endpoints.getActivityCodes>>[2]['query']>;
async function found(as: SignedIn, query: Wanted) {
  const { data } = await callApi(handler, endpoints.getActivityCodes, { as, query });
  return data;
}
const codes = async (as: SignedIn, query: Wanted) => (await found(as, query))?.items.map(({ code }) => code);

describe('a code set of activities', () => {
  it('that is brought by a sheet is found by codes and words in two languages, on the days on which it holds', async () => {
    const boss = await person(null, 'SetupAdmin');
    const view = await imported(
      boss,
      lines(
        ['3', 'Z9201', 'Invented visit, short', 'زيارة قصيرة', '2020-01-01', ''],
        ['CPT procedures', 'Z9202', 'Invented visit, long', 'زيارة طويلة', '2020-01-01', '2026-06-30'],
        ['3', 'Z7001', 'Invented picture of the chest', '', '', ''],
        ['3', 'Z9201', 'Invented visit, renamed', 'زيارة', '2027-01-01', ''],
      ),
    );
    expect(view.written).toEqual({ added: 4, changed: 0, same: 0, wrong: 0 });
    const reader = await signIn({ roles: ['Eligibility'] });
    const on = '2026-11-23';
    expect(await codes(reader, { codeSet: 'CPT', searchTerm: 'z92', on })).toEqual(['Z9201']);
    expect(await codes(reader, { codeSet: 'CPT', searchTerm: 'z92', on: '2026-06-30' })).toEqual(['Z9201', 'Z9202']);
    expect(await codes(reader, { codeSet: 'CPT', searchTerm: 'chest', on })).toEqual(['Z7001']);
    expect(await codes(reader, { codeSet: 'CPT', searchTerm: 'قصيرة', on })).toEqual(['Z9201']);
    expect(await codes(reader, { codeSet: 'HCPCS', searchTerm: 'visit', on })).toEqual([]);
    // The open period ends where the next one begins, and each holding code comes once.
    const later = await found(reader, { codeSet: 'CPT', searchTerm: 'visit', on: '2027-01-01' });
    expect(later?.items).toMatchObject([{ code: 'Z9201', description: 'Invented visit, renamed' }]);
  });

  it('is paged, each code once', async () => {
    const boss = await person(null, 'SuperAdmin');
    const many = Array.from({ length: 30 }, (_, at) => [
      '8',
      `P-${100 + at}`,
      `Paged thing ${'abcdefghij'[at % 10]}`,
      '',
      '',
      '',
    ]);
    await imported(boss, lines(...many));
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await found(boss, { codeSet: 'SERVICE', searchTerm: 'paged', take: 7, ...(cursor && { cursor }) });
      seen.push(...(page?.items ?? []).map(({ code }) => code));
      cursor = page?.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(many.map(([, code]) => code));
  });

  it('keeps its history by import, and an undo brings back what an earlier list said, and its words', async () => {
    const boss = await person(null, 'SuperAdmin');
    const row = ['9', 'D-100', 'Invented group', '', '2026-01-01', ''];
    await imported(boss, lines(row));
    expect((await imported(boss, lines(row))).written).toEqual({ added: 0, changed: 0, same: 1, wrong: 0 });
    const second = await imported(
      boss,
      lines(['9', 'D-100', 'Renamed group', '', '2026-01-01', ''], ['9', 'D-100', 'Next group', '', '2030-01-01', '']),
    );
    expect(second.written).toEqual({ added: 1, changed: 1, same: 0, wrong: 0 });
    const periods = async () =>
      (await callApi(handler, endpoints.getActivityCodePeriods, { as: boss, query: { codeSet: 'DRG', code: 'd-100' } }))
        .data;
    expect(await periods()).toMatchObject([
      { description: 'Renamed group', validFrom: '2026-01-01', listedByName: boss.user.displayName },
      { description: 'Next group', validFrom: '2030-01-01' },
    ]);
    expect(await codes(boss, { codeSet: 'DRG', searchTerm: 'invented' })).toEqual([]);
    expect((await undone(boss, second.importId)).undone).toEqual({ reverted: 2, kept: 0 });
    expect(await periods()).toMatchObject([{ description: 'Invented group' }]);
    expect(await codes(boss, { codeSet: 'DRG', searchTerm: 'invented' })).toEqual(['D-100']);
    expect(await codes(boss, { codeSet: 'DRG', searchTerm: 'renamed' })).toEqual([]);
  });

  it('takes no period that ends before it begins, no code twice, no unknown set, and no formula', async () => {
    const boss = await person(null, 'SuperAdmin');
    const importId = await sent(
      boss,
      'codes.csv',
      lines(
        ['3', 'W1', 'One', '', '2026-01-02', '2026-01-01'],
        ['3', 'W2', 'Two', '', '2026-01-01', ''],
        ['3', 'w2', 'Two again', '', '01/01/2026', ''],
        ['5', 'W3', 'A drug', '', '', ''],
        ['3', 'W4', '=1+1', '', '', ''],
        ['3', 'W#5', 'Five', '', '', ''],
      ),
    );
    await checked(boss, importId);
    expect(await wrongRows(boss, importId)).toEqual({
      2: ['validTo:beforeFrom'],
      4: ['null:twiceInFile'],
      5: ['codeSet:unknownValue'],
      6: ['description:formula'],
      7: ['code:code'],
    });
  });

  it('is changed by nobody but super and setup administrators', async () => {
    const clinic = await aStoredClinic(store);
    for (const as of [await person(clinic, 'ProviderAdmin'), await signIn({ roles: ['Eligibility'] })]) {
      const body = { kind: 'activityCodes', fileName: 'codes.csv', bytes: 10, language: 'en' as const };
      expect(await callApi(imports, sheetImportApi.endpoints.beginImport, { as, body })).toMatchObject({ http: 403 });
    }
  });
});
