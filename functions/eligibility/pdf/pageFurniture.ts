import { inLanguage, isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { brand } from '../../../shared/brand.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, code, english, free, quiet, startSide } from '../../_pdf/layout.ts';
import { ink, paper, type Sheet } from '../../_pdf/sheet.ts';
import type { TextStyle } from '../../_pdf/textBlock.ts';
import type { PrintDetails } from './content.ts';
import { wording } from './wording.ts';

const bandHeight = 58;

/** Writes at the given height across the page, aligned by the style; answers the height it took. */
function across(sheet: Sheet, text: string, y: number, style: TextStyle, type: string): number {
  const block = sheet.layOut(text, sheet.width, style);
  sheet.write(block, { x: sheet.left, y, width: sheet.width }, style, type);
  return block.height;
}

/** The band with the portal's and the document's names, and below it the facility that asked. */
export function drawHeader(
  sheet: Sheet,
  request: EligibilityRequest,
  language: PdfLanguage,
  details: PrintDetails,
): void {
  sheet.decorate(() => {
    sheet.doc.rect(0, 0, paper.width, bandHeight).fill(ink.teal);
    sheet.doc.rect(0, bandHeight, paper.width, 3).fill(ink.gold);
  });
  const bandLook = { size: 17, weight: 'bold', colour: ink.white } as const;
  const brandLook = { size: 12, weight: 'regular', colour: ink.white } as const;
  const title = details.title ?? wording.title;
  if (language === 'both') {
    across(sheet, title.en, 16, english(bandLook), 'H1');
    across(sheet, title.ar, 16, arabic(bandLook), 'H1');
    across(sheet, `${brand.name} · ${brand.names.ar}`, 20, { ...english(brandLook), align: 'center' }, 'P');
  } else {
    const isArabic = isRightToLeft(language);
    across(sheet, title[language], 16, isArabic ? arabic(bandLook) : english(bandLook), 'H1');
    const name = inLanguage(language, brand.names);
    across(sheet, name, 20, free(brandLook, isArabic ? 'left' : 'right'), 'P');
  }
  sheet.y = bandHeight + 20;
  drawFacility(sheet, request, language, details);
}

function drawFacility(sheet: Sheet, request: EligibilityRequest, language: PdfLanguage, details: PrintDetails): void {
  const nameLook = { size: 13, weight: 'bold', colour: ink.text } as const;
  const names = { en: request.facilityName, ar: details.facilityNameArabic ?? request.facilityName };
  const shown = language === 'both' ? (['en', 'ar'] as const) : [language];
  const width = shown.length === 2 ? sheet.width / 2 - 8 : sheet.width;
  const heights = shown.map((each, at) => {
    const side = isRightToLeft(each) ? 'right' : 'left';
    const nameStyle = free(nameLook, side);
    const licenceStyle = isRightToLeft(each) ? arabic(quiet) : english(quiet);
    const name = sheet.layOut(names[each], width, nameStyle);
    // The isolate keeps the licence in one piece inside the Arabic line.
    const licence = sheet.layOut(
      `${wording.facilityLicense[each]}: \u2066${request.facilityLicense}\u2069`,
      width,
      licenceStyle,
    );
    const x = sheet.left + (at === 1 ? sheet.width - width : 0);
    sheet.write(name, { x, y: sheet.y, width }, nameStyle, 'P');
    sheet.write(licence, { x, y: sheet.y + name.height, width }, licenceStyle, 'P');
    return name.height + licence.height;
  });
  sheet.y += Math.max(...heights) + 14;
}

/** What a further page begins with: which request it belongs to. */
export function drawRunningHead(sheet: Sheet, request: EligibilityRequest, language: PdfLanguage): void {
  sheet.decorate(() => {
    sheet.doc.rect(0, 0, paper.width, 10).fill(ink.teal);
    sheet.doc.rect(0, 10, paper.width, 2).fill(ink.gold);
    const style = code(quiet, startSide(language));
    sheet.draw(
      sheet.layOut(request.requestNumber, sheet.width, style),
      { x: sheet.left, y: 26, width: sheet.width },
      style,
    );
  });
  sheet.y = 54;
}

/** On every page: what the answer is worth, when it was printed, and which page of how many. */
export function drawFooters(sheet: Sheet, language: PdfLanguage, printedAt: Date): void {
  const { count } = sheet.doc.bufferedPageRange();
  const look = { size: 8, weight: 'regular', colour: ink.quiet } as const;
  const time = `\u2066${dateTimeText(printedAt)}\u2069`;
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    const footer = (each: 'en' | 'ar'): string[] => [
      wording.validity[each],
      `${wording.printed[each]} ${time} (${wording.times[each]})`,
      `${wording.page[each]} ${page + 1} ${wording.of[each]} ${count}`,
    ];
    sheet.y = paper.height - paper.bottom + 12;
    sheet.decorate(() => {
      sheet.doc.rect(sheet.left, sheet.y - 6, sheet.width, 0.5).fill(ink.line);
      if (language !== 'ar') drawFooter(sheet, footer('en'), english(look), language);
      if (language !== 'en') drawFooter(sheet, footer('ar'), arabic(look), language);
    });
  }
}

/** The two sentences at the side where the language begins; the page number opposite, or in the second line of a bilingual page. */
function drawFooter(
  sheet: Sheet,
  [validity = '', printed = '', page = '']: string[],
  style: TextStyle,
  language: PdfLanguage,
): void {
  const isBoth = language === 'both';
  const width = isBoth ? sheet.width / 2 - 8 : sheet.width;
  const x = isBoth && style.direction === 'rtl' ? sheet.left + sheet.width - width : sheet.left;
  const line = (text: string, y: number, drawn: TextStyle): void =>
    sheet.draw(sheet.layOut(text, width, drawn), { x, y, width }, drawn);
  line(validity, sheet.y, style);
  if (isBoth) {
    line(`${printed} · ${page}`, sheet.y + 13, style);
    return;
  }
  line(printed, sheet.y + 13, style);
  line(page, sheet.y + 13, { ...style, align: style.direction === 'rtl' ? 'left' : 'right' });
}
