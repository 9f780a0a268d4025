import { brand } from '../../../shared/brand.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { loadFonts } from '../../_pdf/fonts.ts';
import { drawHeading } from '../../_pdf/layout.ts';
import { paper, Sheet } from '../../_pdf/sheet.ts';
import { type PrintDetails, sectionsOf } from '../pdf/content.ts';
import { drawCoverages } from '../pdf/coverageTable.ts';
import { drawFooters, drawHeader, drawRunningHead } from '../pdf/pageFurniture.ts';
import { drawSection } from '../pdf/sectionTable.ts';
import { drawVerification } from '../pdf/verification.ts';
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
  const sheet = new Sheet({
    title: `${formWording.title.en} ${request.requestNumber}`,
    subject: formWording.title.en,
    author: brand.name,
    language: 'en',
    createdAt: details.printedAt,
    fonts: await loadFonts(),
  });
  sheet.onNewPage = () => drawRunningHead(sheet, request, 'both');
  drawHeader(sheet, request, 'both', { ...details, title: formWording.title });
  const sections = sectionsOf(request, details);
  drawSection(sheet, sections.patient, 'both');
  drawCoverages(sheet, request.coverages, 'both');
  drawSection(sheet, sections.request, 'both');
  // What is written by hand stands on a page of its own.
  sheet.room(paper.height);
  drawHeading(sheet, formWording.clinical, 'both');
  sheet.y += 8;
  drawBlank(sheet, formWording.complaint, 70);
  drawBlank(sheet, formWording.diagnosis, 70);
  drawBlank(sheet, formWording.nature, 32);
  drawBlank(sheet, formWording.treatment, 90);
  drawHeading(sheet, formWording.services, 'both');
  drawServices(sheet, 6);
  drawBlankPair(sheet, [formWording.patientSignature, formWording.clinicianSignature], 84);
  if (details.verificationUrl) drawVerification(sheet, details.verificationUrl, 'both');
  drawFooters(sheet, 'both', details.printedAt);
  return sheet.finish();
}
