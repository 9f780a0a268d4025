import type { Bilingual } from '../_field/bilingual.ts';
import type { StateOf } from '../_parts/life.ts';
import type { AuthorizationType } from './authorizationTypes.ts';
import type { authorizationLife } from './life.ts';

/** The states of a request in what is printed or exported, in the words of the screens. */
export const stateWords: Readonly<Record<StateOf<typeof authorizationLife>, Bilingual>> = {
  draft: { en: 'Draft', ar: 'مسودة' },
  sent: { en: 'Sent', ar: 'مرسل' },
  underReview: { en: 'Under review', ar: 'قيد المراجعة' },
  informationRequested: { en: 'Information requested', ar: 'معلومات مطلوبة' },
  approved: { en: 'Approved', ar: 'موافق عليه' },
  partiallyApproved: { en: 'Partially approved', ar: 'موافق عليه جزئيًا' },
  denied: { en: 'Denied', ar: 'مرفوض' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
  expired: { en: 'Expired', ar: 'منتهي الصلاحية' },
  error: { en: 'Error', ar: 'خطأ' },
};

export const typeWords: Readonly<Record<AuthorizationType, Bilingual>> = {
  authorization: { en: 'Authorization', ar: 'موافقة' },
  extension: { en: 'Extension', ar: 'تمديد' },
  cancellation: { en: 'Cancellation', ar: 'إلغاء' },
  statusInquiry: { en: 'Status inquiry', ar: 'استعلام عن الحالة' },
  prescription: { en: 'Prescription', ar: 'وصفة طبية' },
};
