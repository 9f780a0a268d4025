import type { Bilingual } from '../_field/bilingual.ts';
import type { SheetTemplate } from '../_field/sheetTemplate.ts';

/** The columns of a member register as a sheet, in the order of the template; a file may have them in any order. */
export const memberColumns = [
  'MemberID',
  'EmiratesID',
  'FullName',
  'FullNameArabic',
  'BirthDate',
  'Gender',
  'Relation',
  'PolicyNumber',
  'PlanName',
  'StartDate',
  'EndDate',
  'CoPaymentPercent',
  'CoPaymentAED',
  'Status',
  'CancelledOn',
  'Network',
  'Gatekeeping',
] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** What the columns take, as the screen and the template say it. */
export const memberColumnHelp: Readonly<Record<MemberColumn, Bilingual>> = {
  MemberID: {
    en: "The number on the member's card: 2 to 30 letters, digits and / . _ -",
    ar: 'رقم بطاقة العضو: من 2 إلى 30 حرفًا أو رقمًا أو من العلامات / . _ -',
  },
  EmiratesID: {
    en: '784-YYYY-NNNNNNN-N, with or without hyphens; empty for a newborn',
    ar: '784-YYYY-NNNNNNN-N بالشرطات أو بدونها؛ يُترك فارغًا للمولود الجديد',
  },
  FullName: { en: 'Name as on the card', ar: 'الاسم كما في البطاقة' },
  FullNameArabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  BirthDate: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  Gender: {
    en: "Male, Female or Unknown, or the regulators' 1, 0 and 9",
    ar: 'Male أو Female أو Unknown، أو رموز الجهات التنظيمية 1 و0 و9',
  },
  Relation: {
    en: 'Principal, Spouse, Child, Parent or Other; empty for the principal',
    ar: 'Principal أو Spouse أو Child أو Parent أو Other؛ يُترك فارغًا للعضو الرئيسي',
  },
  PolicyNumber: { en: 'The policy of the cover', ar: 'وثيقة التأمين للتغطية' },
  PlanName: { en: 'The plan of the cover', ar: 'خطة التغطية' },
  StartDate: { en: 'First day of the cover', ar: 'أول يوم في التغطية' },
  EndDate: { en: 'Last day of the cover', ar: 'آخر يوم في التغطية' },
  CoPaymentPercent: { en: "The member's share in percent", ar: 'حصة العضو بالنسبة المئوية (مشاركة المريض)' },
  CoPaymentAED: { en: "The member's share in dirhams", ar: 'حصة العضو بالدرهم' },
  Status: { en: 'Active or empty; Cancelled ends the cover', ar: 'Active أو فارغ؛ وCancelled تنهي التغطية' },
  CancelledOn: {
    en: 'First day without cover; required with Cancelled',
    ar: 'لا تسري التغطية ابتداءً من هذا اليوم؛ إلزامي مع Cancelled',
  },
  Network: {
    en: 'The network of providers of the cover; may be empty',
    ar: 'شبكة مقدّمي الخدمة للتغطية؛ يمكن تركها فارغة',
  },
  Gatekeeping: {
    en: 'Yes where a referral by primary care comes first, No where none is needed; empty where it is not stated',
    ar: 'Yes إذا لزمت الإحالة عبر الرعاية الأولية، وNo إذا لم تلزم؛ ويُترك فارغًا إذا لم يُذكر',
  },
};

/** Columns without which a sheet is no register. */
export const neededColumns: readonly MemberColumn[] = [
  'MemberID',
  'FullName',
  'BirthDate',
  'PolicyNumber',
  'PlanName',
  'StartDate',
  'EndDate',
];

const choicesOf = (...names: readonly string[]) => ({
  head: ['Value'],
  rows: names.map((name) => [name]),
  column: 1,
});

/** An empty register: one that is uploaded by mistake changes nothing. */
export const memberTemplate: SheetTemplate<MemberColumn> = {
  name: 'Members',
  columns: memberColumns,
  needed: neededColumns,
  help: memberColumnHelp,
  rows: 10_000,
  choices: {
    Gender: choicesOf('Male', 'Female', 'Unknown'),
    Relation: choicesOf('Principal', 'Spouse', 'Child', 'Parent', 'Other'),
    Status: choicesOf('Active', 'Cancelled'),
    Gatekeeping: choicesOf('Yes', 'No'),
  },
};
