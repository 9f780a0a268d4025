import { PutCommand } from '@aws-sdk/lib-dynamodb';
import exceljs from 'exceljs';
import { beforeEach, describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { sentFiles } from '../support/aws.ts';
import { aFacility } from '../support/builders.ts';
import { dyingAt } from '../support/jobs.ts';
import {
  checked,
  commit,
  csv,
  endpoints,
  imported,
  kind,
  reading,
  sent,
  started,
  stored,
  view,
  worked,
} from './support/imports.ts';
import { inUse } from './support/staffKind.ts';

const { store } = await startBackend();
let as: SignedIn;
beforeEach(async () => {
  as = await signIn({ roles: ['ProviderAdmin'] });
  inUse.clear();
});

const layla = ['dha-p-1', 'Layla One', 'Active'];
const omar = ['DHA-P-2', 'عمر', 'Left'];
const wrongName = ['DHA-P-3', 'Name 3', 'Active'];

/** Somebody else changes a record behind the import's back. */
const change = (licence: string, fullName: string) =>
  store.send(
    new PutCommand({
      TableName: tableName('reference'),
      Item: {
        pk: `TESTSTAFF#${as.user.facilityId}`,
        sk: licence,
        content: `{"fullName":"${fullName}","licence":"${licence}","status":null}`,
      },
    }),
  );

describe('the way of a sheet', () => {
  it('says at once how it is read, and what is wrong with its first rows', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, ['', 'Name 3', 'Gone']));
    const read = await reading(as, importId);
    expect(read.heads.map(({ column, by }) => [column, by])).toEqual([
      ['licence', 'name'],
      ['fullName', 'name'],
      ['status', 'name'],
    ]);
    expect(read).toMatchObject({
      failure: null,
      headRow: 1,
      missing: [],
      unknownWords: [{ column: 'status', word: 'Gone' }],
    });
    expect(read.findings).toEqual([
      {
        row: 3,
        texts: { licence: '', fullName: 'Name 3', status: 'Gone' },
        problems: [
          { column: 'licence', code: 'required' },
          { column: 'fullName', code: 'name' },
          { column: 'status', code: 'unknownValue' },
        ],
      },
    ]);
  });

  it('counts before it writes: new, changed, same, wrong, twice', async () => {
    expect((await imported(as, csv(layla, omar))).written).toEqual({ added: 2, changed: 0, same: 0, wrong: 0 });
    const importId = await sent(
      as,
      'staff.csv',
      csv(layla, ['DHA-P-2', 'Omar', ''], ['DHA-P-4', 'New', ''], wrongName, layla),
    );
    expect(await checked(as, importId)).toMatchObject({
      state: 'checked',
      rows: 5,
      checked: { new: 1, changed: 1, same: 1, wrong: 2, twiceInFile: 1, twiceInStore: 0 },
    });
    // Nothing has been written by it.
    expect(Object.keys(await stored(as))).toEqual(['DHA-P-1', 'DHA-P-2']);
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'done',
      written: { added: 1, changed: 1, same: 1, wrong: 2 },
    });
    expect(await stored(as)).toEqual({
      'DHA-P-1': { fullName: 'Layla One', status: 'active' },
      'DHA-P-2': { fullName: 'Omar', status: 'left' },
      'DHA-P-4': { fullName: 'New', status: null },
    });
  });

  it('remembers for the next sheet of the same people what was said about this one', async () => {
    const text = 'Staff code;Full name;Status\nDHA-P-1;Layla One;on duty';
    const first = await reading(as, await sent(as, 'a.csv', text));
    expect(first.missing).toEqual(['licence']);
    const importId = await sent(as, 'a.csv', text);
    const plan = {
      sheet: 0,
      headRow: 1,
      columns: ['licence', 'fullName', 'status'],
      values: { status: { 'On Duty': 'active' } },
    };
    await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    expect((await view(as, importId)).checked).toMatchObject({ new: 1, wrong: 0 });
    const next = await reading(as, await sent(as, 'b.csv', `${text}\nDHA-P-2;Omar;ON-DUTY`));
    expect(next).toMatchObject({ missing: [], findings: [], unknownWords: [] });
    expect(next.heads[0]).toMatchObject({ column: 'licence', by: 'remembered' });
    // Not for others.
    const other = await signIn({ roles: ['ProviderAdmin'] });
    expect((await reading(other, await sent(other, 'a.csv', text))).missing).toEqual(['licence']);
  });

  it('takes corrections of cells in the place of the file', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, wrongName));
    await checked(as, importId);
    const rows = await callApi(handler, endpoints.getWrongRows, { as, query: { kind, importId, take: 10 } });
    expect(rows.data?.items).toEqual([
      {
        row: 3,
        texts: { licence: 'DHA-P-3', fullName: 'Name 3', status: 'Active' },
        problems: [{ column: 'fullName', code: 'name' }],
        isCorrected: false,
      },
    ]);
    const correct = (fullName: string) =>
      callApi(handler, endpoints.correctRow, { as, body: { kind, importId, row: 3, texts: { fullName } } });
    expect((await correct('Sara 3')).data?.problems).toEqual([{ column: 'fullName', code: 'name' }]);
    expect((await correct('Sara Three')).data?.problems).toEqual([]);
    expect((await checked(as, importId)).checked).toMatchObject({ new: 2, wrong: 0 });
    await commit(as, importId, 'all');
    await worked(importId);
    expect(await stored(as)).toMatchObject({ 'DHA-P-3': { fullName: 'Sara Three' } });
  });

  it('tells a file that was taken in before', async () => {
    const first = await imported(as, csv(layla));
    const again = await checked(as, await sent(as, 'other name.csv', csv(layla)));
    expect(again).toMatchObject({ sameAs: first.importId, fileHash: first.fileHash, checked: { same: 1, new: 0 } });
    const listed = await callApi(handler, endpoints.getImports, { as, query: { kind, take: 10 } });
    expect(listed.data?.items.map(({ importId }) => importId)).toEqual([again.importId, first.importId]);
    expect(listed.data?.items[1]).toMatchObject({ startedByName: as.user.displayName, written: { added: 1 } });
  });

  it('ends with the reason when the sheet cannot be read', async () => {
    const importId = await sent(as, 'staff.xlsx', '<html><table></table></html>');
    expect(await reading(as, importId)).toMatchObject({ failure: 'htmlFile', heads: [], findings: [] });
    const plan = { sheet: 0, headRow: 1, columns: ['licence', 'fullName'], values: {} };
    await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'failed', failure: 'htmlFile', checked: {} });
  });
});

