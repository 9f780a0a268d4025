import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, code, drawSeparator, english, quiet, startSide, strong } from '../../_pdf/layout.ts';
import { ink, type PdfWriter } from '../../_pdf/pdfWriter.ts';
import { drawQrCode } from '../../_pdf/qrCode.ts';
import { wording } from './wording.ts';

const size = 72;
const gap = 12;

/** The QR code with what it is for: the link opens a page that says whether the document is genuine, to anybody. */
export function drawVerification(pdf: PdfWriter, url: string, language: PdfLanguage): void {
  pdf.room(size + 16);
  drawSeparator(pdf, ink.line, 0.5);
  const top = pdf.y + 8;
  const side = startSide(language);
  const x = side === 'right' ? pdf.left + pdf.width - size : pdf.left;
  drawQrCode(pdf, url, { x, y: top, size });
  const width = pdf.width - size - gap;
  const textX = side === 'right' ? pdf.left : pdf.left + size + gap;
  let y = top + 6;
  for (const each of language === 'both' ? (['en', 'ar'] as const) : [language]) {
    const style = isRightToLeft(each) ? arabic(strong) : english(strong);
    const block = pdf.layOut(wording.verify[each], width, style);
    pdf.write(block, { x: textX, y, width }, style, 'P');
    y += block.height + 2;
  }
  const style = code(quiet, side);
  pdf.write(pdf.layOut(url, width, style), { x: textX, y, width }, style, 'P');
  pdf.y = top + size + 10;
}
