import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { EligibilityStatusName } from '../../../shared/eligibility/eligibilityStatus.ts';
import { statusWords } from '../../../shared/eligibility/statusWords.ts';
import { text } from '../../_pdf/bilingual.ts';

export const wording = {
  title: text('Eligibility check', 'التحقق من الأهلية'),
  facilityLicense: text('Facility licence', 'رقم ترخيص المنشأة'),
  patient: text('Patient', 'المريض'),
  request: text('Request', 'الطلب'),
  coverages: text('Coverage', 'التغطية التأمينية'),
  photo: text('Photograph from the Emirates ID card', 'الصورة من بطاقة الهوية الإماراتية'),
  name: text('Name', 'الاسم'),
  emiratesId: text('Emirates ID', 'رقم الهوية الإماراتية'),
  cardNumber: text('Card number', 'رقم البطاقة'),
  mobile: text('Mobile', 'الهاتف المتحرك'),
  payer: text('Payer', 'الجهة الدافعة'),
  payerReference: text('Payer reference', 'مرجع الجهة الدافعة'),
  requestNumber: text('Request number', 'رقم الطلب'),
  serviceDate: text('Service date', 'تاريخ الخدمة'),
  serviceCategory: text('Service category', 'فئة الخدمة'),
  consultationCategory: text('Consultation', 'فئة الاستشارة'),
  clinician: text('Clinician', 'المهني الصحي'),
  referralClinician: text('Referred by', 'الطبيب المُحيل'),
  eidReason: text('Card not read because', 'سبب عدم قراءة البطاقة'),
  submitted: text('Sent', 'تاريخ الإرسال'),
  submittedBy: text('Sent by', 'المُرسِل'),
  answered: text('Answered', 'تاريخ الرد'),
  remarks: text('Remarks', 'ملاحظات'),
  policyNumber: text('Policy number', 'رقم الوثيقة'),
  plan: text('Plan', 'الخطة'),
  validFrom: text('Valid from', 'سارية من'),
  validTo: text('Valid to', 'سارية حتى'),
  coPayment: text('Co-payment', 'مشاركة المريض'),
  unavailable: text(
    'The payer could not be reached yet. The portal tries again by itself.',
    'تعذّر الوصول إلى الجهة الدافعة حتى الآن، وستعيد البوابة المحاولة تلقائيًا.',
  ),
  validity: text(
    'Holds for the service date only; no promise of payment.',
    'تسري هذه الوثيقة في تاريخ الخدمة فقط ولا تُعد ضمانًا للسداد.',
  ),
  verify: text(
    'Scan the square, or type the code at this address, to check that this document is genuine.',
    'للتحقق من صحة هذه الوثيقة، يُرجى مسح المربع ضوئياً أو كتابة الرمز في هذا العنوان.',
  ),
  printed: text('Printed', 'طُبع في'),
  times: text('UAE time', 'بتوقيت الإمارات'),
  page: text('Page', 'صفحة'),
  of: text('of', 'من'),
} as const satisfies Record<string, Bilingual>;

const saying = ({ en, ar }: Bilingual, more: Bilingual): Bilingual => text(`${en}: ${more.en}`, `${ar}: ${more.ar}`);

/** The status as a headline: its word, with what it means where the word does not say it. */
export const statusWording: Readonly<Record<EligibilityStatusName, Bilingual>> = {
  ...statusWords,
  Pending: saying(statusWords.Pending, text('waiting for the payer', 'لم يصل رد الجهة الدافعة بعد')),
  Answered: saying(statusWords.Answered, text('the payer has not decided yet', 'لم تتخذ الجهة الدافعة قرارًا بعد')),
  Error: saying(statusWords.Error, text('no answer was received', 'لم يصل أي رد')),
  // Unvocalised in print, and with what the patient is eligible for: the paper stands alone.
  Eligible: text(statusWords.Eligible.en, 'مؤهل للتغطية'),
  NotEligible: text(statusWords.NotEligible.en, 'غير مؤهل للتغطية'),
};

/** The headline of an answer Eligible without a cover that holds on the service date. */
export const withoutCoverWording = text(
  'Eligible, but no cover confirmed for the service date',
  'مؤهل، ولكن لا تغطية مؤكدة في تاريخ الخدمة',
);