const errorsOf = async (importId: string): Promise<Buffer> => {
  const { data } = await callApi(handler, endpoints.getErrorFile, { as, query: { kind, importId } });
  return sentFiles.get(new URL(data?.url ?? '', 'https://portal.example').pathname.slice(1)) ?? Buffer.alloc(0);
};

describe('the returned file', () => {
  it('is the same workbook with a column more: formats, widths, lists and other sheets stay', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('Notes').addRow(['keep me']);
    const sheet = book.addWorksheet('Staff', { views: [{ rightToLeft: true }] });
    sheet.columns = [{ width: 31 }, { width: 12 }, { width: 9 }];
    sheet.addRow(['Licence number', 'Full name', 'Status']).font = { bold: true };
    sheet.addRow(layla);
    const wrong = sheet.addRow(wrongName);
    wrong.getCell(1).fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFCC00' } };
    const importId = await sent(as, 'staff.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
    const { sheets } = await reading(as, importId, { sheet: 1 });
    expect(sheets.map(({ name }) => name)).toEqual(['Notes', 'Staff']);
    const plan = { sheet: 1, headRow: 1, columns: ['licence', 'fullName', 'status'], values: {} };
    await callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    const returned = new exceljs.Workbook();
    await returned.xlsx.load((await errorsOf(importId)) as never);
    const [notes, staff] = returned.worksheets;
    expect(notes?.getCell('A1').value).toBe('keep me');
    expect(staff?.views[0]).toMatchObject({ rightToLeft: true });
    expect(staff?.getColumn(1).width).toBe(31);
    expect(staff?.getCell('A1').font).toMatchObject({ bold: true });
    expect(staff?.getCell('A3').fill).toMatchObject({ fgColor: { argb: 'FFFFCC00' } });
    expect(['D1', 'D2', 'D3'].map((place) => staff?.getCell(place).value)).toEqual([
      'What is wrong',
      null,
      'Full name: A name has letters, spaces, hyphens and dots only.',
    ]);
  });

  it('of a CSV keeps its lines, and gives no formula back', async () => {
    const importId = await sent(as, 'staff.csv', `Title\n\n${csv(layla, ['DHA-P-3', '=1+1', '-5'])}`);
    await checked(as, importId);
    const lines = (await errorsOf(importId)).toString().split('\r\n');
    expect(lines[0]).toBe('\uFEFFTitle');
    expect(lines).toContain('Licence number;Full name;Status;What is wrong');
    expect(lines).toContain('dha-p-1;Layla One;Active');
    expect(lines.find((line) => line.startsWith('DHA-P-3'))).toMatch(
      /^DHA-P-3;'=1\+1;-5;Full name: The cell holds a formula/,
    );
  });

  it('is not there for a sheet without errors', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla));
    await checked(as, importId);
    expect(await callApi(handler, endpoints.getErrorFile, { as, query: { kind, importId } })).toMatchObject({
      http: 404,
    });
  });
});

