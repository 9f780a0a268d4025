import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import type { Field, Section } from './field.ts';
import { arabic, code, drawHeading, drawSeparator, english, free, headingHeight, quiet, regular } from './layout.ts';
import { ink, type PdfWriter } from './pdfWriter.ts';
import type { Beside } from './photo.ts';
import { roomOfRow } from './table.ts';
import type { TextBlock, TextStyle } from './textBlock.ts';

interface Cell {
  readonly block: TextBlock;
  readonly box: { x: number; width: number };
  readonly style: TextStyle;
  readonly type: 'TH' | 'TD';
}

const padding = 3.2;
const sectionGap = 13;

function cell(pdf: PdfWriter, text: string, box: Cell['box'], style: TextStyle, type: Cell['type']): Cell {
  return { block: pdf.layOut(text, box.width, style), box, style, type };
}

/** Label and value, from the page's beginning on. */
function oneLanguage(pdf: PdfWriter, { label, value, isCode }: Field, language: 'en' | 'ar'): Cell[] {
  const labelWidth = pdf.width * 0.3;
  const valueWidth = pdf.width - labelWidth - 12;
  const isArabic = isRightToLeft(language);
  const valueAlign = isArabic ? 'right' : 'left';
  const labelBox = { x: isArabic ? pdf.left + pdf.width - labelWidth : pdf.left, width: labelWidth };
  const valueBox = { x: isArabic ? pdf.left : pdf.left + labelWidth + 12, width: valueWidth };
  return [
    cell(pdf, label[language], labelBox, isArabic ? arabic(quiet) : english(quiet), 'TH'),
    cell(pdf, value[language], valueBox, isCode ? code(regular, valueAlign) : free(regular, valueAlign), 'TD'),
  ];
}

/** English label, the value (twice where the languages differ), Arabic label. */
function sideBySide(pdf: PdfWriter, { label, value, isCode }: Field): Cell[] {
  const labelWidth = pdf.width * 0.22;
  const gap = 10;
  const middle = { x: pdf.left + labelWidth + gap, width: pdf.width - 2 * (labelWidth + gap) };
  const half = (middle.width - gap) / 2;
  const english_ = cell(pdf, label.en, { x: pdf.left, width: labelWidth }, english(quiet), 'TH');
  const arabicBox = { x: pdf.left + pdf.width - labelWidth, width: labelWidth };
  const arabic_ = cell(pdf, label.ar, arabicBox, arabic(quiet), 'TH');
  if (value.en === value.ar) {
    const style = isCode ? code(regular, 'center') : free(regular, 'center');
    return [english_, cell(pdf, value.en, middle, style, 'TD'), arabic_];
  }
  return [
    english_,
    cell(pdf, value.en, { x: middle.x, width: half }, english(regular), 'TD'),
    cell(pdf, value.ar, { x: middle.x + half + gap, width: half }, arabic(regular), 'TD'),
    arabic_,
  ];
}

interface SectionPlace {
  readonly beside?: Beside | undefined;
  /** The points of what stands below and belongs to it: its last rows go with that to a new page. */
  readonly after?: number;
}

/** A heading and a table of labelled values, with something beside them or not; a row is never torn by a page's end. */
export function drawSection(
  pdf: PdfWriter,
  { title, fields }: Section,
  language: PdfLanguage,
  { beside, after = 0 }: SectionPlace = {},
): void {
  const layOutRows = () =>
    fields.map((field) => {
      const cells = language === 'both' ? sideBySide(pdf, field) : oneLanguage(pdf, field, language);
      return { cells, height: Math.max(...cells.map(({ block }) => block.height)) + 2 * padding };
    });
  const heightsOf = (laidOut: ReturnType<typeof layOutRows>): number[] => laidOut.map(({ height }) => height);
  const first = fields.length > 0 ? roomOfRow(heightsOf(layOutRows()), 0, after) : 0;
  pdf.room(headingHeight + Math.max(beside?.height ?? 0, first));
  drawHeading(pdf, title, language);
  const top = pdf.y;
  beside?.draw();
  // What stands beside them makes the lines shorter.
  const rows = layOutRows();
  const heights = heightsOf(rows);
  const table = pdf.element('Table');
  for (const [at, { cells, height }] of rows.entries()) {
    pdf.room(roomOfRow(heights, at, after));
    const row = pdf.element('TR', table);
    for (const { block, box, style, type } of cells) {
      pdf.write(block, { ...box, y: pdf.y + padding + (regular.size - style.size) }, style, type, row);
    }
    row.end();
    pdf.y += height;
    drawSeparator(pdf, ink.line, 0.5);
  }
  table.end();
  pdf.endRoom();
  pdf.y = Math.max(pdf.y, beside ? top + beside.height : 0) + sectionGap;
}
