import { brand } from '../../../shared/brand.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { loadFonts } from '../../_pdf/fonts.ts';
import { drawHeading } from '../../_pdf/layout.ts';
import { drawFooters, drawHeader, drawRunningHead } from '../../_pdf/pageFurniture.ts';
import { PdfWriter, paper } from '../../_pdf/pdfWriter.ts';
import { drawSection } from '../../_pdf/section.ts';
import { drawVerification } from '../../_pdf/verification.ts';
import { facilityOf, type PrintDetails, sectionsOf } from '../pdf/content.ts';
import { drawCoverages } from '../pdf/coverageTable.ts';
import { drawStatus } from '../pdf/statusBanner.ts';
import { wording } from '../pdf/wording.ts';
import { drawBlank, drawBlankPair, drawServices } from './blanks.ts';
import { formWording } from './wording.ts';

/**
 * The claim form of the NAS plan (REQ-ELIG-08), in both languages: what the portal knows of patient, cover and visit is filled in,
 * the clinical part is left for the clinician's pen.
 */
export async function renderNasClaimForm(
  request: EligibilityRequest,
  details: PrintDetails & { readonly printedAt: Date },
): Promise<Uint8Array> {
  const pdf = new PdfWriter({
    title: `${formWording.title.en} ${request.requestNumber}`,
    subject: formWording.title.en,
    author: brand.name,
    language: 'en',
    createdAt: details.printedAt,
    fonts: await loadFonts(),
  });
  pdf.onNewPage = () => drawRunningHead(pdf, request.requestNumber, 'both');
  drawHeader(pdf, { title: formWording.title, facility: facilityOf(request, details) }, 'both');
  // A form for a cover that nobody confirmed says so, before what the payer named.
  if (claimOf(request) !== 'covered') drawStatus(pdf, request, 'both');
  const sections = sectionsOf(request, details);
  drawSection(pdf, sections.patient, 'both');
  drawCoverages(pdf, request.coverages, 'both');
  drawSection(pdf, sections.request, 'both');
  // The fields for handwriting have a page of their own.
  pdf.room(paper.height);
  drawHeading(pdf, formWording.clinical, 'both');
  pdf.y += 8;
  drawBlank(pdf, formWording.complaint, 70);
  drawBlank(pdf, formWording.diagnosis, 70);
  drawBlank(pdf, formWording.nature, 32);
  drawBlank(pdf, formWording.treatment, 90);
  drawHeading(pdf, formWording.services, 'both');
  drawServices(pdf, 6);
  drawBlankPair(pdf, [formWording.patientSignature, formWording.clinicianSignature], 84);
  if (details.verification) drawVerification(pdf, details.verification, 'both');
  drawFooters(pdf, 'both', { worth: wording.validity, printedAt: details.printedAt });
  return pdf.finish();
}