const many = (count: number): string =>
  csv(...Array.from({ length: count }, (_, at) => [`DHA-P-${1000 + at}`, `Person ${'abcdefghij'[at % 10]}`, 'Active']));

describe('a worker that dies', () => {
  it('at any write is followed by one that writes nothing twice and counts exactly', async () => {
    for (let write = 1; write <= 9; write += 1) {
      for (const isAfter of [false, true]) {
        as = await signIn({ roles: ['ProviderAdmin'] });
        await change('DHA-P-1001', 'Person x');
        const importId = await sent(as, 'staff.csv', many(60));
        await checked(as, importId);
        await commit(as, importId);
        await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
        // Its lease is over.
        passMinutes(2);
        if ((await view(as, importId)).state === 'committing') await worked(importId);
        const { state, written } = await view(as, importId);
        expect({ write, isAfter, state, written }).toMatchObject({
          state: 'done',
          written: { added: 59, changed: 1, same: 0, wrong: 0 },
        });
        expect(Object.keys(await stored(as))).toHaveLength(60);
      }
    }
  });

  it('in a check is followed by one that goes on, counts exactly, and gives all errors back', async () => {
    const wrong = Array.from({ length: 60 }, (_, at) => [`DHA-P-${1000 + at}`, at % 3 === 0 ? 'Name 3' : 'Good', '']);
    for (let write = 1; write <= 6; write += 1) {
      for (const isAfter of [false, true]) {
        as = await signIn({ roles: ['ProviderAdmin'] });
        const importId = await sent(as, 'staff.csv', csv(...wrong, layla, layla));
        await started(as, importId);
        await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
        passMinutes(2);
        const { state, done } = await view(as, importId);
        if (state === 'checking') await worked(importId);
        expect(await view(as, importId), `${write} ${isAfter} ${done}`).toMatchObject({
          state: 'checked',
          rows: 62,
          checked: { new: 41, wrong: 21, twiceInFile: 1 },
          hasErrorFile: true,
        });
        const lines = (await errorsOf(importId)).toString().split('\r\n');
        expect(lines.filter((line) => /;(Full name: A name|An earlier row)/.test(line))).toHaveLength(21);
      }
    }
  });

  it('does not look at the rows that were checked before again in the store', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await started(as, importId);
    await worked(importId, dyingAt(wiring, 3, false)).catch(() => undefined);
    passMinutes(2);
    const keys: number[] = [];
    const send = async (command: { constructor: { name: string }; input: { RequestItems?: object } }) => {
      const [read] = Object.values(command.input.RequestItems ?? {}) as { Keys?: unknown[] }[];
      if (command.constructor.name === 'BatchGetCommand') keys.push(read?.Keys?.length ?? 0);
      return wiring.store.send(command as never);
    };
    await worked(importId, { ...wiring, store: { send } as unknown as typeof wiring.store });
    expect(keys).toEqual([20]);
  });

  it('leaves alone what somebody changed before the next one came', async () => {
    const importId = await sent(as, 'staff.csv', many(3));
    await checked(as, importId);
    await commit(as, importId);
    // The plan is stored, none of its rows is written.
    await worked(importId, dyingAt(wiring, 3, false)).catch(() => undefined);
    await change('DHA-P-1001', 'Somebody Else');
    passMinutes(2);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'done',
      written: { added: 2, changed: 0, same: 0, wrong: 1 },
    });
    expect((await stored(as))['DHA-P-1001']?.fullName).toBe('Somebody Else');
  });

  it('again and again ends the import with a reason', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla));
    await checked(as, importId);
    await commit(as, importId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const broken = {
        ...wiring,
        store: {
          send: async (command: { constructor: { name: string } }) => {
            if (command.constructor.name === 'BatchGetCommand') throw new Error('broken');
            return wiring.store.send(command as never);
          },
        } as unknown as typeof wiring.store,
      };
      await worked(importId, broken).catch(() => undefined);
      passMinutes(5);
    }
    expect(await view(as, importId)).toMatchObject({ state: 'cancelled', failure: 'unexpected' });
  });
});

