import { inLanguage, languageOf } from '../../../shared/_field/bilingual.ts';
import { brand } from '../../../shared/brand.ts';
import { drawBanner } from '../../_pdf/banner.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { loadFonts } from '../../_pdf/fonts.ts';
import { drawFooters, drawHeader, drawRunningHead } from '../../_pdf/pageFurniture.ts';
import { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { drawSection } from '../../_pdf/section.ts';
import { drawVerification, type Verification, verificationHeight } from '../../_pdf/verification.ts';
import type { PrintedDecision } from './decided.ts';
import { bannerOf, sectionsOf } from './decisionContent.ts';
import { drawLines } from './lineTable.ts';
import { wording } from './wording.ts';

interface PrintDetails {
  readonly printedAt: Date;
  readonly verification?: Verification | undefined;
}

/** The decision on a request on A4 pages: in English, in Arabic (laid out from right to left), or with both side by side (REQ-EAUTH-18). */
export async function renderDecisionPdf(
  request: PrintedDecision,
  language: PdfLanguage,
  { printedAt, verification }: PrintDetails,
): Promise<Uint8Array> {
  const main = languageOf(language);
  const number = request.requestNumber ?? '';
  const pdf = new PdfWriter({
    title: `${wording.title[main]} ${number}`,
    subject: wording.title[main],
    author: inLanguage(main, brand.names),
    language: main,
    createdAt: printedAt,
    fonts: await loadFonts(),
  });
  const { facilityName, facilityNameArabic, facilityLicense } = request;
  const facility = { names: { en: facilityName, ar: facilityNameArabic }, license: facilityLicense };
  pdf.onNewPage = () => drawRunningHead(pdf, number, language);
  drawHeader(pdf, { title: wording.title, facility }, language);
  drawBanner(pdf, bannerOf(request), language);
  const sections = sectionsOf(request);
  drawSection(pdf, sections.patient, language);
  drawLines(pdf, request, language);
  drawSection(pdf, sections.request, language, verification ? { after: verificationHeight } : {});
  if (verification) drawVerification(pdf, verification, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
