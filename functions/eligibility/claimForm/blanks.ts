import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { arabic, english, quiet } from '../../_pdf/layout.ts';
import { ink, type PdfWriter } from '../../_pdf/pdfWriter.ts';
import { columnPlaces, drawTable } from '../../_pdf/table.ts';
import { formWording } from './wording.ts';

const inset = 6;
const gap = 8;

function drawBox(
  pdf: PdfWriter,
  label: Bilingual,
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const inner = width - 2 * inset;
  pdf.decorate(() => {
    pdf.doc.roundedRect(x, pdf.y, width, height, 4).lineWidth(0.7).strokeColor(ink.line).stroke();
  });
  let y = pdf.y + 4;
  for (const [words, style] of [
    [label.en, english(quiet)],
    [label.ar, arabic(quiet)],
  ] as const) {
    const isNarrow = width < pdf.width;
    const column = isNarrow ? inner : inner / 2;
    const block = pdf.layOut(words, column, style);
    const left = !isNarrow && style.direction === 'rtl' ? x + inset + inner / 2 : x + inset;
    pdf.write(block, { x: left, y, width: column }, style, 'P');
    if (isNarrow) y += block.height;
  }
}

/** A labelled box across the page, to be written into by hand. */
export function drawBlank(pdf: PdfWriter, label: Bilingual, height: number): void {
  pdf.room(height + gap);
  drawBox(pdf, label, { x: pdf.left, width: pdf.width, height });
  pdf.y += height + gap;
}

/** Two such boxes beside each other. */
export function drawBlankPair(pdf: PdfWriter, [left, right]: readonly [Bilingual, Bilingual], height: number): void {
  pdf.room(height + gap);
  const width = (pdf.width - gap) / 2;
  drawBox(pdf, left, { x: pdf.left, width, height });
  drawBox(pdf, right, { x: pdf.left + width + gap, width, height });
  pdf.y += height + gap;
}

const columns = [
  { title: formWording.code, share: 0.18 },
  { title: formWording.description, share: 0.46 },
  { title: formWording.quantity, share: 0.16 },
  { title: formWording.charge, share: 0.2 },
] as const;

/** High enough to write in by hand. */
const rowHeight = 13;

/** The table of services, with as many empty rows. */
export function drawServices(pdf: PdfWriter, rows: number): void {
  const places = columnPlaces(
    pdf,
    columns.map(({ share }) => share),
    'left',
  );
  const head = places.map((place, at) => ({
    ...place,
    entries: [
      { text: columns[at]?.title.en ?? '', style: english(quiet) },
      { text: columns[at]?.title.ar ?? '', style: { ...arabic(quiet), align: 'left' } as const },
    ],
  }));
  drawTable(
    pdf,
    head,
    Array.from({ length: rows }, () => places.map((place) => ({ ...place, entries: [] }))),
    { lowest: rowHeight },
  );
  pdf.y += gap + 4;
}
