import type { Bilingual } from './bilingual.ts';

/**
 * Plain meanings of the regulators' denial codes that an eligibility answer may carry, for screens, sheets and printed pages. Codes
 * outside the list are shown as they are.
 */
export const denialCodes: Readonly<Record<string, Bilingual>> = {
  'AUTH-012': { en: 'The payer asks for more information', ar: 'تطلب الجهة الدافعة معلومات إضافية' },
  'BENX-005': { en: 'The annual limit of the benefit is reached', ar: 'تم بلوغ الحد السنوي للمنفعة' },
  'CLAI-012': {
    en: 'Not compliant with the contract between provider and payer',
    ar: 'غير متوافق مع العقد بين مقدم الخدمة والجهة الدافعة',
  },
  'ELIG-001': { en: 'The patient is not a covered member', ar: 'المريض ليس عضوًا مشمولًا بالتغطية' },
  'ELIG-005': { en: 'The service date is after the last date of coverage', ar: 'تاريخ الخدمة بعد آخر يوم في التغطية' },
  'ELIG-006': {
    en: 'The service date is before the effective date of coverage',
    ar: 'تاريخ الخدمة قبل بدء سريان التغطية',
  },
  'ELIG-007': { en: 'The provider is not in the network', ar: 'مقدم الخدمة ليس ضمن الشبكة' },
  'ELIG-008': { en: 'The physician is not in the network', ar: 'الطبيب ليس ضمن الشبكة' },
  'NCOV-001': { en: 'The diagnosis is not covered', ar: 'التشخيص غير مشمول بالتغطية' },
  'NCOV-002': { en: 'Pre-existing conditions are not covered', ar: 'الحالات المرضية السابقة غير مشمولة بالتغطية' },
  'NCOV-003': { en: 'The service is not covered', ar: 'الخدمة غير مشمولة بالتغطية' },
  'NCOV-009': { en: 'Dental treatments are not covered', ar: 'علاجات الأسنان غير مشمولة بالتغطية' },
  'NCOV-010': { en: 'Elective procedures are not covered', ar: 'الإجراءات الاختيارية غير مشمولة بالتغطية' },
  'NCOV-012': { en: 'Eye examinations and treatments are not covered', ar: 'فحوص العين وعلاجاتها غير مشمولة بالتغطية' },
};
