import type { Bilingual } from '../_field/bilingual.ts';
import type { EligibilityStatusName } from './eligibilityStatus.ts';

/** The word of each status. Exported sheets and printed pages take it from here; a test holds the texts of the screens to it. */
export const statusWords: Readonly<Record<EligibilityStatusName, Bilingual>> = {
  Pending: { en: 'Pending', ar: 'قيد الانتظار' },
  Answered: { en: 'Answered', ar: 'تم الرد' },
  Error: { en: 'Error', ar: 'خطأ' },
  Cancelled: { en: 'Cancelled', ar: 'ملغى' },
  Resubmitted: { en: 'Resubmitted', ar: 'أُعيد إرساله' },
  Blocked: { en: 'Blocked', ar: 'محظور' },
  Eligible: { en: 'Eligible', ar: 'مؤهَّل' },
  NotEligible: { en: 'Not eligible', ar: 'غير مؤهَّل' },
};
