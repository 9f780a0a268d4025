import { drawBanner } from '../../_pdf/banner.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { beginDocument } from '../../_pdf/document.ts';
import { drawFooters } from '../../_pdf/pageFurniture.ts';
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
  const { requestNumber, facilityName, facilityNameArabic, facilityLicense } = request;
  const facility = { names: { en: facilityName, ar: facilityNameArabic }, license: facilityLicense };
  const pdf = await beginDocument(language, { title: wording.title, number: requestNumber ?? '', facility, printedAt });
  drawBanner(pdf, bannerOf(request), language);
  const sections = sectionsOf(request);
  drawSection(pdf, sections.patient, language);
  drawLines(pdf, request, language);
  drawSection(pdf, sections.request, language, verification ? { after: verificationHeight } : {});
  if (verification) drawVerification(pdf, verification, language);
  drawFooters(pdf, language, { worth: wording.worth, printedAt });
  return pdf.finish();
}
