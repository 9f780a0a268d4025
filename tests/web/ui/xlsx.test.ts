import { describe, expect, it } from 'vitest';
import { xlsxOf } from '../../../web/ui/table/export/xlsx.ts';
import { unzipped } from '../../support/unzip.ts';

const columns = [
  { header: 'Name', width: 210 },
  { header: 'Age', width: 10 },
];

async function sheetOf(rows: (string | number | null)[][], isRightToLeft = false) {
  const workbook = await xlsxOf(columns, rows, isRightToLeft);
  const files = unzipped(Buffer.from(await workbook.arrayBuffer()));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  /** The cell as a spreadsheet reads it: shared texts in the place of their numbers. */
  const cell = (name: string) => {
    const [, attributes = '', content = ''] = new RegExp(`<c r="${name}"([^>]*?)(?:/>|>(.*?)</c>)`).exec(sheet) ?? [];
    const value = /<v>(.*?)<\/v>/.exec(content)?.[1];
    return attributes.includes('t="s"') ? texts[Number(value)] : value === undefined ? null : Number(value);
  };
  return { files, sheet, cell };
}

describe('a workbook', () => {
  it('holds the heads and the rows, texts as texts and numbers as numbers', async () => {
    const { cell } = await sheetOf([
      ['Amina, <Test>', 7.5],
      ['أمينة', null],
    ]);
    expect(['A1', 'B1', 'A2', 'B2', 'A3'].map(cell)).toEqual(['Name', 'Age', 'Amina, &lt;Test&gt;', 7.5, 'أمينة']);
    expect(cell('B3') ?? null).toBeNull();
  });

  it('runs nothing that looks like a formula', async () => {
    const { sheet, cell } = await sheetOf([['=1+1', -5]]);
    expect(sheet).not.toContain('<f>');
    expect(cell('A2')).toBe("'=1+1");
    expect(cell('B2')).toBe(-5);
  });

  it('keeps its heads in sight and reads from right to left in Arabic', async () => {
    const left = await sheetOf([]);
    expect(left.sheet).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(left.sheet).not.toContain('rightToLeft="1"');
    expect((await sheetOf([], true)).sheet).toContain('rightToLeft="1"');
  });
});
