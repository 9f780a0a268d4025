import type { Bilingual } from '../_field/bilingual.ts';

/** The sentence of each state of a request. Texts of the payer's or of a register fill the places. */
export const sentenceTexts = {
  coveredToday: { en: 'Covered today by {{plan}}: {{pays}}', ar: 'مغطى اليوم بموجب {{plan}}: {{pays}}' },
  coveredUntilToday: {
    en: 'Covered until today: ends tonight. By {{plan}}: {{pays}}',
    ar: 'مغطى حتى اليوم: تنتهي التغطية الليلة. بموجب {{plan}}: {{pays}}',
  },
  coveredOn: { en: 'Covered on {{day}} by {{plan}}: {{pays}}', ar: 'مغطى في {{day}} بموجب {{plan}}: {{pays}}' },
  noneNamed: {
    en: 'Cover not confirmed: the payer says eligible, but names no cover',
    ar: 'التغطية غير مؤكدة: أفادت الجهة الدافعة بالأهلية ولم تذكر أي تغطية',
  },
  noneHolds: {
    en: 'Cover not confirmed: the payer says eligible, but no cover is valid on {{day}}',
    ar: 'التغطية غير مؤكدة: أفادت الجهة الدافعة بالأهلية، ولا تغطية سارية في {{day}}',
  },
  noneVerified: {
    en: 'Cover not confirmed: the payer has yet to verify the insurance',
    ar: 'التغطية غير مؤكدة: لم تتحقق الجهة الدافعة من التأمين',
  },
  notMember: { en: 'Not a member of {{payer}}', ar: 'ليس عضوًا لدى {{payer}}' },
  notCovered: { en: 'Not covered by {{payer}}: {{reason}}', ar: 'غير مغطى لدى {{payer}}: {{reason}}' },
  notCoveredUnsaid: {
    en: 'Not covered by {{payer}}, which gives no reason',
    ar: 'غير مغطى لدى {{payer}} دون ذكر السبب',
  },
  reviewing: { en: 'The payer is reviewing', ar: 'تراجع الجهة الدافعة الطلب' },
  reviewingUntil: {
    en: 'The payer is reviewing; answer due {{time}}',
    ar: 'تراجع الجهة الدافعة الطلب، والرد مستحق في {{time}}',
  },
  overdue: {
    en: 'The payer is reviewing; the answer was due {{time}}',
    ar: 'تراجع الجهة الدافعة الطلب، وقد انقضى موعد الرد {{time}}',
  },
  payerAsks: {
    en: 'The payer asks the facility a question; answer it by {{time}}',
    ar: 'تسأل الجهة الدافعة المنشأة، وموعد الإجابة حتى {{time}}',
  },
  rulesFirst: {
    en: 'Not sent yet: the payer’s questions have to be answered first',
    ar: 'لم يُرسل بعد: تلزم الإجابة عن أسئلة الجهة الدافعة أولًا',
  },
  waiting: { en: 'Waiting for the payer’s answer', ar: 'بانتظار رد الجهة الدافعة' },
  payerDown: {
    en: 'The payer is unavailable; nothing is decided yet',
    ar: 'الجهة الدافعة غير متاحة، ولم يُتخذ أي قرار بعد',
  },
  payerDownUntil: {
    en: 'The payer is unavailable; the next attempt is at {{time}}',
    ar: 'الجهة الدافعة غير متاحة، والمحاولة التالية في {{time}}',
  },
  failed: {
    en: 'No answer: the payer could not give one, and nothing is decided',
    ar: 'لا رد: تعذّر على الجهة الدافعة تقديم رد، ولم يُتخذ أي قرار',
  },
  blocked: { en: 'Not sent to the payer: {{reason}}', ar: 'لم يُرسل إلى الجهة الدافعة: {{reason}}' },
  blockedUnsaid: { en: 'Not sent to the payer', ar: 'لم يُرسل إلى الجهة الدافعة' },
  cancelled: { en: 'Cancelled: there is no answer', ar: 'أُلغي الطلب: لا رد عليه' },
  replaced: {
    en: 'Replaced by a new request: this answer no longer counts',
    ar: 'حلّ محله طلب جديد: لم يعد هذا الرد معتمدًا',
  },
  unknown: { en: 'This state of the request is not known here', ar: 'حالة الطلب هذه غير معروفة هنا' },
} as const satisfies Record<string, Bilingual>;
