import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { ClaimState } from '../../../shared/claim/life.ts';
import { text } from '../../_pdf/bilingual.ts';

export const wording = {
  title: text('Claim', 'مطالبة'),
  patient: text('Patient', 'المريض'),
  claim: text('Claim', 'المطالبة'),
  visit: text('Visit', 'الزيارة العلاجية'),
  diagnoses: text('Diagnoses', 'التشخيصات'),
  lines: text('Services', 'الخدمات'),
  amounts: text('Amounts (AED)', 'المبالغ (درهم)'),
  name: text('Name', 'الاسم'),
  file: text('File number', 'رقم الملف'),
  emiratesId: text('Emirates ID', 'رقم الهوية الإماراتية'),
  member: text('Member number', 'رقم العضو'),
  number: text('Claim number', 'رقم المطالبة'),
  payer: text('Payer', 'الجهة الدافعة'),
  payerCode: text('Payer code', 'رمز الجهة الدافعة'),
  payerNumber: text('Number with the payer', 'الرقم لدى الجهة الدافعة'),
  serviceDate: text('Service date', 'تاريخ الخدمة'),
  package: text('Package', 'الباقة'),
  resubmission: text('Resubmission', 'إعادة التقديم'),
  comment: text('Comment', 'التعليق'),
  facility: text('Facility', 'المنشأة'),
  start: text('Start', 'البداية'),
  end: text('End', 'النهاية'),
  eligibility: text('Eligibility number', 'رقم الأهلية'),
  code: text('Service', 'الخدمة'),
  at: text('Time', 'الوقت'),
  clinician: text('Clinician', 'المهني الصحي'),
  approval: text('Approval', 'الموافقة'),
  quantity: text('Quantity', 'الكمية'),
  lineNet: text('Net (AED)', 'الصافي (درهم)'),
  diagnosis: text('Diagnosis', 'التشخيص'),
  diagnosisType: text('Kind', 'الصفة'),
  gross: text('Gross', 'المبلغ الإجمالي'),
  patientShare: text('Patient’s share', 'حصة المريض'),
  net: text('Net', 'المبلغ الصافي'),
  vat: text('VAT', 'ضريبة القيمة المضافة'),
  worth: text(
    'A copy of the facility’s claim; it says nothing of what the payer pays.',
    'نسخة من مطالبة المنشأة، ولا تدل على ما ستدفعه الجهة الدافعة.',
  ),
} as const satisfies Record<string, Bilingual>;

/** Where the claim stands, in one sentence. */
export const sentences: Readonly<Record<ClaimState, Bilingual>> = {
  draft: text('A draft: it has not been sent.', 'مسودة لم تُرسل بعد.'),
  ready: text('Ready: it has not been sent yet.', 'جاهزة ولم تُرسل بعد.'),
  sent: text('On its way to the payer.', 'في الطريق إلى الجهة الدافعة.'),
  rejected: text('The post office did not accept it.', 'لم يقبلها نظام تبادل المعاملات.'),
  withPayer: text('With the payer.', 'لدى الجهة الدافعة.'),
};

/** The kinds of both schemas; another one is printed as it stands. */
export const diagnosisTypes: Readonly<Record<string, Bilingual>> = {
  Principal: text('Principal', 'رئيسي'),
  Secondary: text('Secondary', 'ثانوي'),
  Admitting: text('On admission', 'عند الدخول'),
  ReasonForVisit: text('Reason for the visit', 'سبب الزيارة'),
};
