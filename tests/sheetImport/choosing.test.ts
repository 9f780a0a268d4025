import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { tableName } from '../../functions/_kit/env.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { checked, commit, csv, endpoints, imported, kind, reading, sent, view, worked } from './support/imports.ts';
import { inUse } from './support/staffKind.ts';

const { store } = await startBackend();
let as: SignedIn;
beforeEach(async () => {
  as = await signIn({ roles: ['ProviderAdmin'] });
  inUse.clear();
});

const strange = 'Badge,Who,State\nDHA-P-1,Layla One,on duty\nDHA-P-2,Name 2,gone';
const columns = ['licence', 'fullName', 'status'];
const wrongRows = async (importId: string) => {
  const { data } = await callApi(handler, endpoints.getWrongRows, { as, query: { kind, importId, take: 10 } });
  return data?.items ?? [];
};
const correct = (importId: string, row: number, texts: Record<string, string>) =>
  callApi(handler, endpoints.correctRow, { as, body: { kind, importId, row, texts } });

describe('choosing how a sheet is read', () => {
  it('finds what is wrong, and unknown words, by the columns and words that were chosen by now', async () => {
    const importId = await sent(as, 'staff.csv', strange);
    expect(await reading(as, importId)).toMatchObject({ missing: ['licence', 'fullName'], unknownWords: [] });
    const chosen = await reading(as, importId, { columns });
    expect(chosen.missing).toEqual([]);
    expect(chosen.heads.map(({ column, by }) => [column, by])).toEqual(columns.map((column) => [column, null]));
    expect(chosen.unknownWords).toEqual([
      { column: 'status', word: 'on duty' },
      { column: 'status', word: 'gone' },
    ]);
    const named = await reading(as, importId, { columns, values: { status: { 'On Duty': 'active', gone: 'left' } } });
    expect(named.unknownWords).toEqual([]);
    expect(named.findings).toMatchObject([{ row: 3, problems: [{ column: 'fullName', code: 'name' }] }]);
  });

  it('reads no column that the kind does not have', async () => {
    const importId = await sent(as, 'staff.csv', strange);
    const { heads, missing } = await reading(as, importId, { columns: ['licence', 'constructor', '__proto__'] });
    expect(heads.map(({ column }) => column)).toEqual(['licence', null, null]);
    expect(missing).toEqual(['fullName']);
  });

  it('is found again as it was checked, and checked again without saying it anew', async () => {
    // The first line looks more like heads than the one that was chosen.
    const importId = await sent(as, 'staff.csv', `Licence number,Full name,Status\n${strange}`);
    const plan = { sheet: 0, headRow: 2, columns: ['licence', 'fullName', null], values: {} };
    await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    const again = await reading(as, importId);
    expect(again).toMatchObject({ sheet: 0, headRow: 2 });
    expect(again.heads.map(({ column }) => column)).toEqual(plan.columns);
    // Another line of heads begins anew.
    expect((await reading(as, importId, { headRow: 3 })).heads[0]).toMatchObject({ head: 'DHA-P-1', column: null });
    await correct(importId, 4, { fullName: 'Noura Two' });
    await callApi(handler, endpoints.checkImport, { as, body: { kind, importId } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'checked', checked: { new: 2, wrong: 0 } });
  });

  it('cannot be left out before it was said once', async () => {
    const importId = await sent(as, 'staff.csv', strange);
    expect(await callApi(handler, endpoints.checkImport, { as, body: { kind, importId } })).toMatchObject({
      http: 400,
      errors: [{ field: 'plan.columns', code: 'required' }],
    });
  });
});

describe('the list of wrong rows', () => {
  it('holds what was corrected, and what is still wrong with it, after the page was closed', async () => {
    const importId = await sent(as, 'staff.csv', csv(['DHA-P-1', 'Name 1', 'Gone'], ['DHA-P-2', 'Name 2', '']));
    await checked(as, importId);
    await correct(importId, 2, { fullName: 'Layla One' });
    expect(await wrongRows(importId)).toEqual([
      {
        row: 2,
        texts: { licence: 'DHA-P-1', fullName: 'Layla One', status: 'Gone' },
        problems: [{ column: 'status', code: 'unknownValue' }],
        isCorrected: true,
      },
      expect.objectContaining({ row: 3, problems: [{ column: 'fullName', code: 'name' }], isCorrected: false }),
    ]);
    await correct(importId, 2, { status: 'Left' });
    expect((await wrongRows(importId))[0]).toMatchObject({ problems: [], isCorrected: true });
  });

  it('says after an undo what was kept, and why', async () => {
    const { importId } = await imported(
      as,
      csv(['DHA-P-1', 'One', ''], ['DHA-P-2', 'Two', ''], ['DHA-P-3', 'Three', '']),
    );
    inUse.add('DHA-P-2');
    const content = '{"fullName":"Touched","licence":"DHA-P-3","status":null}';
    const Item = { pk: `TESTSTAFF#${as.user.facilityId}`, sk: 'DHA-P-3', content };
    await store.send(new PutCommand({ TableName: tableName('reference'), Item }));
    await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 1, kept: 2 } });
    const kept = { isCorrected: false };
    expect(await wrongRows(importId)).toEqual([
      { ...kept, row: 3, texts: { licence: 'DHA-P-2' }, problems: [{ column: null, code: 'keptInUse' }] },
      { ...kept, row: 4, texts: { licence: 'DHA-P-3' }, problems: [{ column: null, code: 'keptChanged' }] },
    ]);
  });

  it('of the check is not mixed with what an undo keeps', async () => {
    const importId = await sent(as, 'staff.csv', csv(['DHA-P-1', 'One', ''], ['DHA-P-2', 'Name 2', '']));
    await checked(as, importId);
    await commit(as, importId);
    await worked(importId);
    expect((await wrongRows(importId)).map(({ row }) => row)).toEqual([3]);
    await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
    await worked(importId);
    expect(await wrongRows(importId)).toEqual([]);
    expect((await view(as, importId)).hasErrorFile).toBe(false);
  });
});
