import { arabic, english } from '../../functions/_pdf/layout.ts';
import { ink, type PdfWriter } from '../../functions/_pdf/pdfWriter.ts';
import { columnPlaces, drawTable } from '../../functions/_pdf/table.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { Block } from '../../web/base/guideWords.ts';
import { withLabels } from './labels.ts';

/** The page being written and the language it is written in. */
export interface Draft {
  readonly pdf: PdfWriter;
  readonly language: 'en' | 'ar';
}

type Look = Pick<TextStyle, 'size' | 'weight' | 'colour'>;
type Structure = ReturnType<PdfWriter['element']>;

export const looks = {
  chapter: { size: 16, weight: 'bold', colour: ink.teal },
  heading: { size: 12, weight: 'bold', colour: ink.text },
  body: { size: 10.5, weight: 'regular', colour: ink.text },
  strong: { size: 10.5, weight: 'bold', colour: ink.text },
  marker: { size: 10.5, weight: 'bold', colour: ink.teal },
  quiet: { size: 9, weight: 'regular', colour: ink.quiet },
} as const satisfies Record<string, Look>;

export const styleOf = (look: Look, language: Draft['language']): TextStyle =>
  isRightToLeft(language) ? arabic(look) : english(look);

/** A strip of the page that leaves `indent` points free where the language begins to read. */
export const indented = ({ pdf, language }: Draft, indent: number): { x: number; width: number } => ({
  x: pdf.left + (isRightToLeft(language) ? 0 : indent),
  width: pdf.width - indent,
});

interface Line {
  readonly text: string;
  readonly look: Look;
  readonly type: string;
  readonly indent?: number;
  readonly after: number;
  /** What has to fit below it on the same page. */
  readonly keep?: number;
  readonly parent?: Structure;
}

/** Writes a text and moves below it; answers where it began. */
export function writeLine(draft: Draft, { text, look, type, indent = 0, after, keep = 0, parent }: Line): number {
  const { pdf, language } = draft;
  const style = styleOf(look, language);
  const place = indented(draft, indent);
  const block = pdf.layOut(withLabels(text, language), place.width, style);
  pdf.room(block.height + keep);
  const top = pdf.y;
  pdf.write(block, { ...place, y: top }, style, type, parent);
  pdf.y = top + block.height + after;
  return top;
}

/** Numbered or dotted entries; the marker stands in the indent. */
function drawItems(draft: Draft, items: readonly { en: string; ar: string }[], markerOf: (at: number) => string): void {
  const { pdf, language } = draft;
  const list = pdf.element('L');
  const markerStyle = styleOf(looks.marker, language);
  const indent = 22;
  items.forEach((item, at) => {
    const body = pdf.layOut(withLabels(item[language], language), pdf.width - indent, styleOf(looks.body, language));
    pdf.room(body.height);
    const entry = pdf.element('LI', list);
    const x = isRightToLeft(language) ? pdf.left + pdf.width - indent : pdf.left;
    pdf.write(pdf.layOut(markerOf(at), indent, markerStyle), { x, y: pdf.y, width: indent }, markerStyle, 'Lbl', entry);
    writeLine(draft, { text: item[language], look: looks.body, type: 'LBody', indent, after: 4, parent: entry });
    entry.end();
  });
  list.end();
  pdf.y += 6;
}

function drawNote(draft: Draft, text: string): void {
  const { pdf, language } = draft;
  const inset = 12;
  const style = styleOf(looks.body, language);
  const block = pdf.layOut(withLabels(text, language), pdf.width - 2 * inset, style);
  const height = block.height + 14;
  pdf.room(height + 8);
  pdf.decorate(() => {
    pdf.doc.rect(pdf.left, pdf.y, pdf.width, height).fill(ink.pale);
    pdf.doc.rect(isRightToLeft(language) ? pdf.left + pdf.width - 3 : pdf.left, pdf.y, 3, height).fill(ink.gold);
  });
  pdf.write(block, { x: pdf.left + inset, y: pdf.y + 6, width: pdf.width - 2 * inset }, style, 'P');
  pdf.y += height + 12;
}

/** Boxes with arrows between them, in the direction of reading. */
function drawChain(draft: Draft, items: readonly { en: string; ar: string }[]): void {
  const { pdf, language } = draft;
  const arrow = 26;
  const width = (pdf.width - arrow * (items.length - 1)) / items.length;
  const style = { ...styleOf({ ...looks.strong, size: 9.5 }, language), align: 'center' } as const;
  const blocks = items.map((item) => pdf.layOut(withLabels(item[language], language), width - 12, style));
  const height = Math.max(...blocks.map((block) => block.height)) + 16;
  pdf.room(height + 14);
  const middle = pdf.y + height / 2;
  blocks.forEach((block, at) => {
    const place = isRightToLeft(language) ? blocks.length - 1 - at : at;
    const x = pdf.left + place * (width + arrow);
    pdf.decorate(() => {
      pdf.doc.roundedRect(x, pdf.y, width, height, 6).lineWidth(1).fillAndStroke(ink.pale, ink.teal);
      if (at === blocks.length - 1) return;
      const [from, to] = isRightToLeft(language) ? [x - 4, x - arrow + 4] : [x + width + 4, x + width + arrow - 4];
      const back = isRightToLeft(language) ? 5 : -5;
      pdf.doc.moveTo(from, middle).lineTo(to, middle).lineWidth(1.2).strokeColor(ink.teal).stroke();
      pdf.doc
        .moveTo(to + back, middle - 4)
        .lineTo(to, middle)
        .lineTo(to + back, middle + 4)
        .stroke();
    });
    pdf.write(block, { x: x + 6, y: pdf.y + (height - block.height) / 2, width: width - 12 }, style, 'P');
  });
  pdf.y += height + 14;
}

function drawGrid(draft: Draft, { shares, rows }: Extract<Block, { kind: 'table' }>): void {
  const { pdf, language } = draft;
  const places = columnPlaces(pdf, shares, isRightToLeft(language) ? 'right' : 'left');
  const cells = rows.map((row, line) =>
    places.map((place, at) => {
      const look = line === 0 || at === 0 ? { ...looks.strong, size: 9.5 } : { ...looks.body, size: 9.5 };
      return {
        ...place,
        entries: [{ text: withLabels(row[at]?.[language] ?? '', language), style: styleOf(look, language) }],
      };
    }),
  );
  const [head = [], ...body] = cells;
  pdf.room(80);
  drawTable(pdf, head, body);
  pdf.y += 14;
}

/** Draws one block at `pdf.y`. Headings are drawn by the guide, which also lists them. */
export function drawBlock(draft: Draft, block: Exclude<Block, { kind: 'heading' }>): void {
  const { language } = draft;
  if (block.kind === 'table') drawGrid(draft, block);
  else if (block.kind === 'chain') drawChain(draft, block.items);
  else if (block.kind === 'note') drawNote(draft, block.text[language]);
  else if ('text' in block) writeLine(draft, { text: block.text[language], look: looks.body, type: 'P', after: 8 });
  else drawItems(draft, block.items, (at) => (block.kind === 'steps' ? `${at + 1}.` : '•'));
}
