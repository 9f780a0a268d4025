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

const together = 3;

/**
 * The points that a row needs on its page: the first three rows of a table stay together, and so do the last three with what must
 * follow them (`after`), so that no page begins or ends with a single line of it.
 */
export function roomOfRow(heights: readonly number[], at: number, after = 0): number {
  const sum = (rows: readonly number[]): number => rows.reduce((total, height) => total + height, 0);
  const isLastGroup = at === Math.max(0, heights.length - together);
  if (isLastGroup) return sum(heights.slice(at)) + after;
  return at === 0 ? sum(heights.slice(0, together)) : (heights[at] ?? 0);
}

type Structure = ReturnType<PdfWriter['element']>;

function layOutRow(pdf: PdfWriter, cells: readonly TableCell[], lowest = 0) {
  const laidOut = cells.map(({ entries, x, width }) => ({
    x,
    width,
    blocks: entries.map(({ text, style }) => ({ style, block: pdf.layOut(text, width, style) })),
  }));
  const heights = laidOut.map(({ blocks }) => blocks.reduce((sum, { block }) => sum + block.height, 0));
  return { laidOut, height: Math.max(lowest, ...heights) + 2 * padding };
}
type Row = ReturnType<typeof layOutRow>;

function drawRow(pdf: PdfWriter, type: 'TH' | 'TD', table: Structure, { laidOut, height }: Row): void {
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

interface TablePlace {
  /** The least height of a row, in points. */
  readonly lowest?: number;
  /** Stands above the table, on the page of its first rows. */
  readonly heading?: { readonly height: number; readonly draw: () => void };
}

/** A table that repeats its head on each page. A row never breaks across pages. */
export function drawTable(
  pdf: PdfWriter,
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  { lowest = 0, heading }: TablePlace = {},
): void {
  const headRow = layOutRow(pdf, head);
  const laidOut = rows.map((cells) => layOutRow(pdf, cells, lowest));
  const heights = laidOut.map(({ height }) => height);
  pdf.room((heading?.height ?? 0) + headRow.height + (laidOut.length > 0 ? roomOfRow(heights, 0) : 0));
  heading?.draw();
  const table = pdf.element('Table');
  drawRow(pdf, 'TH', table, headRow);
  const before = pdf.onNewPage;
  pdf.onNewPage = () => {
    before();
    drawRow(pdf, 'TH', table, headRow);
  };
  for (const [at, row] of laidOut.entries()) {
    pdf.room(roomOfRow(heights, at));
    drawRow(pdf, 'TD', table, row);
  }
  pdf.onNewPage = before;
  table.end();
}
