import { sentenceOf, sentenceText } from '../../../shared/eligibility/answerSentence.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { type EligibilityStatusName, statusRowOf } from '../../../shared/eligibility/eligibilityStatus.ts';
import { payerWords } from '../../../shared/eligibility/remarkText.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { type Banner, type BannerShape, drawBanner } from '../../_pdf/banner.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { denialOf } from './content.ts';
import { wording } from './wording.ts';

const shapes: Readonly<Record<EligibilityStatusName, BannerShape>> = {
  Eligible: 'tick',
  Answered: 'clock',
  Pending: 'clock',
  Resubmitted: 'clock',
  NotEligible: 'cross',
  Error: 'bar',
  Cancelled: 'bar',
  Blocked: 'bar',
};

/** The tick is for a cover that holds on the service date, and for nothing less. */
function headlineOf(request: EligibilityRequest): Pick<Banner, 'shape' | 'tone'> {
  if (claimOf(request) === 'withoutCover') return { shape: 'bar', tone: 'warning' };
  const row = statusRowOf(request.status);
  if (!row) return { shape: 'bar', tone: 'warning' };
  return { shape: shapes[row.name], tone: row.badge };
}

/** The answer in one sentence, what the payer says against it, and the payer's own words. */
export function drawStatus(pdf: PdfWriter, request: EligibilityRequest, language: PdfLanguage): void {
  const sentence = sentenceOf(request, null);
  const banner = {
    ...headlineOf(request),
    sentence: { en: sentenceText('en', sentence), ar: sentenceText('ar', sentence) },
    denial: denialOf(request),
    notes: request.isPayerUnavailable ? [wording.unavailable] : [],
    words: { en: payerWords('en', request), ar: payerWords('ar', request) },
  };
  drawBanner(pdf, banner, language);
}
