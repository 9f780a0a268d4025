import { inLanguage, languageOf } from '../../../shared/_field/bilingual.ts';
import { brand } from '../../../shared/brand.ts';
import { drawBanner } from '../../_pdf/banner.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { drawColumnTable } from '../../_pdf/columnTable.ts';
import { loadFonts } from '../../_pdf/fonts.ts';
import { drawFooters, drawHeader, drawRunningHead } from '../../_pdf/pageFurniture.ts';
import { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { drawSection } from '../../_pdf/section.ts';
import { bannerOf, diagnosisColumns, lineColumns, type PrintedClaim, sectionsOf } from './claimContent.ts';
import { wording } from './wording.ts';

/** A claim on A4 pages: in English, in Arabic (laid out from right to left), or with both side by side. */
export async function renderClaimPdf(
  printed: PrintedClaim,
  language: PdfLanguage,
  printedAt: Date,
): Promise<Uint8Array> {
  const main = languageOf(language);
  const { claimNumber, claim, facility } = printed;
  const { facilityName, facilityNameArabic, facilityLicense } = facility;
  const pdf = new PdfWriter({
    title: `${wording.title[main]} ${claimNumber}`,
    subject: wording.title[main],
    author: inLanguage(main, brand.names),
    language: main,
    createdAt: printedAt,
    fonts: await loadFonts(),
  });
  pdf.onNewPage = () => drawRunningHead(pdf, claimNumber, language);
  const names = { en: facilityName, ar: facilityNameArabic };
  drawHeader(pdf, { title: wording.title, facility: { names, license: facilityLicense } }, language);
  drawBanner(pdf, bannerOf(printed), language);
  for (const section of sectionsOf(printed)) drawSection(pdf, section, language);
  const diagnoses = { heading: wording.diagnoses, columns: diagnosisColumns(printed), rows: claim.diagnoses };
  drawColumnTable(pdf, diagnoses, language);
  drawColumnTable(pdf, { heading: wording.lines, columns: lineColumns(printed), rows: claim.activities }, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
