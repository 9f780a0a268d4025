import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, code, drawHeading, drawRule, english, free, quiet, regular } from '../../_pdf/layout.ts';
import { ink, type Sheet } from '../../_pdf/sheet.ts';
import type { TextBlock, TextStyle } from '../../_pdf/textBlock.ts';
import type { Field, Section } from './content.ts';
import type { Beside } from './photo.ts';

interface Cell {
  readonly block: TextBlock;
  readonly box: { x: number; width: number };
  readonly style: TextStyle;
  readonly type: 'TH' | 'TD';
}

const padding = 3.2;

function cell(sheet: Sheet, text: string, box: Cell['box'], style: TextStyle, type: Cell['type']): Cell {
  return { block: sheet.layOut(text, box.width, style), box, style, type };
}

/** Label and value, from the page's beginning on. */
function oneLanguage(sheet: Sheet, { label, value, isCode }: Field, language: 'en' | 'ar'): Cell[] {
  const labelWidth = sheet.width * 0.3;
  const valueWidth = sheet.width - labelWidth - 12;
  const isArabic = isRightToLeft(language);
  const valueAlign = isArabic ? 'right' : 'left';
  const labelBox = { x: isArabic ? sheet.left + sheet.width - labelWidth : sheet.left, width: labelWidth };
  const valueBox = { x: isArabic ? sheet.left : sheet.left + labelWidth + 12, width: valueWidth };
  return [
    cell(sheet, label[language], labelBox, isArabic ? arabic(quiet) : english(quiet), 'TH'),
    cell(sheet, value[language], valueBox, isCode ? code(regular, valueAlign) : free(regular, valueAlign), 'TD'),
  ];
}

/** English label, the value (twice where the languages differ), Arabic label. */
function sideBySide(sheet: Sheet, { label, value, isCode }: Field): Cell[] {
  const labelWidth = sheet.width * 0.22;
  const gap = 10;
  const middle = { x: sheet.left + labelWidth + gap, width: sheet.width - 2 * (labelWidth + gap) };
  const half = (middle.width - gap) / 2;
  const english_ = cell(sheet, label.en, { x: sheet.left, width: labelWidth }, english(quiet), 'TH');
  const arabicBox = { x: sheet.left + sheet.width - labelWidth, width: labelWidth };
  const arabic_ = cell(sheet, label.ar, arabicBox, arabic(quiet), 'TH');
  if (value.en === value.ar) {
    const style = isCode ? code(regular, 'center') : free(regular, 'center');
    return [english_, cell(sheet, value.en, middle, style, 'TD'), arabic_];
  }
  return [
    english_,
    cell(sheet, value.en, { x: middle.x, width: half }, english(regular), 'TD'),
    cell(sheet, value.ar, { x: middle.x + half + gap, width: half }, arabic(regular), 'TD'),
    arabic_,
  ];
}

/** A heading and a table of labelled values, with something beside them or not; a row is never torn by a page's end. */
export function drawSection(sheet: Sheet, { title, fields }: Section, language: PdfLanguage, beside?: Beside): void {
  sheet.room(60 + (beside?.height ?? 0));
  drawHeading(sheet, title, language);
  const top = sheet.y;
  beside?.draw();
  const table = sheet.element('Table');
  for (const field of fields) {
    const cells = language === 'both' ? sideBySide(sheet, field) : oneLanguage(sheet, field, language);
    const height = Math.max(...cells.map(({ block }) => block.height)) + 2 * padding;
    sheet.room(height);
    const row = sheet.element('TR', table);
    for (const { block, box, style, type } of cells) {
      sheet.write(block, { ...box, y: sheet.y + padding + (regular.size - style.size) }, style, type, row);
    }
    row.end();
    sheet.y += height;
    drawRule(sheet, ink.line, 0.5);
  }
  table.end();
  sheet.takeRoomBack();
  sheet.y = Math.max(sheet.y, beside ? top + beside.height : 0) + 13;
}
