import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, code, drawRule, english, quiet, startSide, strong } from '../../_pdf/layout.ts';
import { drawQrCode } from '../../_pdf/qrCode.ts';
import { ink, type Sheet } from '../../_pdf/sheet.ts';
import { wording } from './wording.ts';

const size = 72;
const gap = 12;

/** The QR code with what it is for: the link opens a page that says whether the document is genuine, to anybody. */
export function drawVerification(sheet: Sheet, url: string, language: PdfLanguage): void {
  sheet.room(size + 16);
  drawRule(sheet, ink.line, 0.5);
  const top = sheet.y + 8;
  const side = startSide(language);
  const x = side === 'right' ? sheet.left + sheet.width - size : sheet.left;
  drawQrCode(sheet, url, { x, y: top, size });
  const width = sheet.width - size - gap;
  const textX = side === 'right' ? sheet.left : sheet.left + size + gap;
  let y = top + 6;
  for (const each of language === 'both' ? (['en', 'ar'] as const) : [language]) {
    const style = isRightToLeft(each) ? arabic(strong) : english(strong);
    const block = sheet.layOut(wording.verify[each], width, style);
    sheet.write(block, { x: textX, y, width }, style, 'P');
    y += block.height + 2;
  }
  const style = code(quiet, side);
  sheet.write(sheet.layOut(url, width, style), { x: textX, y, width }, style, 'P');
  sheet.y = top + size + 10;
}
