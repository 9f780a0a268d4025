import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { LineOutcome } from '../../../shared/authorization/answer.ts';
import { text } from '../../_pdf/bilingual.ts';

export const wording = {
  title: text('Payer’s decision', 'قرار الجهة الدافعة'),
  patient: text('Patient', 'المريض'),
  request: text('Request', 'الطلب'),
  lines: text('Decision on each line', 'القرار في كل بند'),
  name: text('Name', 'الاسم'),
  emiratesId: text('Emirates ID', 'رقم الهوية الإماراتية'),
  cardNumber: text('Card number', 'رقم البطاقة'),
  payer: text('Payer', 'الجهة الدافعة'),
  type: text('Type', 'النوع'),
  requestNumber: text('Request number', 'رقم الطلب'),
  payerReference: text('Approval number', 'رقم الموافقة'),
  refusalReference: text('Payer reference', 'مرجع الجهة الدافعة'),
  serviceDate: text('Service date', 'تاريخ الخدمة'),
  validFrom: text('Valid from', 'تسري من'),
  validTo: text('Valid to', 'تسري حتى'),
  limit: text('Limit (AED)', 'الحد (درهم)'),
  sent: text('Sent', 'تاريخ الإرسال'),
  answered: text('Answered', 'تاريخ الرد'),
  diagnoses: text('Diagnoses', 'التشخيصات'),
  clinician: text('Clinician', 'المهني الصحي'),
  code: text('Service', 'الخدمة'),
  asked: text('Asked (quantity · AED)', 'المطلوب (الكمية · درهم)'),
  approved: text('Approved (quantity · AED)', 'المعتمد (الكمية · درهم)'),
  share: text('Patient’s share (AED)', 'حصة المريض (درهم)'),
  payment: text('Payer pays (AED)', 'تدفع الجهة الدافعة (درهم)'),
  decision: text('Decision', 'القرار'),
  otherActivity: text('The payer names another activity:', 'تذكر الجهة الدافعة خدمة أخرى:'),
  unclear: text('Not clear: ask the payer.', 'غير واضح: يرجى الاستفسار من الجهة الدافعة.'),
  notAsked: text('Nobody asked for this line: it grants nothing.', 'لم يُطلب هذا البند، فلا يمنح شيئًا.'),
  worth: text(
    'For these lines and days only; no promise of payment.',
    'تقتصر الموافقة على البنود والأيام المذكورة أعلاه ولا تُعد ضمانًا للسداد.',
  ),
} as const satisfies Record<string, Bilingual>;

export const outcomeNames: Readonly<Record<LineOutcome, Bilingual>> = {
  approved: text('Approved as asked', 'موافقة كما طُلب'),
  partlyApproved: text('Approved in part', 'موافقة جزئية'),
  denied: text('Denied', 'رفض'),
  pended: text('Still open', 'دون قرار بعد'),
};

/** The decision in one sentence. */
export const sentences = {
  approved: text('The payer approved all lines.', 'وافقت الجهة الدافعة على جميع البنود.'),
  partiallyApproved: text('The payer approved this request in part.', 'وافقت الجهة الدافعة على هذا الطلب جزئيًا.'),
  denied: text('The payer denied this request.', 'رفضت الجهة الدافعة هذا الطلب.'),
  cancelled: text('The facility cancelled this request.', 'ألغت المنشأة هذا الطلب.'),
  expired: text('The approval has expired.', 'انتهت صلاحية الموافقة.'),
  /** Of an answer that an earlier release read otherwise than the table of truth. */
  review: text(
    'The payer’s answer is not what it was shown as. Ask the payer before you rely on it.',
    'رد الجهة الدافعة ليس كما عُرض. يرجى الاستفسار منها قبل الاعتماد عليه.',
  ),
} as const satisfies Record<string, Bilingual>;
