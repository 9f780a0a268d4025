import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import { arabic, code, drawSeparator, english, quiet, startSide, strong } from './layout.ts';
import { ink, type PdfWriter } from './pdfWriter.ts';
import { drawQrCode } from './qrCode.ts';
import { wording } from './wording.ts';

/** Where anybody can check a document: by the address of the QR code, or by the code typed at the page. */
export interface Verification {
  readonly url: string;
  readonly page: string;
  /** In groups, as people type it. */
  readonly code: string;
}

const size = 72;
/** The points that the code needs below what it vouches for. */
export const verificationHeight = size + 29;
const gap = 12;

/** The QR code, and the code to type for those who cannot scan: the page says to anybody whether the document is genuine. */
export function drawVerification(pdf: PdfWriter, verification: Verification, language: PdfLanguage): void {
  pdf.room(size + 16);
  drawSeparator(pdf, ink.line, 0.5);
  const top = pdf.y + 8;
  const side = startSide(language);
  const x = side === 'right' ? pdf.left + pdf.width - size : pdf.left;
  drawQrCode(pdf, verification.url, { x, y: top, size });
  const width = pdf.width - size - gap;
  const textX = side === 'right' ? pdf.left : pdf.left + size + gap;
  let y = top + 6;
  for (const each of language === 'both' ? (['en', 'ar'] as const) : [language]) {
    const style = isRightToLeft(each) ? arabic(strong) : english(strong);
    const block = pdf.layOut(wording.verify[each], width, style);
    pdf.write(block, { x: textX, y, width }, style, 'P');
    y += block.height + 2;
  }
  for (const [text, look] of [
    [verification.page, quiet],
    [verification.code, strong],
  ] as const) {
    const style = code(look, side);
    const block = pdf.layOut(text, width, style);
    pdf.write(block, { x: textX, y, width }, style, 'P');
    y += block.height + 2;
  }
  pdf.y = top + size + 10;
}
