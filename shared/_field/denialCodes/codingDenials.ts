import type { Bilingual } from '../bilingual.ts';

/** Denials about codes, shares, diagnosis groups, repetition, membership and medical need. */
export const codingDenials = {
  'CODE-001': {
    en: 'The main diagnosis is missing, incomplete or not valid',
    ar: 'التشخيص الرئيسي مفقود أو ناقص أو غير صحيح',
  },
  'CODE-002': {
    en: 'The service code is missing, incomplete or not valid',
    ar: 'رمز الخدمة مفقود أو ناقص أو غير صحيح',
  },
  'CODE-006': { en: 'The diagnosis does not fit the procedure', ar: 'التشخيص لا يتوافق مع الإجراء' },
  'CODE-010': {
    en: "The service or diagnosis does not fit the clinician's specialty",
    ar: 'الخدمة أو التشخيص لا يتوافق مع تخصص المهني الصحي',
  },
  'CODE-011': { en: 'The diagnosis group was worked out wrongly', ar: 'حُسبت المجموعة التشخيصية خطأً' },
  'CODE-012': {
    en: 'The kind of visit does not fit the service or diagnosis',
    ar: 'نوع الزيارة لا يتوافق مع الخدمة أو التشخيص',
  },
  'CODE-013': { en: 'The main diagnosis is not valid', ar: 'التشخيص الرئيسي غير صحيح' },
  'CODE-014': {
    en: "The service or diagnosis does not fit the patient's age or gender",
    ar: 'الخدمة أو التشخيص لا يتوافق مع عمر المريض أو جنسه',
  },
  'CODE-015': {
    en: 'The service or diagnosis does not fit the kind of provider',
    ar: 'الخدمة أو التشخيص لا يتوافق مع نوع مقدّم الخدمة',
  },
  'CODE-016': {
    en: 'The service does not fit the diagnosis or another service',
    ar: 'الخدمة لا تتوافق مع التشخيص أو مع خدمة أخرى',
  },
  'COPY-001': { en: "The patient's share was not collected", ar: 'لم تُحصَّل حصة المريض' },
  'COPY-002': { en: "The patient's share is not correct", ar: 'حصة المريض غير صحيحة' },
  'COPY-003': { en: "The patient's share is missing", ar: 'حصة المريض مفقودة' },
  'DRG-001': { en: 'The code of the diagnosis group is not correct', ar: 'رمز المجموعة التشخيصية غير صحيح' },
  'DRG-002': { en: 'The code of the diagnosis group is missing', ar: 'رمز المجموعة التشخيصية مفقود' },
  'DRG-003': {
    en: 'The claim by diagnosis group was billed under the wrong scheme',
    ar: 'نظام فوترة المجموعة التشخيصية غير صحيح',
  },
  'DRG-004': { en: 'The claim by diagnosis group names no services', ar: 'لا تذكر مطالبة المجموعة التشخيصية أي خدمات' },
  'DRG-005': {
    en: 'The cost of the services or the attached file is missing',
    ar: 'كلفة الخدمات أو الملف المرفق مفقود',
  },
  'DUPL-001': {
    en: 'The same services on the same dates were claimed already',
    ar: 'سبقت المطالبة بالخدمات نفسها في التواريخ نفسها',
  },
  'DUPL-002': {
    en: 'The same or a similar service was paid within the set time',
    ar: 'سُددت الخدمة نفسها أو ما يماثلها خلال المدة المحددة',
  },
  'ELIG-001': { en: 'The patient is not a covered member', ar: 'المريض ليس عضوًا مشمولًا بالتغطية' },
  'ELIG-005': { en: 'The service date is after the last date of coverage', ar: 'تاريخ الخدمة بعد آخر يوم في التغطية' },
  'ELIG-006': {
    en: 'The service date is before the effective date of coverage',
    ar: 'تاريخ الخدمة قبل بدء سريان التغطية',
  },
  'ELIG-007': { en: 'The provider is not in the network', ar: 'مقدّم الخدمة ليس ضمن الشبكة' },
  'ELIG-008': { en: 'The physician is not in the network', ar: 'الطبيب ليس ضمن الشبكة' },
  'MNEC-003': {
    en: 'By good clinical practice the service was not needed',
    ar: 'الخدمة غير مبررة طبيًا وفق الممارسة السليمة',
  },
  'MNEC-004': {
    en: 'The service needs further diagnoses or services that support it',
    ar: 'تحتاج الخدمة إلى تشخيصات أو خدمات أخرى تدعمها',
  },
  'MNEC-005': {
    en: 'The service may be suitable, but it was given too often',
    ar: 'قد تكون الخدمة مناسبة لكنها قُدمت مرات أكثر من اللازم',
  },
  'MNEC-006': { en: 'Another service should have been chosen', ar: 'كان ينبغي اختيار خدمة بديلة' },
  'MNEC-007': { en: 'The service needs further documents that support it', ar: 'تحتاج الخدمة إلى مستندات أخرى تدعمها' },
} as const satisfies Record<string, Bilingual>;
