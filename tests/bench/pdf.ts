import type { PdfLanguage } from '../../functions/_pdf/bilingual.ts';
import { renderEligibilityPdf } from '../../functions/eligibility/pdf/renderEligibilityPdf.ts';
import { eligibilityRequest } from '../../shared/eligibility/routes.ts';
import { aFacility } from '../support/builders.ts';
import { percentiles } from './load.ts';
import type { Section } from './report.ts';
import { storedRequest } from './storedRequests.ts';

const languages: readonly PdfLanguage[] = ['en', 'ar', 'both'];
const prints = 60;

async function rowOf(language: PdfLanguage): Promise<(string | number)[]> {
  const tenant = aFacility();
  const request = eligibilityRequest.strip().parse(storedRequest(tenant, 0, new Date()));
  const details = { facilityNameArabic: tenant.facilityNameArabic, payerNameArabic: 'ثقة', printedAt: new Date() };
  const render = () => renderEligibilityPdf(request, language, details);
  const before = performance.now();
  const { length } = await render();
  const first = performance.now() - before;
  const times: number[] = [];
  for (let print = 0; print < prints; print += 1) {
    const from = performance.now();
    await render();
    times.push(performance.now() - from);
  }
  const { p50, p99 } = percentiles(times);
  return [language, first, p50, p99, length / 1000];
}

/** How long the PDF of an answered request takes. */
export async function measurePdf(): Promise<Section[]> {
  const rows: (string | number)[][] = [];
  for (const language of languages) rows.push(await rowOf(language));
  return [
    {
      title: 'PDF of an answer',
      note: `Milliseconds of rendering in this process, ${prints} times each; the first of all also loads the fonts.`,
      target: 'reported.',
      columns: ['Language', 'First', 'p50', 'p99', 'KB'],
      rows,
    },
  ];
}
