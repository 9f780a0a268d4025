import { drawSeparator } from './layout.ts';
import { ink, type PdfWriter } from './pdfWriter.ts';
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
export function columnPlaces(pdf: PdfWriter, shares: readonly number[], side: 'left' | 'right') {
  let used = 0;
  return shares.map((share) => {
    const width = share * pdf.width;
    const x = side === 'right' ? pdf.left + pdf.width - used - width : pdf.left + used;
    used += width;
    return { x: x + gap / 2, width: width - gap };
  });
}

type Structure = ReturnType<PdfWriter['element']>;

function drawRow(pdf: PdfWriter, type: 'TH' | 'TD', table: Structure, cells: readonly TableCell[], lowest = 0): void {
  const laidOut = cells.map(({ entries, x, width }) => ({
    x,
    width,
    blocks: entries.map(({ text, style }) => ({ style, block: pdf.layOut(text, width, style) })),
  }));
  const heights = laidOut.map(({ blocks }) => blocks.reduce((sum, { block }) => sum + block.height, 0));
  const height = Math.max(lowest, ...heights) + 2 * padding;
  pdf.room(height);
  if (type === 'TH') {
    pdf.decorate(() => pdf.doc.rect(pdf.left, pdf.y, pdf.width, height).fill(ink.pale));
  }
  const row = pdf.element('TR', table);
  for (const { x, width, blocks } of laidOut) {
    let y = pdf.y + padding;
    for (const { block, style } of blocks) {
      pdf.write(block, { x, y, width }, style, type, row);
      y += block.height;
    }
  }
  row.end();
  pdf.y += height;
  drawSeparator(pdf, ink.line, 0.5);
}

/** A table that repeats its head on each page. A row never breaks across pages and never goes below `lowest`. */
export function drawTable(
  pdf: PdfWriter,
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  lowest = 0,
): void {
  const table = pdf.element('Table');
  drawRow(pdf, 'TH', table, head);
  const before = pdf.onNewPage;
  pdf.onNewPage = () => {
    before();
    drawRow(pdf, 'TH', table, head);
  };
  for (const cells of rows) drawRow(pdf, 'TD', table, cells, lowest);
  pdf.onNewPage = before;
  table.end();
}
