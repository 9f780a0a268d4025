import { dateText } from '../../../shared/_field/dateText.ts';
import { coPaymentText } from '../../../shared/eligibility/coPaymentText.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { digits, drawColumnTable, inBoth, type PdfColumn } from '../../_pdf/columnTable.ts';
import { free, regular, startSide } from '../../_pdf/layout.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { wording } from './wording.ts';

const columns: readonly PdfColumn<Coverage>[] = [
  { title: wording.policyNumber, share: 0.24, entries: digits(({ policyNumber }) => policyNumber) },
  {
    title: wording.plan,
    share: 0.31,
    // The payer's own name of it, in one language.
    entries: ({ planName }, language) => [{ text: planName, style: free(regular, startSide(language)) }],
  },
  { title: wording.validFrom, share: 0.14, entries: digits(({ validFrom }) => dateText(validFrom)) },
  { title: wording.validTo, share: 0.14, entries: digits(({ validTo }) => dateText(validTo)) },
  {
    title: wording.coPayment,
    share: 0.17,
    entries: (coverage, language) => inBoth(coPaymentText(coverage), language, regular),
  },
];

/** The covers that the payer found, the primary first. */
export const drawCoverages = (pdf: PdfWriter, coverages: readonly Coverage[], language: PdfLanguage): void =>
  drawColumnTable(pdf, { heading: wording.coverages, columns, rows: coverages }, language);
