import type { Bilingual } from '../bilingual.ts';

/** Denials about approvals, benefits and claims. */
export const approvalDenials = {
  'AUTH-001': {
    en: "The payer's approval was needed before the service and was not asked for",
    ar: 'كانت موافقة الجهة الدافعة مطلوبة قبل الخدمة ولم تُطلب',
  },
  'AUTH-002': {
    en: 'The services differ from those that were approved',
    ar: 'تختلف الخدمات المقدمة عن الخدمات الموافق عليها',
  },
  'AUTH-003': { en: 'The approval number is not valid', ar: 'رقم الموافقة غير صحيح' },
  'AUTH-004': {
    en: 'The service took place outside the days of the approval',
    ar: 'قُدمت الخدمة خارج مدة سريان الموافقة',
  },
  'AUTH-005': {
    en: 'The claim does not agree with what was approved',
    ar: 'بيانات المطالبة لا تتفق مع ما تمت الموافقة عليه',
  },
  'AUTH-006': {
    en: 'The medicine conflicts with another one, or must not be given to this patient',
    ar: 'يتعارض الدواء مع دواء آخر أو يُمنع استخدامه لهذا المريض',
  },
  'AUTH-007': {
    en: 'The patient already receives this medicine or one like it',
    ar: 'يتلقى المريض هذا الدواء أو دواءً مماثلًا',
  },
  'AUTH-008': { en: 'The dose of the medicine is not suitable', ar: 'جرعة الدواء غير مناسبة' },
  'AUTH-009': { en: 'The prescription is too old', ar: 'انتهت صلاحية الوصفة الطبية' },
  'AUTH-010': {
    en: 'The request overlaps with another approval or paid claim',
    ar: 'يتداخل الطلب مع موافقة أخرى أو مطالبة مدفوعة',
  },
  'AUTH-011': { en: 'The waiting period for this condition has not passed', ar: 'لم تنقضِ فترة الانتظار لهذه الحالة' },
  'AUTH-012': { en: 'The payer asks for more information', ar: 'تطلب الجهة الدافعة معلومات إضافية' },
  'AUTH-013': { en: 'The number of the electronic prescription is missing', ar: 'رقم الوصفة الإلكترونية مفقود' },
  'AUTH-014': {
    en: 'A medicine was added that the pharmacist may not add to this request',
    ar: 'أُضيف دواء لا يجوز للصيدلي إضافته إلى هذا الطلب',
  },
  'BENX-001': {
    en: 'The price of the service or medicine is above the limit',
    ar: 'سعر الخدمة أو الدواء أعلى من الحد المسموح به',
  },
  'BENX-002': {
    en: 'The most that the benefit gives for this period or occasion is used up',
    ar: 'استُنفد الحد الأقصى للمنفعة لهذه المدة أو الحالة',
  },
  'BENX-005': { en: 'The annual limit of the benefit is reached', ar: 'استُنفد الحد السنوي للمنفعة' },
  'BSMA-001': { en: 'The patient has no cover under Basmah', ar: 'المريض غير مشمول ببرنامج بسمة' },
  'BSMA-002': { en: 'The Basmah fund does not pay this claim', ar: 'لا تستحق المطالبة السداد من صندوق بسمة' },
  'BSMA-003': {
    en: 'The approval that Basmah needs before the service is missing',
    ar: 'لم تؤخذ الموافقة المسبقة المطلوبة لبرنامج بسمة',
  },
  'CLAI-007': {
    en: 'An injury or illness from work, which the employer pays',
    ar: 'إصابة أو مرض بسبب العمل تقع كلفته على صاحب العمل',
  },
  'CLAI-008': {
    en: 'The claim overlaps a hospital stay: send only what was done outside it',
    ar: 'تتداخل المطالبة مع إقامة في المستشفى: أرسل ما قُدم خارجها فقط',
  },
  'CLAI-009': { en: 'The service date is before the date of birth', ar: 'تاريخ الخدمة قبل تاريخ الميلاد' },
  'CLAI-010': { en: 'The service date is after the date of death', ar: 'تاريخ الخدمة بعد تاريخ الوفاة' },
  'CLAI-011': {
    en: 'The hospital stay covers several tariff periods: send one claim for each',
    ar: 'تمتد الإقامة على عدة فترات تسعير: أرسل مطالبة لكل منها',
  },
  'CLAI-012': {
    en: 'Not compliant with the contract between provider and payer',
    ar: 'غير متوافق مع العقد بين مقدّم الخدمة والجهة الدافعة',
  },
  'CLAI-013': { en: 'The number of the treated tooth is missing', ar: 'رقم السن المعالج مفقود' },
  'CLAI-014': {
    en: 'The claim does not fit the kind of its resubmission',
    ar: 'المطالبة لا تتوافق مع نوع إعادة الإرسال',
  },
  'CLAI-015': {
    en: 'Service codes are missing in a claim by diagnosis group',
    ar: 'رموز الخدمات مفقودة في مطالبة محسوبة بالمجموعة التشخيصية',
  },
  'CLAI-016': { en: 'The claim was billed under the wrong scheme', ar: 'استُخدم نظام فوترة غير صحيح' },
  'CLAI-017': { en: 'The service cannot be billed to the payer directly', ar: 'الخدمة غير متاحة بالفوترة المباشرة' },
  'CLAI-018': { en: 'The provider took the claim back', ar: 'سحب مقدّم الخدمة المطالبة' },
  'CLAI-019': { en: 'The IR-DRG code is not correct', ar: 'رمز IR-DRG غير صحيح' },
  'CLAI-020': { en: 'The IR-DRG code is missing', ar: 'رمز IR-DRG مفقود' },
  'CLAI-021': {
    en: 'The payment value of the diagnosis group is not correct',
    ar: 'قيمة سداد المجموعة التشخيصية غير صحيحة',
  },
  'CLAI-022': { en: 'The payment value of the diagnosis group is missing', ar: 'قيمة سداد المجموعة التشخيصية مفقودة' },
  'CLAI-023': {
    en: 'Not compliant with the contract between payer and a physician outside the network',
    ar: 'غير متوافق مع العقد بين الجهة الدافعة وطبيب من خارج الشبكة',
  },
} as const satisfies Record<string, Bilingual>;
