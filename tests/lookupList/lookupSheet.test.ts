import { describe, expect, it } from 'vitest';
import { beginningOfUse } from '../../functions/_data/lookupList/entryUse.ts';
import { readKeptList } from '../../functions/_data/lookupList/keptList.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as lists } from '../../functions/lookupList/index.ts';
import { lookupImport } from '../../functions/lookupList/sheet/lookupImport.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, startBackend } from '../support/api.ts';
import { csvOf } from '../support/csv.ts';
import { freshStoreForEachTest } from '../support/freshStore.ts';
import { importsOf } from '../support/imports.ts';
import { aStoredClinic, person } from '../support/people.ts';

const { store } = await startBackend();
freshStoreForEachTest(store);
const { imported, sent, checked, commit, worked, view, wrongRows, undone } = importsOf('lookupEntries', {
  lookupEntries: lookupImport,
});
const heads = ['List', 'English name', 'Arabic name', 'Code', 'First day', 'Last day'];
const lines = (...rows: (readonly string[])[]) => csvOf(heads, ...rows);
const aCode = (code: string, name: string, from = '', to = '') =>
  ['Sub groups', name, `خدمة ${code}`, code, from, to] as const;
const entry = async (name: string) =>
  (await readKeptList(store, 'subGroups', { isConsistent: true })).entries.find((each) => each.name === name);

describe('code lists by a sheet', () => {
  it('are added with their days and found again by their code, with history', async () => {
    const boss = await person(null, 'SetupAdmin');
    const rows = [aCode('T-1', 'First test', '2026-01-01', '2026-12-31'), aCode('T-2', 'Second test')];
    expect((await imported(boss, lines(...rows))).written).toEqual({ added: 2, changed: 0, same: 0, wrong: 0 });
    expect(await entry('First test')).toMatchObject({ code: 'T-1', activeFrom: '2026-01-01', activeTo: '2026-12-31' });
    const next = lines(aCode('t-1', 'First test, renamed'), rows[1] ?? []);
    expect((await imported(boss, next)).written).toEqual({ added: 0, changed: 1, same: 1, wrong: 0 });
    expect(await entry('First test')).toBeUndefined();
    expect(await entry('First test, renamed')).toMatchObject({ activeTo: '2026-12-31' });
    const body = { list: 'subGroups' as const, take: 10 };
    const { data } = await callApi(lists, lookupListApi.endpoints.searchLookupChanges, { as: boss, body });
    expect(data?.items.map(({ kind, byName }) => [kind, byName])).toEqual([
      ['changed', boss.user.displayName],
      ['added', boss.user.displayName],
      ['added', boss.user.displayName],
    ]);
  });

  it('have the rules of the form', async () => {
    const boss = await person(null, 'SuperAdmin');
    await imported(boss, lines(aCode('T-10', 'Tenth test'), aCode('T-11', 'Eleventh test')));
    const importId = await sent(
      boss,
      'lists.csv',
      lines(
        aCode('T-10', 'Eleventh test'),
        aCode('T-12', 'Twelfth test', '2027-01-01', '2026-01-01'),
        ['Sub groups', 'Thirteenth test', '', 'T-13', '', ''],
        ['No such list', 'Name', 'اسم', '', '', ''],
        ['Sub groups', '=1+1', 'اسم', 'T-14', '', ''],
      ),
    );
    await checked(boss, importId);
    expect(await wrongRows(boss, importId)).toEqual({
      2: ['name:nameInList'],
      3: ['activeTo:beforeFrom'],
      4: ['nameArabic:required'],
      5: ['list:unknownValue'],
      6: ['name:formula'],
    });
  });

  it('get back what they were by an undo, and keep an entry that somebody uses by then', async () => {
    const boss = await person(null, 'SuperAdmin');
    await imported(boss, lines(aCode('T-20', 'Twentieth test')));
    const { importId } = await imported(
      boss,
      lines(aCode('T-20', 'Twentieth test, renamed'), aCode('T-21', 'Unused test'), aCode('T-22', 'Used test')),
    );
    const used = await entry('Used test');
    expect(await writeTogether(store, beginningOfUse('subGroups', used?.entryId ?? 0))).toBe(true);
    expect(await undone(boss, importId)).toMatchObject({ undone: { reverted: 2, kept: 1 } });
    expect(await entry('Twentieth test')).toMatchObject({ code: 'T-20' });
    expect(await entry('Unused test')).toBeUndefined();
    expect(await entry('Used test')).toBeDefined();
  });

  it('are the business of the portal’s administrators only, also when they are written', async () => {
    const admin = await person(await aStoredClinic(store), 'ProviderAdmin');
    const body = { kind: 'lookupEntries', fileName: 'a.csv', bytes: 10, language: 'en' as const };
    expect((await callApi(handler, sheetImportApi.endpoints.beginImport, { as: admin, body })).http).toBe(403);
    const boss = await person(null, 'SetupAdmin');
    const importId = await sent(boss, 'lists.csv', lines(aCode('T-30', 'Thirtieth test')));
    await checked(boss, importId);
    await commit(boss, importId);
    const user = await getUser(store, boss.user.userId);
    if (user) await changeUser(store, user, { roles: ['Standard'] });
    await worked(importId);
    expect(await view(boss, importId)).toMatchObject({ state: 'cancelled', failure: 'rightsLost' });
    expect(await entry('Thirtieth test')).toBeUndefined();
  });
});
