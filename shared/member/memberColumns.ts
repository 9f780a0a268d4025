import type { Bilingual } from '../_field/bilingual.ts';
import type { SheetTemplate } from '../_field/sheetTemplate.ts';
import { type ImportValue, type TemplateHead, templateColumns } from '../_parts/sheetImport.ts';

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
    en: "784-YYYY-NNNNNNN-N, with or without hyphens; empty, or the regulators' placeholder, for who has none",
    ar: '784-YYYY-NNNNNNN-N بالشرطات أو بدونها؛ يُترك فارغًا أو يُكتب الرقم البديل للجهة التنظيمية لمن لا هوية له',
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
  Status: {
    en: 'Active; Cancelled ends the cover, and so does an empty status with a day of cancellation',
    ar: 'Active؛ وتنهي Cancelled التغطية، وكذلك ترك الحالة فارغة مع ذكر يوم الإلغاء',
  },
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

const listed = (value: string, ar: string, ...aliases: readonly string[]): ImportValue => ({
  value,
  title: { en: value, ar },
  aliases,
});

/** The codes of both regulators, and words. */
const genderValues = [
  listed('female', 'أنثى', '0', 'F'),
  listed('male', 'ذكر', '1', 'M'),
  listed('unknown', 'غير معروف', '9', 'U', 'غير محدد'),
];
const relationValues = [
  listed('principal', 'العضو الرئيسي', '1', 'Self', 'Employee', 'رئيسي', 'الموظف'),
  listed('spouse', 'الزوج', '2', 'Wife', 'Husband', 'زوج', 'زوجة', 'الزوجة'),
  listed('child', 'الابن', '3', 'Son', 'Daughter', 'ابن', 'ابنة', 'الابنة'),
  listed('parent', 'أحد الوالدين', '4', 'Father', 'Mother', 'أب', 'أم', 'الأب', 'الأم', 'والد', 'والدة'),
  listed('other', 'أخرى', '5', 'آخر'),
];
/** Contract statuses of the regulators (domain reference, 4.5): one ends a cover, the others state it as it is now. */
const statusValues = [
  listed('cancelled', 'ملغاة', 'newborn-cancellation', 'canceled', 'ملغى', 'ملغي'),
  listed('active', 'سارية', 'ساري', 'نشط', 'نشطة', 'فعال', 'فعالة'),
  listed('new', 'جديدة', 'جديد'),
  listed('restarted', 'مستأنفة'),
  listed('renewed', 'مجددة', 'مجدد'),
  listed('corrected', 'مصححة', 'corrected date', 'updated emiratesidnumber', 'newborn-correction'),
  listed('gap enrollment', 'تسجيل متأخر'),
  listed('recon', 'مطابقة'),
  listed('newborn', 'مولود جديد'),
  listed('warzone', 'منطقة حرب'),
  listed('visitor', 'زائر'),
];
const gatekeepingValues = [
  listed('required', 'نعم', 'Yes', 'Y', 'TRUE', '1'),
  listed('none', 'لا', 'No', 'N', 'FALSE', '0'),
];

const heads: Readonly<Record<MemberColumn, TemplateHead>> = {
  MemberID: {
    type: 'text',
    most: 30,
    ar: 'رقم العضو',
    aliases: ['Member No', 'Member Number', 'Card Number', 'رقم العضوية', 'رقم البطاقة'],
  },
  EmiratesID: {
    type: 'emiratesId',
    ar: 'رقم الهوية الإماراتية',
    aliases: ['EID', 'Emirates ID Number', 'رقم الهوية', 'الهوية الإماراتية'],
  },
  FullName: {
    type: 'text',
    ar: 'الاسم الكامل',
    aliases: ['Name', 'Member Name', 'Full Name English', 'الاسم', 'اسم العضو', 'الاسم بالإنجليزية'],
  },
  FullNameArabic: {
    type: 'text',
    ar: 'الاسم بالعربية',
    aliases: ['Arabic Name', 'Name Arabic', 'Arabic Full Name', 'الاسم الكامل بالعربية'],
  },
  BirthDate: { type: 'date', ar: 'تاريخ الميلاد', aliases: ['Date of Birth', 'DOB', 'Born on'] },
  Gender: { type: 'list', values: genderValues, ar: 'الجنس', aliases: ['Sex', 'النوع'] },
  Relation: {
    type: 'list',
    values: relationValues,
    ar: 'صلة القرابة',
    aliases: ['Relationship', 'القرابة', 'العلاقة'],
  },
  PolicyNumber: {
    type: 'text',
    most: 50,
    ar: 'رقم وثيقة التأمين',
    aliases: ['Policy No', 'Policy', 'رقم الوثيقة', 'وثيقة التأمين'],
  },
  PlanName: { type: 'text', ar: 'خطة التأمين', aliases: ['Plan', 'Package', 'Package Name', 'اسم الخطة', 'الخطة'] },
  StartDate: {
    type: 'date',
    ar: 'تاريخ البدء',
    aliases: ['Start', 'Cover From', 'Effective Date', 'Valid From', 'تاريخ البداية', 'تاريخ السريان'],
  },
  EndDate: {
    type: 'date',
    ar: 'تاريخ الانتهاء',
    aliases: ['End', 'Cover To', 'Expiry Date', 'Valid To', 'تاريخ النهاية'],
  },
  CoPaymentPercent: {
    type: 'percent',
    ar: 'نسبة مشاركة المريض',
    aliases: ['Co-payment %', 'Copay %', 'Co-payment percentage', 'نسبة التحمل'],
  },
  CoPaymentAED: {
    type: 'money',
    most: 100_000,
    ar: 'مشاركة المريض بالدرهم',
    aliases: ['Co-payment (AED)', 'Copay AED'],
  },
  Status: { type: 'list', values: statusValues, ar: 'الحالة', aliases: ['Cover Status', 'حالة التغطية'] },
  CancelledOn: { type: 'date', ar: 'تاريخ الإلغاء', aliases: ['Cancellation Date', 'Cancelled Date', 'Cancel Date'] },
  Network: { type: 'text', most: 100, ar: 'الشبكة', aliases: ['Network Name', 'اسم الشبكة'] },
  Gatekeeping: { type: 'list', values: gatekeepingValues, ar: 'الإحالة', aliases: ['Gatekeeper', 'Referral Required'] },
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

/** The columns as the reader of sheets takes them. */
export const memberSheet = templateColumns(memberColumns, heads, { help: memberColumnHelp, needed: neededColumns });

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
