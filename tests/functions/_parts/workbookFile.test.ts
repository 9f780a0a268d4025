import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../../functions/_parts/sheet/workbookFile.ts';
import { xlsxLines } from '../../../functions/_parts/sheet/xlsxLines.ts';
import type { CellValue } from '../../../shared/_field/sheetText.ts';
import { unzipped } from '../../support/unzip.ts';

const headOf = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Column ${at + 1}`, width: 20 }));

async function written(rows: readonly (readonly CellValue[])[], columns = rows[0]?.length ?? 1) {
  const sheet = { head: headOf(columns), rows: Readable.from(rows) as AsyncIterable<readonly CellValue[]> };
  const bytes = Buffer.from(await workbookFile('A & B', sheet));
  const lines: (readonly unknown[])[] = [];
  for await (const { cells } of xlsxLines(Readable.from([bytes]), bytes.length)) lines.push(cells);
  return { bytes, files: unzipped(bytes), lines };
}

describe('a workbook that is written row by row', () => {
  it('has every part that a spreadsheet asks for, and the same content is the same file', async () => {
    const { files, bytes } = await written([['a']]);
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of ['workbook', 'worksheets/sheet1', 'styles'])
      expect(files.get('[Content_Types].xml')).toContain(`PartName="/xl/${part}.xml"`);
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="A &amp; B"');
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect((await written([['a']])).bytes.equals(bytes)).toBe(true);
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
    const sheet = (await written([cells])).files.get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<row r="2"><c r="A2"><v>-7.5</v></c><c r="AB2" ');
    expect(sheet).toMatch(/<c r="AAA2" [^>]*><is><t [^>]*>AAA</);
  });

  it('fails with its rows, and has a head without any', async () => {
    const failing = {
      head: headOf(1),
      rows: (async function* (): AsyncGenerator<CellValue[]> {
        yield ['a'];
        throw new Error('the store is away');
      })(),
    };
    await expect(workbookFile('A', failing)).rejects.toThrow('the store is away');
    expect((await written([], 2)).lines).toEqual([['Column 1', 'Column 2']]);
  });
});
