import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { genders } from '../../../shared/member/member.ts';
import { text } from '../../_pdf/bilingual.ts';

export const wording = {
  title: text('Newborn temporary card', 'البطاقة المؤقتة للمولود'),
  child: text('Newborn', 'المولود الجديد'),
  cover: text('Cover', 'التغطية'),
  number: text('Temporary number', 'الرقم المؤقت'),
  sibling: text('Child of this birth', 'ترتيب المولود'),
  bornAt: text('Born', 'وقت الولادة'),
  sex: text('Sex', 'الجنس'),
  weight: text('Weight (g)', 'الوزن (غرام)'),
  validTo: text('Last day', 'اليوم الأخير'),
  mother: text('Mother', 'الأم'),
  motherEnding: text('Mother’s ID ending', 'آخر أرقام معرّف الأم'),
  payer: text('Payer', 'الجهة الدافعة'),
  worth: text('Under the mother’s cover; no promise of payment.', 'ضمن تغطية الأم، ولا تُعد ضمانًا للسداد.'),
} as const satisfies Record<string, Bilingual>;

export const sexNames: Readonly<Record<(typeof genders)[number], Bilingual>> = {
  female: text('Girl', 'أنثى'),
  male: text('Boy', 'ذكر'),
  unknown: text('Not determined', 'غير محدد'),
};
