import { drawBanner } from '../../_pdf/banner.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { drawColumnTable } from '../../_pdf/columnTable.ts';
import { beginDocument } from '../../_pdf/document.ts';
import { drawFooters } from '../../_pdf/pageFurniture.ts';
import { drawSection } from '../../_pdf/section.ts';
import { bannerOf, diagnosisColumns, lineColumns, type PrintedClaim, sectionsOf } from './claimContent.ts';
import { wording } from './wording.ts';

/** A claim on A4 pages: in English, in Arabic (laid out from right to left), or with both side by side. */
export async function renderClaimPdf(
  printed: PrintedClaim,
  language: PdfLanguage,
  printedAt: Date,
): Promise<Uint8Array> {
  const { claimNumber: number, claim } = printed;
  const { facilityName, facilityNameArabic, facilityLicense } = printed.facility;
  const facility = { names: { en: facilityName, ar: facilityNameArabic }, license: facilityLicense };
  const pdf = await beginDocument(language, { title: wording.title, number, facility, printedAt });
  drawBanner(pdf, bannerOf(printed), language);
  for (const section of sectionsOf(printed)) drawSection(pdf, section, language);
  const diagnoses = { heading: wording.diagnoses, columns: diagnosisColumns(printed), rows: claim.diagnoses };
  drawColumnTable(pdf, diagnoses, language);
  drawColumnTable(pdf, { heading: wording.lines, columns: lineColumns(printed), rows: claim.activities }, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
