import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { weekDays } from '../../../shared/empanelment/contract.ts';
import type { Service } from '../../../shared/empanelment/documents.ts';
import { text } from '../../_pdf/bilingual.ts';

export const wording = {
  title: text('Contract of a provider', 'عقد مقدّم خدمة'),
  sides: text('Parties', 'طرفا العقد'),
  payer: text('Insurer', 'شركة التأمين'),
  provider: text('Provider', 'مقدّم الخدمة'),
  license: text('Facility licence', 'ترخيص المنشأة'),
  code: text('Provider code', 'رمز مقدّم الخدمة'),
  mode: text('Mode', 'النمط'),
  on: text('As of', 'كما في'),
  terms: text('Terms', 'بنود العقد'),
  effectiveOn: text('In force since', 'سارية منذ'),
  number: text('Change', 'رقم التعديل'),
  request: text('Request', 'رقم الطلب'),
  services: text('Services', 'الخدمات'),
  hours: text('Opening hours', 'ساعات العمل'),
  closed: text('Closed', 'مغلق'),
  contacts: text('Contacts', 'جهات الاتصال'),
  email: text('E-mail', 'البريد الإلكتروني'),
  mobile: text('Mobile number', 'رقم الهاتف المتحرك'),
  prices: text('Price list', 'قائمة الأسعار'),
  version: text('Version', 'الإصدار'),
  lines: text('Lines', 'عدد البنود'),
  since: text('In force since', 'سارية منذ'),
  hash: text('SHA-256 of the sheet', 'بصمة SHA-256 للملف'),
  worth: text('From the record of the portal.', 'من سجل البوابة.'),
} as const satisfies Record<string, Bilingual>;

export const contactNames = {
  approvals: text('For approvals', 'لشؤون الموافقات'),
  claims: text('For claims', 'لشؤون المطالبات'),
} as const satisfies Record<string, Bilingual>;

export const dayNames: Readonly<Record<(typeof weekDays)[number], Bilingual>> = {
  monday: text('Monday', 'الاثنين'),
  tuesday: text('Tuesday', 'الثلاثاء'),
  wednesday: text('Wednesday', 'الأربعاء'),
  thursday: text('Thursday', 'الخميس'),
  friday: text('Friday', 'الجمعة'),
  saturday: text('Saturday', 'السبت'),
  sunday: text('Sunday', 'الأحد'),
};

export const serviceNames: Readonly<Record<Service, Bilingual>> = {
  outpatient: text('Outpatient care', 'العيادات الخارجية'),
  inpatient: text('Inpatient care', 'التنويم'),
  emergency: text('Emergency care', 'الطوارئ'),
  dental: text('Dental care', 'طب الأسنان'),
  maternity: text('Maternity', 'الولادة'),
  laboratory: text('Laboratory', 'المختبر'),
  radiology: text('Radiology', 'الأشعة'),
  dispensing: text('Dispensing of medicines', 'صرف الأدوية'),
  homeCare: text('Home care', 'الرعاية المنزلية'),
};
