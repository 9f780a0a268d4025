import type { Coverage } from '../../../shared/api/eligibility.ts';
import { printedCoPayment, printedDate } from './content.ts';
import { arabic, code, drawHeading, drawRule, english, free, quiet, regular } from './layout.ts';
import { ink, type Sheet } from './sheet.ts';
import type { TextStyle } from './textBlock.ts';
import { type Bilingual, type PdfLanguage, wording } from './wording.ts';

interface Column {
  readonly title: Bilingual;
  /** Of the table's width. */
  readonly share: number;
  readonly isCode: boolean;
  readonly value: (coverage: Coverage) => Bilingual;
}

const same = (value: string): Bilingual => ({ en: value, ar: value });
const padding = 5;
const gap = 8;

const columns: readonly Column[] = [
  { title: wording.policyNumber, share: 0.24, isCode: true, value: (coverage) => same(coverage.policyNumber) },
  { title: wording.plan, share: 0.31, isCode: false, value: (coverage) => same(coverage.planName) },
  { title: wording.validFrom, share: 0.14, isCode: true, value: (coverage) => same(printedDate(coverage.validFrom)) },
  { title: wording.validTo, share: 0.14, isCode: true, value: (coverage) => same(printedDate(coverage.validTo)) },
  { title: wording.coPayment, share: 0.17, isCode: false, value: printedCoPayment },
];

/** Each column's place; the first column is where the language begins to read. */
function placed(sheet: Sheet, language: PdfLanguage): { column: Column; x: number; width: number }[] {
  let used = 0;
  return columns.map((column) => {
    const width = column.share * sheet.width;
    const x = language === 'ar' ? sheet.left + sheet.width - used - width : sheet.left + used;
    used += width;
    return { column, x: x + gap / 2, width: width - gap };
  });
}

interface Entry {
  readonly text: string;
  readonly style: TextStyle;
}

/** One row: each cell holds one or two entries below each other. */
function drawRow(sheet: Sheet, type: 'TH' | 'TD', table: ReturnType<Sheet['element']>, cells: RowCell[]): void {
  const laidOut = cells.map(({ entries, x, width }) => ({
    x,
    width,
    blocks: entries.map(({ text, style }) => ({ style, block: sheet.layOut(text, width, style) })),
  }));
  const heights = laidOut.map(({ blocks }) => blocks.reduce((sum, { block }) => sum + block.height, 0));
  const height = Math.max(...heights) + 2 * padding;
  sheet.room(height);
  if (type === 'TH') {
    sheet.decorate(() => sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ink.pale));
  }
  const row = sheet.element('TR', table);
  for (const { x, width, blocks } of laidOut) {
    let y = sheet.y + padding;
    for (const { block, style } of blocks) {
      sheet.write(block, { x, y, width }, style, type, row);
      y += block.height;
    }
  }
  row.end();
  sheet.y += height;
  drawRule(sheet, ink.line, 0.5);
}

interface RowCell {
  readonly x: number;
  readonly width: number;
  readonly entries: readonly Entry[];
}

const both = (text: Bilingual, language: PdfLanguage, look: typeof quiet | typeof regular): Entry[] => [
  ...(language !== 'ar' ? [{ text: text.en, style: english(look) }] : []),
  ...(language === 'ar' ? [{ text: text.ar, style: arabic(look) }] : []),
  ...(language === 'both' && text.ar !== text.en
    ? [{ text: text.ar, style: { ...arabic(look), align: 'left' } as const }]
    : []),
];

/** The covers that the payer found, the primary first. The table's head is repeated on each page. */
export function drawCoverages(sheet: Sheet, coverages: readonly Coverage[], language: PdfLanguage): void {
  if (coverages.length === 0) return;
  const places = placed(sheet, language);
  const side = language === 'ar' ? 'right' : 'left';
  const head = (table: ReturnType<Sheet['element']>): void =>
    drawRow(
      sheet,
      'TH',
      table,
      places.map(({ column, x, width }) => ({ x, width, entries: both(column.title, language, quiet) })),
    );

  sheet.room(110);
  drawHeading(sheet, wording.coverages, language);
  const table = sheet.element('Table');
  head(table);
  const before = sheet.onNewPage;
  sheet.onNewPage = () => {
    before();
    head(table);
  };
  for (const coverage of coverages) {
    const cells = places.map(({ column, x, width }) => {
      const value = column.value(coverage);
      const style = column.isCode ? code(regular, side) : free(regular, side);
      const entries =
        column.isCode || value.en === value.ar ? [{ text: value.en, style }] : both(value, language, regular);
      return { x, width, entries };
    });
    drawRow(sheet, 'TD', table, cells);
  }
  sheet.onNewPage = before;
  table.end();
  sheet.y += 14;
}