describe('pause, cancel and undo', () => {
  const act = (endpoint: 'pauseImport' | 'cancelImport' | 'undoImport', importId: string, by = as) =>
    callApi(handler, endpoints[endpoint], { as: by, body: { kind, importId } });

  it('a paused import goes on where it was', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await checked(as, importId);
    await commit(as, importId);
    // The first half is written, and its worker is gone.
    await worked(importId, dyingAt(wiring, 4, true)).catch(() => undefined);
    expect((await act('pauseImport', importId)).data).toMatchObject({ state: 'paused' });
    // Another import of the same kind is not held up by it.
    expect(await imported(as, csv(layla))).toMatchObject({ state: 'done' });
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 60, same: 0, wrong: 0 } });
    expect(await act('pauseImport', importId)).toMatchObject({ http: 409 });
  });

  it('a cancelled one keeps what it wrote, which can be taken back', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await checked(as, importId);
    await commit(as, importId);
    await worked(importId, dyingAt(wiring, 4, true)).catch(() => undefined);
    expect((await act('cancelImport', importId)).data).toMatchObject({ state: 'cancelled' });
    expect(Object.keys(await stored(as)).length).toBeGreaterThan(30);
    await act('undoImport', importId);
    await worked(importId);
    expect((await view(as, importId)).state).toBe('undone');
    expect(await stored(as)).toEqual({});
  });

  it('an undo brings back what was, and keeps what changed since or is in use', async () => {
    await imported(as, csv(layla, omar));
    const second = await imported(
      as,
      csv(['DHA-P-1', 'Layla Two', ''], ['DHA-P-5', 'New', ''], ['DHA-P-6', 'Used', ''], ['DHA-P-7', 'Touched', '']),
    );
    inUse.add('DHA-P-6');
    await change('DHA-P-7', 'Touched Since');
    await act('undoImport', second.importId);
    await worked(second.importId);
    expect(await view(as, second.importId)).toMatchObject({ state: 'undone', undone: { reverted: 2, kept: 2 } });
    expect(await stored(as)).toEqual({
      'DHA-P-1': { fullName: 'Layla One', status: 'active' },
      'DHA-P-2': { fullName: 'عمر', status: 'left' },
      'DHA-P-6': { fullName: 'Used', status: null },
      'DHA-P-7': { fullName: 'Touched Since', status: null },
    });
    expect(await act('undoImport', second.importId)).toMatchObject({ http: 409 });
  });

  it('an undo whose worker dies is exact as well', async () => {
    for (const write of [1, 30, 51, 60]) {
      as = await signIn({ roles: ['ProviderAdmin'] });
      const { importId } = await imported(as, many(60));
      await act('undoImport', importId);
      await worked(importId, dyingAt(wiring, write, true)).catch(() => undefined);
      passMinutes(2);
      if ((await view(as, importId)).state === 'undoing') await worked(importId);
      expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 60, kept: 0 } });
      expect(await stored(as)).toEqual({});
    }
  });

  it('after a week nothing is taken back any more', async () => {
    const { importId } = await imported(as, csv(layla));
    passMinutes(7 * 24 * 60 + 1);
    const facility = aFacility({ facilityId: as.user.facilityId ?? '' });
    const later = await signIn({ roles: ['ProviderAdmin'], facility });
    expect(await act('undoImport', importId, later)).toMatchObject({ errors: [{ code: 'tooLate' }] });
  });
});

