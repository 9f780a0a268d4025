import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import exceljs from 'exceljs';
import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import {
  checked,
  commit,
  csv,
  endpoints,
  errorsOf,
  imported,
  kind,
  reading,
  sent,
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

const heads = ['Licence number', 'Full name', 'Status'];
const isBook = (name: string): boolean => name.endsWith('.xlsx');

/** A sheet of these rows. */
async function fileOf(name: string, ...rows: readonly (readonly string[])[]): Promise<Buffer> {
  if (!isBook(name)) return Buffer.from(csv(...rows));
  const book = new exceljs.Workbook();
  book.addWorksheet('Staff').addRows([heads, ...rows]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The same sheet with another text in the cell of a name, as a person corrects it. */
async function withName(name: string, content: Buffer, row: number, text: string): Promise<Buffer> {
  if (!isBook(name)) return Buffer.from(content.toString().replace(wrongName[1] ?? '', text));
  const book = new exceljs.Workbook();
  await book.xlsx.load(content as never);
  const cell = book.worksheets[0]?.getCell(row, 2);
  if (cell) cell.value = text;
  return Buffer.from(await book.xlsx.writeBuffer());
}

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

  it('leaves out rows that are hidden, and says at once and in the end how many', async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('Staff');
    sheet.addRows([
      heads,
      layla,
      ...Array.from({ length: 70 }, (_, at) => [`DHA-P-${at + 10}`, 'Many', 'Active']),
      omar,
    ]);
    for (const row of [2, 73]) sheet.getRow(row).hidden = true;
    const importId = await sent(as, 'staff.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
    expect((await reading(as, importId)).hidden).toBe(1);
    const found = await checked(as, importId);
    expect(found).toMatchObject({ rows: 70, checked: { new: 70, hidden: 2 } });
    await commit(as, importId);
    await worked(importId);
    expect(await stored(as)).not.toHaveProperty('DHA-P-1');
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
    await returned.xlsx.load((await errorsOf(as, importId)) as never);
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
    const lines = (await errorsOf(as, importId)).toString().split('\r\n');
    expect(lines[0]).toBe('\uFEFFTitle');
    expect(lines).toContain('Licence number,Full name,Status,What is wrong');
    expect(lines).toContain('dha-p-1,Layla One,Active');
    expect(lines.find((line) => line.startsWith('DHA-P-3'))).toMatch(
      /^DHA-P-3,'=1\+1,-5,"?Full name: The cell holds a formula/,
    );
  });

  it.each([',', ';', '\t', '|'])(
    'of a CSV divides its cells by "%s" where the file that was sent does',
    async (sign) => {
      const importId = await sent(as, 'staff.csv', csv(layla, wrongName).replaceAll(',', sign));
      await checked(as, importId);
      expect((await errorsOf(as, importId)).toString()).toContain(
        ['Licence number', 'Full name', 'Status', 'What is wrong'].join(sign),
      );
    },
  );

  it.each(['staff.csv', 'staff.xlsx'])(
    'is sent back, corrected, as it is: what was taken in stays, the rest is added (%s)',
    async (name) => {
      const caller = await signIn({ roles: ['ProviderAdmin'] });
      const importId = await sent(caller, name, await fileOf(name, layla, wrongName));
      await checked(caller, importId);
      await commit(caller, importId);
      await worked(importId);
      const corrected = await withName(name, await errorsOf(caller, importId), 3, 'Omar Two');
      expect(await imported(caller, corrected, name)).toMatchObject({
        state: 'done',
        written: { added: 1, changed: 0, same: 1, wrong: 0 },
      });
      expect(Object.keys(await stored(caller))).toEqual(['DHA-P-1', 'DHA-P-3']);
    },
  );

  it('is not there for a sheet without errors', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla));
    await checked(as, importId);
    expect(await callApi(handler, endpoints.getErrorFile, { as, query: { kind, importId } })).toMatchObject({
      http: 404,
    });
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
    const { Items = [] } = await store.send(new ScanCommand({ TableName: process.env.AUDIT_TABLE }));
    const [tried] = Items.filter(({ actor }) => actor === facility.user.userId);
    expect(tried).toMatchObject({ action: 'import.begin', outcome: 'notAllowed' });
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
