import { arabic, english } from '../../functions/_pdf/layout.ts';
import { ink, type Sheet } from '../../functions/_pdf/sheet.ts';
import { columnPlaces, drawTable } from '../../functions/_pdf/table.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { Block } from './guide.ts';
import { withLabels } from './labels.ts';

/** The page being written and the language it is written in. */
export interface Draft {
  readonly sheet: Sheet;
  readonly language: 'en' | 'ar';
}

type Look = Pick<TextStyle, 'size' | 'weight' | 'colour'>;
type Structure = ReturnType<Sheet['element']>;

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
export const indented = ({ sheet, language }: Draft, indent: number): { x: number; width: number } => ({
  x: sheet.left + (isRightToLeft(language) ? 0 : indent),
  width: sheet.width - indent,
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
  const { sheet, language } = draft;
  const style = styleOf(look, language);
  const place = indented(draft, indent);
  const block = sheet.layOut(withLabels(text, language), place.width, style);
  sheet.room(block.height + keep);
  const top = sheet.y;
  sheet.write(block, { ...place, y: top }, style, type, parent);
  sheet.y = top + block.height + after;
  return top;
}

/** Numbered or dotted entries; the marker stands in the indent. */
function drawItems(draft: Draft, items: readonly { en: string; ar: string }[], markerOf: (at: number) => string): void {
  const { sheet, language } = draft;
  const list = sheet.element('L');
  const markerStyle = styleOf(looks.marker, language);
  const indent = 22;
  items.forEach((item, at) => {
    const body = sheet.layOut(
      withLabels(item[language], language),
      sheet.width - indent,
      styleOf(looks.body, language),
    );
    sheet.room(body.height);
    const entry = sheet.element('LI', list);
    const x = isRightToLeft(language) ? sheet.left + sheet.width - indent : sheet.left;
    sheet.write(
      sheet.layOut(markerOf(at), indent, markerStyle),
      { x, y: sheet.y, width: indent },
      markerStyle,
      'Lbl',
      entry,
    );
    writeLine(draft, { text: item[language], look: looks.body, type: 'LBody', indent, after: 4, parent: entry });
    entry.end();
  });
  list.end();
  sheet.y += 6;
}

function drawNote(draft: Draft, text: string): void {
  const { sheet, language } = draft;
  const inset = 12;
  const style = styleOf(looks.body, language);
  const block = sheet.layOut(withLabels(text, language), sheet.width - 2 * inset, style);
  const height = block.height + 14;
  sheet.room(height + 8);
  sheet.decorate(() => {
    sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ink.pale);
    sheet.doc
      .rect(isRightToLeft(language) ? sheet.left + sheet.width - 3 : sheet.left, sheet.y, 3, height)
      .fill(ink.gold);
  });
  sheet.write(block, { x: sheet.left + inset, y: sheet.y + 6, width: sheet.width - 2 * inset }, style, 'P');
  sheet.y += height + 12;
}

/** Boxes with arrows between them, in the direction of reading. */
function drawChain(draft: Draft, items: readonly { en: string; ar: string }[]): void {
  const { sheet, language } = draft;
  const arrow = 26;
  const width = (sheet.width - arrow * (items.length - 1)) / items.length;
  const style = { ...styleOf({ ...looks.strong, size: 9.5 }, language), align: 'center' } as const;
  const blocks = items.map((item) => sheet.layOut(withLabels(item[language], language), width - 12, style));
  const height = Math.max(...blocks.map((block) => block.height)) + 16;
  sheet.room(height + 14);
  const middle = sheet.y + height / 2;
  blocks.forEach((block, at) => {
    const place = isRightToLeft(language) ? blocks.length - 1 - at : at;
    const x = sheet.left + place * (width + arrow);
    sheet.decorate(() => {
      sheet.doc.roundedRect(x, sheet.y, width, height, 6).lineWidth(1).fillAndStroke(ink.pale, ink.teal);
      if (at === blocks.length - 1) return;
      const [from, to] = isRightToLeft(language) ? [x - 4, x - arrow + 4] : [x + width + 4, x + width + arrow - 4];
      const back = isRightToLeft(language) ? 5 : -5;
      sheet.doc.moveTo(from, middle).lineTo(to, middle).lineWidth(1.2).strokeColor(ink.teal).stroke();
      sheet.doc
        .moveTo(to + back, middle - 4)
        .lineTo(to, middle)
        .lineTo(to + back, middle + 4)
        .stroke();
    });
    sheet.write(block, { x: x + 6, y: sheet.y + (height - block.height) / 2, width: width - 12 }, style, 'P');
  });
  sheet.y += height + 14;
}

function drawGrid(draft: Draft, { shares, rows }: Extract<Block, { kind: 'table' }>): void {
  const { sheet, language } = draft;
  const places = columnPlaces(sheet, shares, isRightToLeft(language) ? 'right' : 'left');
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
  sheet.room(80);
  drawTable(sheet, head, body);
  sheet.y += 14;
}

/** Draws one block at `sheet.y`. Headings are drawn by the guide, which also lists them. */
export function drawBlock(draft: Draft, block: Exclude<Block, { kind: 'heading' }>): void {
  const { language } = draft;
  if (block.kind === 'table') drawGrid(draft, block);
  else if (block.kind === 'chain') drawChain(draft, block.items);
  else if (block.kind === 'note') drawNote(draft, block.text[language]);
  else if ('text' in block) writeLine(draft, { text: block.text[language], look: looks.body, type: 'P', after: 8 });
  else drawItems(draft, block.items, (at) => (block.kind === 'steps' ? `${at + 1}.` : '•'));
}
