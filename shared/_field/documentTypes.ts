import type { Bilingual } from './bilingual.ts';

/** What a document about a treatment is: rules demand documents by type, payers ask for them, and facilities attach them. */
export const documentTypeNames = {
  medicalReport: { en: 'Medical report', ar: 'التقرير الطبي' },
  labResult: { en: 'Laboratory result', ar: 'نتيجة المختبر' },
  imagingReport: { en: 'Imaging report', ar: 'تقرير الأشعة' },
  previousReport: { en: 'Previous report', ar: 'التقرير السابق' },
  prescription: { en: 'Prescription', ar: 'الوصفة الطبية' },
  referralLetter: { en: 'Referral letter', ar: 'خطاب الإحالة' },
  treatmentPlan: { en: 'Treatment plan', ar: 'خطة العلاج' },
  physiotherapyPlan: { en: 'Physiotherapy plan', ar: 'خطة العلاج الطبيعي' },
  operativeReport: { en: 'Operative report', ar: 'تقرير العملية الجراحية' },
  dischargeSummary: { en: 'Discharge summary', ar: 'ملخص الخروج' },
  photo: { en: 'Photo', ar: 'الصورة' },
  dentalImage: { en: 'Dental X-ray', ar: 'أشعة الأسنان' },
  quotation: { en: 'Quotation', ar: 'عرض السعر' },
  consent: { en: "Patient's consent", ar: 'موافقة المريض' },
  payerForm: { en: "Payer's own form", ar: 'نموذج الجهة الدافعة' },
  other: { en: 'Other document', ar: 'مستند آخر' },
} as const satisfies Record<string, Bilingual>;

export type DocumentType = keyof typeof documentTypeNames;

/** All types in the order in which lists show them. */
export const documentTypes = Object.keys(documentTypeNames) as [DocumentType, ...DocumentType[]];
