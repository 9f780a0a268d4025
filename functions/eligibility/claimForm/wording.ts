import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { text } from '../../_pdf/bilingual.ts';

export const formWording = {
  title: text('NAS claim form', 'نموذج مطالبة NAS'),
  cover: text('Confirmed cover', 'التغطية المؤكدة'),
  clinical: text('To be completed by the clinician', 'يستكمله الطبيب المعالج'),
  complaint: text('Complaint and symptoms, since when', 'الشكوى والأعراض ومنذ متى'),
  diagnosis: text('Diagnosis with ICD-10-CM codes', 'التشخيص مع رموز ICD-10-CM'),
  nature: text(
    'Acute / chronic / pre-existing / accident / work related',
    'حالة حادة / مزمنة / سابقة / ناتجة عن حادث / متعلقة بالعمل',
  ),
  treatment: text('Treatment and prescription', 'العلاج والوصفة الطبية'),
  services: text('Services', 'الخدمات'),
  code: text('Code', 'الرمز'),
  description: text('Description', 'الوصف'),
  quantity: text('Quantity', 'الكمية'),
  charge: text('Charge (AED)', 'الرسوم (د.إ)'),
  patientSignature: text(
    'I agree that NAS may see the records of this treatment. Patient: date and signature',
    'أوافق على اطلاع شركة NAS لإدارة مطالبات التأمين الصحي على سجلات هذا العلاج. توقيع المريض والتاريخ',
  ),
  clinicianSignature: text(
    'The above is correct. Clinician: date, signature and stamp',
    'البيانات أعلاه صحيحة. توقيع الطبيب المعالج وختمه والتاريخ',
  ),
} as const satisfies Record<string, Bilingual>;
