import type { Bilingual } from '../_field/bilingual.ts';

/** The columns of a sheet of eligibility requests, in the order of the template; a file may have them in any order. */
export const batchColumns = [
  'Payer',
  'EmiratesID',
  'EmiratesIDReason',
  'CardNumber',
  'ServiceCategory',
  'ConsultationCategory',
  'ServiceDate',
  'ClinicianLicense',
  'ReferralClinicianLicense',
  'MobileNumber',
  'Remarks',
] as const;
export type BatchColumn = (typeof batchColumns)[number];

/** Columns without which a sheet holds no requests. */
export const neededBatchColumns: readonly BatchColumn[] = ['Payer', 'ServiceCategory', 'ServiceDate'];

/** A sheet with more rows is refused as a whole. */
export const mostBatchRows = 10_000;

/** The outcome of a row so far, in both languages: the screen and the sheet of results use the same words. */
export const batchOutcomeTexts = {
  /** Something in it has to be mended. */
  wrong: { en: 'To be corrected', ar: 'بحاجة إلى تصحيح' },
  /** The same request as an earlier row. */
  duplicate: { en: 'Repeated row', ar: 'صف مكرر' },
  /** Good: it waits for its turn, or the sheet was stopped before. */
  notSent: { en: 'Not sent', ar: 'لم يُرسل' },
  /** Sent, and the payer has not answered. */
  waiting: { en: 'Waiting for the payer', ar: 'بانتظار الجهة الدافعة' },
  /** The payer's rule asks questions first; a user of the provider has to answer them. */
  needsAnswers: { en: 'The payer has questions', ar: 'لدى الجهة الدافعة أسئلة' },
  /** The payer's people look into it. */
  inHand: { en: 'In the payer’s hands', ar: 'قيد المراجعة لدى الجهة الدافعة' },
  eligible: { en: 'Eligible', ar: 'مؤهَّل' },
  /** The payer said Eligible and named no cover that holds on the service date. */
  withoutCover: { en: 'Eligible, cover not confirmed', ar: 'مؤهَّل، والتغطية غير مؤكدة' },
  notEligible: { en: 'Not eligible', ar: 'غير مؤهَّل' },
  /** No usable answer came. */
  failed: { en: 'No answer', ar: 'لا توجد إجابة' },
  /** A user cancelled it, or sent another request in its place, before it was answered. */
  withdrawn: { en: 'Cancelled meanwhile', ar: 'أُلغي في هذه الأثناء' },
} as const satisfies Record<string, Bilingual>;
/** Outcomes that change without the sheet, which is not told of it: the request has what came later. */
export const openBatchOutcomes: readonly string[] = ['waiting', 'needsAnswers', 'inHand'];
export type BatchOutcome = keyof typeof batchOutcomeTexts;
export const batchOutcomes = Object.keys(batchOutcomeTexts) as [BatchOutcome, ...BatchOutcome[]];
