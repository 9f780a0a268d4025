import { text } from '../../functions/_pdf/bilingual.ts';
import { ink, paper } from '../../functions/_pdf/sheet.ts';
import type { TextStyle } from '../../functions/_pdf/textBlock.ts';
import { inLanguage, isRightToLeft } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import { type Draft, looks, styleOf } from './blocks.ts';
import type { Guide } from './guide.ts';

const words = {
  contents: text('Contents', 'المحتويات'),
  page: text('Page', 'صفحة'),
  of: text('of', 'من'),
  revised: text('Revised', 'آخر مراجعة'),
};

const coverHeight = 150;

/** Writes across the page at the given height; answers the height it took. */
function across({ sheet, language }: Draft, words: string, y: number, look: Partial<TextStyle>, type: string): number {
  const style = { ...styleOf(looks.body, language), ...look };
  const block = sheet.layOut(words, sheet.width, style);
  sheet.write(block, { x: sheet.left, y, width: sheet.width }, style, type);
  return block.height;
}

const brandOf = (language: Draft['language']): string => inLanguage(language, brand.names);

/** The first page's band with the guide's name, and the heading of the contents below it. */
export function drawCover(draft: Draft, { title, subject }: Guide): void {
  const { sheet, language } = draft;
  sheet.decorate(() => {
    sheet.doc.rect(0, 0, paper.width, coverHeight).fill(ink.teal);
    sheet.doc.rect(0, coverHeight, paper.width, 4).fill(ink.gold);
  });
  across(draft, brandOf(language), 34, { size: 12, colour: ink.white }, 'P');
  const height = across(draft, title[language], 56, { size: 24, weight: 'bold', colour: ink.white }, 'H1');
  across(draft, subject[language], 60 + height, { size: 11, colour: ink.white }, 'P');
  sheet.y = coverHeight + 30;
  sheet.y +=
    across(draft, words.contents[language], sheet.y, { size: 14, weight: 'bold', colour: ink.teal }, 'H2') + 14;
}

/** What every further page begins with. */
export function drawRunningHead({ sheet, language }: Draft, { title }: Guide): void {
  sheet.decorate(() => {
    sheet.doc.rect(0, 0, paper.width, 10).fill(ink.teal);
    sheet.doc.rect(0, 10, paper.width, 2).fill(ink.gold);
    const style = styleOf(looks.quiet, language);
    sheet.draw(sheet.layOut(title[language], sheet.width, style), { x: sheet.left, y: 24, width: sheet.width }, style);
  });
  sheet.y = 54;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

/** On each page: the portal's name, the day of the revision, the address for questions, and the page number. */
export function drawFooters({ sheet, language }: Draft, revisedAt: Date): void {
  const { count } = sheet.doc.bufferedPageRange();
  const style = styleOf(looks.quiet, language);
  const y = paper.height - paper.bottom + 16;
  const place = { x: sheet.left, y, width: sheet.width };
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    const edition = `${brandOf(language)} · ${words.revised[language]} ${dayOf(revisedAt)} · \u2066${brand.supportEmail}\u2069`;
    const number = `${words.page[language]} ${page + 1} ${words.of[language]} ${count}`;
    sheet.decorate(() => {
      sheet.doc.rect(sheet.left, y - 6, sheet.width, 0.5).fill(ink.line);
      sheet.draw(sheet.layOut(edition, sheet.width, style), place, style);
      const opposite: TextStyle = { ...style, align: isRightToLeft(language) ? 'left' : 'right' };
      sheet.draw(sheet.layOut(number, sheet.width, opposite), place, opposite);
    });
  }
}