describe('all or nothing', () => {
  it('does not begin while a row is wrong', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, wrongName));
    await checked(as, importId);
    expect(await commit(as, importId, 'all')).toMatchObject({ http: 409, errors: [{ code: 'importHasWrong' }] });
    expect(await stored(as)).toEqual({});
  });

  it('takes all back when a row cannot be written', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, omar));
    await checked(as, importId);
    await commit(as, importId, 'all');
    await worked(importId, dyingAt(wiring, 3, false)).catch(() => undefined);
    await change('DHA-P-2', 'Somebody Else');
    passMinutes(2);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'undone',
      failure: 'someWrong',
      undone: { reverted: 1, kept: 1 },
    });
    expect(await stored(as)).toEqual({ 'DHA-P-2': { fullName: 'Somebody Else', status: null } });
  });
});

describe('who may', () => {
  it('two people at once come one after the other', async () => {
    const one = await sent(as, 'a.csv', csv(layla));
    const other = await sent(as, 'b.csv', csv(['DHA-P-1', 'Layla Two', '']));
    await checked(as, one);
    await checked(as, other);
    expect(await commit(as, one)).toMatchObject({ data: { state: 'committing' } });
    expect(await commit(as, other)).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    await worked(one);
    await commit(as, other);
    await worked(other);
    // It was checked before the first one was written: what it finds then counts.
    expect(await view(as, other)).toMatchObject({ written: { added: 0, changed: 1 } });
  });

  it("another facility's import is not there", async () => {
    const importId = await sent(as, 'a.csv', csv(layla));
    const other = await signIn({ roles: ['ProviderAdmin'] });
    const about = { kind, importId };
    for (const endpoint of [
      endpoints.readImport,
      endpoints.pauseImport,
      endpoints.cancelImport,
      endpoints.undoImport,
    ]) {
      expect(await callApi(handler, endpoint, { as: other, body: about })).toMatchObject({ http: 404 });
    }
    for (const endpoint of [endpoints.getImport, endpoints.getErrorFile]) {
      expect(await callApi(handler, endpoint, { as: other, query: about })).toMatchObject({ http: 404 });
    }
    expect(
      (await callApi(handler, endpoints.getImports, { as: other, query: { kind, take: 10 } })).data?.items,
    ).toEqual([]);
  });

  it('a kind is refused to those without its roles, and unknown ones are not there', async () => {
    const facility = await signIn({ roles: ['Pharmacy'] });
    const body = { kind, fileName: 'a.csv', bytes: 10, language: 'en' as const };
    expect(await callApi(handler, endpoints.beginImport, { as: facility, body })).toMatchObject({ http: 403 });
    expect(await callApi(handler, endpoints.beginImport, { as, body: { ...body, kind: 'toString' } })).toMatchObject({
      http: 404,
    });
    expect(
      await callApi(handler, endpoints.beginImport, { as, body: { ...body, settings: { other: '1' } } }),
    ).toMatchObject({ http: 400 });
  });

  it('a plan names each column once, all needed ones, and values of the list only', async () => {
    const importId = await sent(as, 'a.csv', csv(layla));
    const plan = { sheet: 0, headRow: 1, columns: ['licence', 'fullName', 'status'], values: {} };
    const check = (changes: object) =>
      callApi(handler, endpoints.checkImport, { as, body: { kind, importId, plan: { ...plan, ...changes } } });
    for (const columns of [['licence', 'licence', 'fullName'], ['licence', 'other', 'fullName'], ['licence']]) {
      expect(await check({ columns })).toMatchObject({ http: 400, errors: [{ field: 'plan.columns' }] });
    }
    for (const values of [{ status: { x: 'gone' } }, { licence: { x: 'y' } }, { constructor: { x: 'y' } }]) {
      expect(await check({ values })).toMatchObject({ http: 400, errors: [{ field: 'plan.values' }] });
    }
  });
});
