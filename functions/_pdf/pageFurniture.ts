import { type Bilingual, inLanguage, isRightToLeft } from '../../shared/_field/bilingual.ts';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import { brand } from '../../shared/brand.ts';
import type { PdfLanguage } from './bilingual.ts';
import { arabic, code, english, free, quiet, startSide } from './layout.ts';
import { ink, type PdfWriter, paper } from './pdfWriter.ts';
import type { TextStyle } from './textBlock.ts';
import { wording } from './wording.ts';

/** The facility that a document belongs to, in both languages. */
export interface PrintedFacility {
  readonly names: Bilingual;
  readonly license: string;
}

const bandHeight = 58;

/** Writes at the given height across the page, aligned by the style; answers the height it took. */
function across(pdf: PdfWriter, text: string, y: number, style: TextStyle, type: string): number {
  const block = pdf.layOut(text, pdf.width, style);
  pdf.write(block, { x: pdf.left, y, width: pdf.width }, style, type);
  return block.height;
}

/** The band with the portal's and the document's names, and below it the facility that asked. */
export function drawHeader(
  pdf: PdfWriter,
  { title, facility }: { readonly title: Bilingual; readonly facility: PrintedFacility },
  language: PdfLanguage,
): void {
  pdf.decorate(() => {
    pdf.doc.rect(0, 0, paper.width, bandHeight).fill(ink.teal);
    pdf.doc.rect(0, bandHeight, paper.width, 3).fill(ink.gold);
  });
  const bandLook = { size: 17, weight: 'bold', colour: ink.white } as const;
  const brandLook = { size: 12, weight: 'regular', colour: ink.white } as const;
  if (language === 'both') {
    across(pdf, title.en, 16, english(bandLook), 'H1');
    across(pdf, title.ar, 16, arabic(bandLook), 'H1');
    across(pdf, `${brand.name} · ${brand.names.ar}`, 20, { ...english(brandLook), align: 'center' }, 'P');
  } else {
    const isArabic = isRightToLeft(language);
    across(pdf, title[language], 16, isArabic ? arabic(bandLook) : english(bandLook), 'H1');
    const name = inLanguage(language, brand.names);
    across(pdf, name, 20, free(brandLook, isArabic ? 'left' : 'right'), 'P');
  }
  pdf.y = bandHeight + 20;
  drawFacility(pdf, facility, language);
}

function drawFacility(pdf: PdfWriter, { names, license }: PrintedFacility, language: PdfLanguage): void {
  const nameLook = { size: 13, weight: 'bold', colour: ink.text } as const;
  const shown = language === 'both' ? (['en', 'ar'] as const) : [language];
  const width = shown.length === 2 ? pdf.width / 2 - 8 : pdf.width;
  const heights = shown.map((each, at) => {
    const side = isRightToLeft(each) ? 'right' : 'left';
    const nameStyle = free(nameLook, side);
    const licenceStyle = isRightToLeft(each) ? arabic(quiet) : english(quiet);
    const name = pdf.layOut(names[each], width, nameStyle);
    // The isolate keeps the licence in one piece inside the Arabic line.
    const licence = pdf.layOut(`${wording.facilityLicense[each]}: \u2066${license}\u2069`, width, licenceStyle);
    const x = pdf.left + (at === 1 ? pdf.width - width : 0);
    pdf.write(name, { x, y: pdf.y, width }, nameStyle, 'P');
    pdf.write(licence, { x, y: pdf.y + name.height, width }, licenceStyle, 'P');
    return name.height + licence.height;
  });
  pdf.y += Math.max(...heights) + 14;
}

/** What a further page begins with: which request it belongs to. */
export function drawRunningHead(pdf: PdfWriter, requestNumber: string, language: PdfLanguage): void {
  pdf.decorate(() => {
    pdf.doc.rect(0, 0, paper.width, 10).fill(ink.teal);
    pdf.doc.rect(0, 10, paper.width, 2).fill(ink.gold);
    const style = code(quiet, startSide(language));
    pdf.draw(pdf.layOut(requestNumber, pdf.width, style), { x: pdf.left, y: 26, width: pdf.width }, style);
  });
  pdf.y = 54;
}

/** On every page: what the document is worth, when it was printed, and which page of how many. */
export function drawFooters(
  pdf: PdfWriter,
  language: PdfLanguage,
  { worth, printedAt }: { readonly worth: Bilingual; readonly printedAt: Date },
): void {
  const { count } = pdf.doc.bufferedPageRange();
  const look = { size: 8, weight: 'regular', colour: ink.quiet } as const;
  const time = `\u2066${dateTimeText(printedAt)}\u2069`;
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    const footer = (each: 'en' | 'ar'): string[] => [
      worth[each],
      `${wording.printed[each]} ${time} (${wording.times[each]})`,
      `${wording.page[each]} ${page + 1} ${wording.of[each]} ${count}`,
    ];
    pdf.y = paper.height - paper.bottom + 12;
    pdf.decorate(() => {
      pdf.doc.rect(pdf.left, pdf.y - 6, pdf.width, 0.5).fill(ink.line);
      if (language !== 'ar') drawFooter(pdf, footer('en'), english(look), language);
      if (language !== 'en') drawFooter(pdf, footer('ar'), arabic(look), language);
    });
  }
}

/** The two sentences at the side where the language begins; the page number opposite, or in the second line of a bilingual page. */
function drawFooter(
  pdf: PdfWriter,
  [validity = '', printed = '', page = '']: string[],
  style: TextStyle,
  language: PdfLanguage,
): void {
  const isBoth = language === 'both';
  const width = isBoth ? pdf.width / 2 - 8 : pdf.width;
  const x = isBoth && style.direction === 'rtl' ? pdf.left + pdf.width - width : pdf.left;
  const line = (text: string, y: number, drawn: TextStyle): void =>
    pdf.draw(pdf.layOut(text, width, drawn), { x, y, width }, drawn);
  line(validity, pdf.y, style);
  if (isBoth) {
    line(`${printed} · ${page}`, pdf.y + 13, style);
    return;
  }
  line(printed, pdf.y + 13, style);
  line(page, pdf.y + 13, { ...style, align: style.direction === 'rtl' ? 'left' : 'right' });
}
