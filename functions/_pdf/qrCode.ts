import { encode } from 'uqr';
import { ink, type PdfWriter } from './pdfWriter.ts';

/** Modules of white around the code, which readers need. */
const quietZone = 2;

/** Draws a QR code as a square of `size` points. Neighbours of a row are one stroke, so that no hairline parts them. */
export function drawQrCode(pdf: PdfWriter, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data } = encode(text, { ecc: 'M', border: quietZone });
  const module = size / data.length;
  pdf.decorate(() => {
    pdf.doc.rect(x, y, size, size).fill(ink.white);
    data.forEach((row, line) => {
      for (const { start, length } of darkRuns(row)) {
        pdf.doc.rect(x + start * module, y + line * module, length * module, module * 1.02);
      }
    });
    pdf.doc.fill('#000000');
  });
}

function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, start) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === start) last.length += 1;
    else runs.push({ start, length: 1 });
  });
  return runs;
}
