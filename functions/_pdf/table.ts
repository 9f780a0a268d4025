import { drawRule } from './layout.ts';
import { ink, type Sheet } from './sheet.ts';
import type { TextStyle } from './textBlock.ts';

export interface TableCell {
  /** Texts below each other. */
  readonly entries: readonly { readonly text: string; readonly style: TextStyle }[];
  readonly x: number;
  readonly width: number;
}

const padding = 5;
const gap = 8;

/** Each column's place by its share of the width; the first column is where the language begins to read. */
export function columnPlaces(sheet: Sheet, shares: readonly number[], side: 'left' | 'right') {
  let used = 0;
  return shares.map((share) => {
    const width = share * sheet.width;
    const x = side === 'right' ? sheet.left + sheet.width - used - width : sheet.left + used;
    used += width;
    return { x: x + gap / 2, width: width - gap };
  });
}

type Structure = ReturnType<Sheet['element']>;

function drawRow(sheet: Sheet, type: 'TH' | 'TD', table: Structure, cells: readonly TableCell[], lowest = 0): void {
  const laidOut = cells.map(({ entries, x, width }) => ({
    x,
    width,
    blocks: entries.map(({ text, style }) => ({ style, block: sheet.layOut(text, width, style) })),
  }));
  const heights = laidOut.map(({ blocks }) => blocks.reduce((sum, { block }) => sum + block.height, 0));
  const height = Math.max(lowest, ...heights) + 2 * padding;
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

/** A table that repeats its head on each page. A row never breaks across pages and never goes below `lowest`. */
export function drawTable(
  sheet: Sheet,
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  lowest = 0,
): void {
  const table = sheet.element('Table');
  drawRow(sheet, 'TH', table, head);
  const before = sheet.onNewPage;
  sheet.onNewPage = () => {
    before();
    drawRow(sheet, 'TH', table, head);
  };
  for (const cells of rows) drawRow(sheet, 'TD', table, cells, lowest);
  sheet.onNewPage = before;
  table.end();
}
