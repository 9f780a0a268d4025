import { inLanguage, languageOf } from '../../../shared/_field/bilingual.ts';
import { brand } from '../../../shared/brand.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { loadFonts } from '../../_pdf/fonts.ts';
import { Sheet } from '../../_pdf/sheet.ts';
import { type PrintDetails, sectionsOf } from './content.ts';
import { drawCoverages } from './coverageTable.ts';
import { drawFooters, drawHeader, drawRunningHead } from './pageFurniture.ts';
import { photoBeside } from './photo.ts';
import { drawSection } from './sectionTable.ts';
import { drawStatus } from './statusBanner.ts';
import { drawVerification } from './verification.ts';
import { wording } from './wording.ts';

/**
 * The request and its answer on A4 pages: in English, in Arabic (laid out from right to left), or with English and Arabic side by
 * side (REQ-ELIG-05). Emirates ID, policy numbers, licences and dates keep their own direction in every language.
 */
export async function renderEligibilityPdf(
  request: EligibilityRequest,
  language: PdfLanguage,
  details: PrintDetails = {},
): Promise<Uint8Array> {
  const main = languageOf(language);
  const printedAt = details.printedAt ?? new Date();
  const sheet = new Sheet({
    title: `${wording.title[main]} ${request.requestNumber}`,
    subject: wording.title[main],
    author: inLanguage(main, brand.names),
    language: main,
    createdAt: printedAt,
    fonts: await loadFonts(),
  });
  sheet.onNewPage = () => drawRunningHead(sheet, request, language);
  drawHeader(sheet, request, language, details);
  drawStatus(sheet, request, language);
  const sections = sectionsOf(request, details);
  drawSection(sheet, sections.patient, language, photoBeside(sheet, details.photo, language));
  drawCoverages(sheet, request.coverages, language);
  drawSection(sheet, sections.request, language);
  if (details.verificationUrl) drawVerification(sheet, details.verificationUrl, language);
  drawFooters(sheet, language, printedAt);
  return sheet.finish();
}
