import { text } from '../../functions/_pdf/bilingual.ts';
import { ink, paper } from '../../functions/_pdf/pdfWriter.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { inLanguage, isRightToLeft } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import type { Guide } from '../../web/base/guideWords.ts';
import { type Draft, looks, styleOf } from './blocks.ts';

const words = {
  contents: text('Contents', 'المحتويات'),
  page: text('Page', 'صفحة'),
  of: text('of', 'من'),
  revised: text('Revised', 'آخر مراجعة'),
};

const coverHeight = 150;

/** Where a further page goes on. */
export const belowRunningHead = 54;

/** Writes across the page at the given height; answers the height it took. */
function across({ pdf, language }: Draft, words: string, y: number, look: Partial<TextStyle>, type: string): number {
  const style = { ...styleOf(looks.body, language), ...look };
  const block = pdf.layOut(words, pdf.width, style);
  pdf.write(block, { x: pdf.left, y, width: pdf.width }, style, type);
  return block.height;
}

const brandOf = (language: Draft['language']): string => inLanguage(language, brand.names);

/** The first page's band with the guide's name, and the heading of the contents below it. */
export function drawCover(draft: Draft, { title, subject }: Guide): void {
  const { pdf, language } = draft;
  pdf.decorate(() => {
    pdf.doc.rect(0, 0, paper.width, coverHeight).fill(ink.teal);
    pdf.doc.rect(0, coverHeight, paper.width, 4).fill(ink.gold);
  });
  across(draft, brandOf(language), 34, { size: 12, colour: ink.white }, 'P');
  const height = across(draft, title[language], 56, { size: 24, weight: 'bold', colour: ink.white }, 'H1');
  across(draft, subject[language], 60 + height, { size: 11, colour: ink.white }, 'P');
  pdf.y = coverHeight + 30;
  pdf.y += across(draft, words.contents[language], pdf.y, { size: 14, weight: 'bold', colour: ink.teal }, 'H2') + 14;
}

/** What every further page begins with. */
export function drawRunningHead({ pdf, language }: Draft, { title }: Guide): void {
  pdf.decorate(() => {
    pdf.doc.rect(0, 0, paper.width, 10).fill(ink.teal);
    pdf.doc.rect(0, 10, paper.width, 2).fill(ink.gold);
    const style = styleOf(looks.quiet, language);
    pdf.draw(pdf.layOut(title[language], pdf.width, style), { x: pdf.left, y: 24, width: pdf.width }, style);
  });
  pdf.y = belowRunningHead;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

/** On each page: the portal's name, the day of the revision, the address for questions, and the page number. */
export function drawFooters({ pdf, language }: Draft, revisedAt: Date): void {
  const { count } = pdf.doc.bufferedPageRange();
  const style = styleOf(looks.quiet, language);
  const y = paper.height - paper.bottom + 16;
  const place = { x: pdf.left, y, width: pdf.width };
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    const edition = `${brandOf(language)} · ${words.revised[language]} ${dayOf(revisedAt)} · \u2066${brand.supportEmail}\u2069`;
    const number = `${words.page[language]} ${page + 1} ${words.of[language]} ${count}`;
    pdf.decorate(() => {
      pdf.doc.rect(pdf.left, y - 6, pdf.width, 0.5).fill(ink.line);
      pdf.draw(pdf.layOut(edition, pdf.width, style), place, style);
      const opposite: TextStyle = { ...style, align: isRightToLeft(language) ? 'left' : 'right' };
      pdf.draw(pdf.layOut(number, pdf.width, opposite), place, opposite);
    });
  }
}
