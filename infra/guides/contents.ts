import { ink, paper, type Sheet } from '../../functions/_pdf/sheet.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import { type Draft, indented, looks, styleOf } from './blocks.ts';

export interface ContentsEntry {
  readonly text: string;
  /** The named place in the document that the entry leads to. */
  readonly target: string;
  readonly isChapter: boolean;
  readonly page: number;
}

const lineHeight = { chapter: 21, heading: 16.5 } as const;

function drawEntry(
  draft: Draft,
  parent: ReturnType<Sheet['element']>,
  { text, target, isChapter, page }: ContentsEntry,
) {
  const { sheet, language } = draft;
  const look = isChapter ? looks.strong : { ...looks.body, size: 9.5 };
  const style = styleOf(look, language);
  const place = indented(draft, isChapter ? 0 : 16);
  const numberStyle: TextStyle = { ...style, align: isRightToLeft(language) ? 'left' : 'right' };
  const title = sheet.layOut(text, place.width - 40, style);
  const number = sheet.layOut(String(page), 30, numberStyle);
  const y = sheet.y + (isChapter ? 4 : 0);
  const item = sheet.element('TOCI', parent);
  const titleX = isRightToLeft(language) ? place.x + 40 : place.x;
  const numberX = isRightToLeft(language) ? sheet.left : sheet.left + sheet.width - 30;
  const link = sheet.element('Link', item);
  sheet.write(title, { x: titleX, y, width: place.width - 40 }, style, 'Span', link);
  sheet.write(number, { x: numberX, y, width: 30 }, numberStyle, 'Span', link);
  // pdfkit writes a String object as text and a plain string as a name; its types know neither this nor `structParent`.
  const annotation = { structParent: link, Contents: new String(text) } as unknown as PDFKit.Mixins.AnnotationOption;
  sheet.doc.goTo(sheet.left, y, sheet.width, lineHeight.heading, target, annotation);
  link.end();
  item.end();
  sheet.y += isChapter ? lineHeight.chapter : lineHeight.heading;
}

/** Fills the first page's contents, once it is known on which page each heading stands. */
export function drawContents(
  draft: Draft,
  contents: ReturnType<Sheet['element']>,
  entries: readonly ContentsEntry[],
  top: number,
): void {
  const { sheet } = draft;
  sheet.doc.switchToPage(0);
  sheet.y = top;
  for (const entry of entries) drawEntry(draft, contents, entry);
  contents.end();
  if (sheet.y > paper.height - paper.bottom) throw new Error('The contents no longer fit on the first page');
  sheet.decorate(() => sheet.doc.rect(sheet.left, top - 8, sheet.width, 0.8).fill(ink.teal));
}
