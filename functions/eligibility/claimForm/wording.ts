import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { text } from '../../_pdf/bilingual.ts';

export const formWording = {
  title: text('NAS claim form', 'نموذج مطالبة ناس'),
  cover: text('Confirmed cover', 'التغطية المؤكدة'),
  clinical: text('To be completed by the clinician', 'يُستكمل من قبل الطبيب المعالج'),
  complaint: text('Complaint and symptoms, since when', 'الشكوى والأعراض ومنذ متى'),
  diagnosis: text('Diagnosis with ICD-10-CM codes', 'التشخيص مع رموز ICD-10-CM'),
  nature: text(
    'Acute / chronic / pre-existing / accident / work related',
    'حادة / مزمنة / سابقة / حادث / متعلقة بالعمل',
  ),
  treatment: text('Treatment and prescription', 'العلاج والوصفة الطبية'),
  services: text('Services', 'الخدمات'),
  code: text('Code', 'الرمز'),
  description: text('Description', 'الوصف'),
  quantity: text('Quantity', 'الكمية'),
  charge: text('Charge (AED)', 'الرسوم (درهم)'),
  patientSignature: text(
    'I agree that NAS may see the records of this treatment. Patient: date and signature',
    'أوافق على اطلاع ناس على سجلات هذا العلاج. المريض: التاريخ والتوقيع',
  ),
  clinicianSignature: text(
    'The above is correct. Clinician: date, signature and stamp',
    'البيانات أعلاه صحيحة. الطبيب: التاريخ والتوقيع والختم',
  ),
} as const satisfies Record<string, Bilingual>;
