import { ink, type PdfWriter, paper } from '../../functions/_pdf/pdfWriter.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { isRightToLeft } from '../../shared/_field/bilingual.ts';
import { type Draft, indented, looks, styleOf } from './blocks.ts';
import { belowRunningHead } from './furniture.ts';

export interface ContentsEntry {
  readonly text: string;
  /** The named place in the document that the entry leads to. */
  readonly target: string;
  readonly isChapter: boolean;
  readonly page: number;
}

const lineHeight = { chapter: 16, heading: 12 } as const;

function drawEntry(
  draft: Draft,
  parent: ReturnType<PdfWriter['element']>,
  { text, target, isChapter, page }: ContentsEntry,
) {
  const { pdf, language } = draft;
  const look = isChapter ? looks.strong : { ...looks.body, size: 9.5 };
  const style = styleOf(look, language);
  const place = indented(draft, isChapter ? 0 : 16);
  const numberStyle: TextStyle = { ...style, align: isRightToLeft(language) ? 'left' : 'right' };
  const title = pdf.layOut(text, place.width - 40, style);
  const number = pdf.layOut(String(page), 30, numberStyle);
  const y = pdf.y + (isChapter ? 4 : 0);
  const item = pdf.element('TOCI', parent);
  const titleX = isRightToLeft(language) ? place.x + 40 : place.x;
  const numberX = isRightToLeft(language) ? pdf.left : pdf.left + pdf.width - 30;
  const link = pdf.element('Link', item);
  pdf.write(title, { x: titleX, y, width: place.width - 40 }, style, 'Span', link);
  pdf.write(number, { x: numberX, y, width: 30 }, numberStyle, 'Span', link);
  // pdfkit writes a String object as text and a plain string as a name; its types know neither this nor `structParent`.
  const annotation = { structParent: link, Contents: new String(text) } as unknown as PDFKit.Mixins.AnnotationOption;
  pdf.doc.goTo(pdf.left, y, pdf.width, lineHeight.heading, target, annotation);
  link.end();
  item.end();
  pdf.y += isChapter ? lineHeight.chapter : lineHeight.heading;
}

const heightOf = ({ isChapter }: Pick<ContentsEntry, 'isChapter'>): number =>
  isChapter ? lineHeight.chapter : lineHeight.heading;

/** Begins the pages that the contents need after the first one, before the chapters are written. */
export function reserveContents({ pdf }: Draft, entries: readonly Pick<ContentsEntry, 'isChapter'>[]): void {
  for (const entry of entries) {
    pdf.room(heightOf(entry));
    pdf.y += heightOf(entry);
  }
}

/** Fills the contents on their reserved pages, when the page of each heading is known. */
export function drawContents(
  draft: Draft,
  contents: ReturnType<PdfWriter['element']>,
  entries: readonly ContentsEntry[],
  top: number,
): void {
  const { pdf } = draft;
  let page = 0;
  pdf.doc.switchToPage(page);
  pdf.decorate(() => pdf.doc.rect(pdf.left, top - 8, pdf.width, 0.8).fill(ink.teal));
  pdf.y = top;
  for (const entry of entries) {
    if (pdf.y + heightOf(entry) > paper.height - paper.bottom) {
      page += 1;
      pdf.doc.switchToPage(page);
      pdf.y = belowRunningHead;
    }
    drawEntry(draft, contents, entry);
  }
  contents.end();
}
