import type { Bilingual } from '../_field/bilingual.ts';
import type { AnswerClaim } from './answerClaim.ts';
import { type EligibilityStatusName, eligibilityStatus, statusRowOf } from './eligibilityStatus.ts';

/** The word of each status, for screens, exported sheets and printed pages. */
export const statusWords: Readonly<Record<EligibilityStatusName, Bilingual>> = {
  Pending: { en: 'Pending', ar: 'قيد الانتظار' },
  Answered: { en: 'Answered', ar: 'تم الرد' },
  Error: { en: 'Error', ar: 'خطأ' },
  Cancelled: { en: 'Cancelled', ar: 'ملغى' },
  Resubmitted: { en: 'Resubmitted', ar: 'أُعيد إرساله' },
  Blocked: { en: 'Blocked', ar: 'موقوف' },
  Eligible: { en: 'Eligible', ar: 'مؤهل للتغطية' },
  NotEligible: { en: 'Not eligible', ar: 'غير مؤهل للتغطية' },
};

const unknownStatus: Bilingual = { en: 'Unknown', ar: 'غير معروف' };

/** The word of a status by its number; a number that the table does not know (there is no 7) is unknown. */
export function statusWordOf(status: number): Bilingual {
  const row = statusRowOf(status);
  return row ? statusWords[row.name] : unknownStatus;
}

/** An answer Eligible without a cover that holds on the service date. */
export const withoutCoverWord: Bilingual = { en: 'Eligible, cover not confirmed', ar: 'مؤهل، والتغطية غير مؤكدة' };

/** The status Answered of the specification is no answer yet: the payer has accepted the request and decides later. */
const reviewingWord: Bilingual = { en: 'The payer is reviewing', ar: 'قيد مراجعة الجهة الدافعة' };

/** The word of a request as lists and heads show it: that of its status, but never a plain Eligible without a cover. */
export function answerWordOf({
  status,
  claim,
}: {
  readonly status: number;
  readonly claim: AnswerClaim | null;
}): Bilingual {
  if (claim === 'withoutCover') return withoutCoverWord;
  return status === eligibilityStatus.Answered ? reviewingWord : statusWordOf(status);
}
