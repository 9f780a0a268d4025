/** One choice of a drop-down with its name in both languages. Ids are stored with requests: never change or reuse one. */
export interface LookupEntry {
  readonly id: number;
  readonly name: string;
  readonly nameArabic: string;
}

export interface ServiceCategory extends LookupEntry {
  /** The regulators' encounter type that the payer message carries as Encounter/Type. */
  readonly encounterType: number;
  /** Not offered any more: requests made with it keep it. */
  readonly isRetired?: true;
}

export interface ConsultationCategory extends LookupEntry {
  /** How the payer message names the category. */
  readonly code: string;
}

/** Why an Emirates ID was typed instead of read from its card (REQ-LOOKUP-07). */
export const eidReasons: readonly LookupEntry[] = [
  { id: 1, name: 'Card not with the patient', nameArabic: 'البطاقة ليست مع المريض' },
  { id: 2, name: 'Card lost or stolen', nameArabic: 'البطاقة مفقودة أو مسروقة' },
  { id: 3, name: 'Card damaged or chip not readable', nameArabic: 'البطاقة تالفة أو تتعذر قراءة الشريحة' },
  { id: 4, name: 'Card reader not working', nameArabic: 'قارئ البطاقات لا يعمل' },
  { id: 5, name: 'Card being issued or renewed', nameArabic: 'البطاقة قيد الإصدار أو التجديد' },
  { id: 6, name: 'Newborn without a card', nameArabic: 'مولود جديد ليست لديه بطاقة' },
  { id: 7, name: 'Emergency case', nameArabic: 'حالة طارئة' },
  { id: 8, name: 'Telemedicine or home visit', nameArabic: 'استشارة عن بُعد أو زيارة منزلية' },
];

/** The service of pregnancy and birth. */
export const maternityService = 5;

/** The kind of service a patient comes for (REQ-LOOKUP-03). */
export const serviceCategories: readonly ServiceCategory[] = [
  { id: 1, name: 'Outpatient', nameArabic: 'العيادات الخارجية', encounterType: 1 },
  { id: 2, name: 'Emergency', nameArabic: 'الطوارئ', encounterType: 2 },
  { id: 3, name: 'Inpatient', nameArabic: 'العلاج الداخلي', encounterType: 3 },
  { id: 4, name: 'Day case', nameArabic: 'رعاية اليوم الواحد', encounterType: 5 },
  { id: maternityService, name: 'Maternity', nameArabic: 'الحمل والولادة', encounterType: 1 },
  { id: 6, name: 'Dental', nameArabic: 'الأسنان', encounterType: 1 },
  { id: 7, name: 'Optical', nameArabic: 'البصريات', encounterType: 1 },
  { id: 8, name: 'Physiotherapy', nameArabic: 'العلاج الطبيعي', encounterType: 1 },
  { id: 9, name: 'Home care', nameArabic: 'الرعاية المنزلية', encounterType: 12 },
  { id: 10, name: 'Mobile unit', nameArabic: 'الوحدة المتنقلة', encounterType: 15 },
  // The regulators take no authorisation for it (domain reference, 4.3).
  { id: 11, name: 'Nationals screening', nameArabic: 'فحص المواطنين', encounterType: 7, isRetired: true },
];

/** The services in which children are born: maternity, inpatient, emergency. */
export const birthServices: readonly number[] = [maternityService, 3, 2];

/** The service categories that a new request may have. */
export const offeredServiceCategories = serviceCategories.filter(({ isRetired }) => !isRetired);

/** The kind of consultation (REQ-LOOKUP-02). */
export const consultationCategories: readonly ConsultationCategory[] = [
  { id: 1, name: 'General practitioner', nameArabic: 'طبيب عام', code: 'GP' },
  { id: 2, name: 'Specialist', nameArabic: 'طبيب أخصائي', code: 'SPECIALIST' },
  { id: 3, name: 'Consultant', nameArabic: 'طبيب استشاري', code: 'CONSULTANT' },
  { id: 4, name: 'Follow-up', nameArabic: 'متابعة', code: 'FOLLOWUP' },
  { id: 5, name: 'Second opinion', nameArabic: 'رأي طبي ثانٍ', code: 'SECONDOPINION' },
  { id: 6, name: 'Dentist', nameArabic: 'طبيب أسنان', code: 'DENTIST' },
  { id: 7, name: 'Allied health', nameArabic: 'مهن صحية مساندة', code: 'ALLIED' },
];
