import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../../functions/_parts/sheet/workbookFile.ts';
import type { CellValue } from '../../../shared/_field/sheetText.ts';
import { sheetLines } from '../../support/sheetLines.ts';
import { unzipped } from '../../support/unzip.ts';

const headOf = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Column ${at + 1}`, width: 20 }));
const rowsOf = (rows: readonly (readonly CellValue[])[]) => Readable.from(rows) as AsyncIterable<readonly CellValue[]>;
const created = new Date('2026-11-23T06:00:00Z');

async function linesOf(bytes: Buffer) {
  return (await sheetLines(bytes)).map(({ cells }): readonly unknown[] => cells);
}

/** The workbook as another reader than the portal's own understands it. */
async function opened(bytes: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  return workbook;
}

async function written(rows: readonly (readonly CellValue[])[], columns = rows[0]?.length ?? 1, settings = {}) {
  const sheet = { name: 'A & B', head: headOf(columns), rows: rowsOf(rows), ...settings };
  const bytes = Buffer.from(await workbookFile([sheet], { created }));
  return { bytes, files: unzipped(bytes), lines: await linesOf(bytes), workbook: await opened(bytes) };
}

describe('a workbook that is written row by row', () => {
  it('has every part that a spreadsheet asks for, and the same content is the same file', async () => {
    const { files } = await written([['a']]);
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/app.xml',
      'docProps/core.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/theme/theme1.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of ['workbook', 'worksheets/sheet1', 'styles'])
      expect(files.get('[Content_Types].xml')).toContain(`PartName="/xl/${part}.xml"`);
    expect(files.get('xl/workbook.xml')).toContain('<sheet sheetId="1" name="A &amp; B"');
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    // Only the archive's own dates are those of the moment.
    expect([...(await written([['a']])).files]).toEqual([...files]);
  });

  it('is read by another program as it was meant: a bold head that stays, widths, texts and numbers', async () => {
    const { workbook } = await written([['سارة', -7.5, null, '=1+1']], 4);
    const sheet = workbook.getWorksheet('A & B')!;
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet.views[0]!.rightToLeft).toBeFalsy();
    expect(sheet.getCell('A1').font.bold).toBe(true);
    expect(sheet.getCell('A2').font?.bold).toBeFalsy();
    expect(sheet.getColumn(1).width).toBe(20);
    expect(['A2', 'B2', 'C2', 'D2'].map((cell) => sheet.getCell(cell).value)).toEqual(['سارة', -7.5, null, "'=1+1"]);
    expect(workbook.creator).toBe('Wasla');
    expect(workbook.created).toEqual(created);
  });

  it('reads from right to left in Arabic', async () => {
    const { workbook } = await written([['أ']], 1, { isRightToLeft: true });
    expect(workbook.worksheets[0]!.views[0]).toMatchObject({ rightToLeft: true, state: 'frozen' });
  });

  it('has several sheets, whose cells offer the choices of another one', async () => {
    const lists = {
      name: 'Payer',
      head: headOf(2),
      rows: rowsOf([
        [1, 'Sidra'],
        [2, 'Noor'],
      ]),
    };
    const first = { name: 'Requests', head: headOf(30), rows: rowsOf([]) };
    const choices = [{ column: 28, from: { sheet: 'Payer', column: 2, rows: 2 }, rows: 100 }];
    const bytes = Buffer.from(await workbookFile([{ ...first, choices }, lists], { created, isShort: true }));
    const workbook = await opened(bytes);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Requests', 'Payer']);
    for (const cell of ['AB2', 'AB101']) {
      const { dataValidation } = workbook.getWorksheet('Requests')!.getCell(cell);
      expect(dataValidation).toMatchObject({ type: 'list', formulae: ["'Payer'!$B$2:$B$3"] });
      expect(dataValidation.showErrorMessage).toBeFalsy();
    }
    expect(workbook.getWorksheet('Requests')!.getCell('AB102').dataValidation).toBeUndefined();
    expect(workbook.getWorksheet('Payer')!.getCell('B3').value).toBe('Noor');
    // The portal reads the first sheet.
    expect(await linesOf(bytes)).toEqual([headOf(30).map(({ title }) => title)]);
  });

  it('keeps all of many rows, in their order', async () => {
    const rows = Array.from({ length: 3001 }, (_, at) => [`row ${at}`, at]);
    const { lines } = await written(rows);
    expect(lines.slice(1)).toEqual(rows.map(([text, at]) => [text, String(at)]));
  });

  it.each([
    ['what XML has signs for', 'a<b>&"c\'', 'a<b>&"c\''],
    ['spaces and line breaks', '  a\nb ', '  a\nb '],
    ['Arabic and signs beyond the first plane', 'سارة 👩🏽‍⚕️', 'سارة 👩🏽‍⚕️'],
    ['half a sign', 'a\ud83d', 'a\ufffd'],
    ['what XML cannot say', 'a\u0000\u0001\u001f\uffffb', 'ab'],
    ['more than a cell holds', 'x'.repeat(40_000), 'x'.repeat(32_767)],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula behind spaces', '  @SUM(A1)', "'  @SUM(A1)"],
  ])('keeps a text with %s', async (_what, text, read) => {
    const { lines, files } = await written([[text, 'next']]);
    expect(lines[1]).toEqual([read, 'next']);
    expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  it('writes numbers as numbers and nothing for nothing, in columns beyond Z', async () => {
    const cells = Array.from({ length: 703 }, (_, at) =>
      at === 0 ? -7.5 : at === 27 ? 'AB' : at === 702 ? 'AAA' : null,
    );
    const { files, workbook } = await written([cells]);
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<row r="2"[^>]*><c r="A2"><v>-7.5<\/v><\/c><c r="AB2" /);
    const sheet = workbook.worksheets[0]!;
    expect(['A2', 'B2', 'AB2', 'AAA2'].map((cell) => sheet.getCell(cell).value)).toEqual([-7.5, null, 'AB', 'AAA']);
  });

  it('fails with its rows, and has a head without any', async () => {
    const failing = {
      name: 'A',
      head: headOf(1),
      rows: (async function* (): AsyncGenerator<CellValue[]> {
        yield ['a'];
        throw new Error('the store is away');
      })(),
    };
    await expect(workbookFile([failing], { created })).rejects.toThrow('the store is away');
    expect((await written([], 2)).lines).toEqual([['Column 1', 'Column 2']]);
  });
});
