import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { beginDocument } from '../../_pdf/document.ts';
import { drawFooters } from '../../_pdf/pageFurniture.ts';
import { photoBeside } from '../../_pdf/photo.ts';
import { drawSection } from '../../_pdf/section.ts';
import { drawVerification, verificationHeight } from '../../_pdf/verification.ts';
import { benefitsSectionOf, facilityOf, type PrintDetails, sectionsOf } from './content.ts';
import { drawCoverages } from './coverageTable.ts';
import { drawStatus } from './statusBanner.ts';
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
  const printedAt = details.printedAt ?? new Date();
  const pdf = await beginDocument(language, {
    ...{ title: wording.title, number: request.requestNumber, printedAt },
    facility: facilityOf(request, details),
  });
  drawStatus(pdf, request, language);
  const sections = sectionsOf(request, details);
  drawSection(pdf, sections.patient, language, { beside: photoBeside(pdf, details.photo, language) });
  drawCoverages(pdf, request.coverages, language);
  const benefits = benefitsSectionOf(request);
  if (benefits) drawSection(pdf, benefits, language);
  drawSection(pdf, sections.request, language, details.verification ? { after: verificationHeight } : {});
  if (details.verification) drawVerification(pdf, details.verification, language);
  drawFooters(pdf, language, { worth: wording.validity, printedAt });
  return pdf.finish();
}
