import { type CodedEntry, codedEntries } from './codedEntry.ts';

/** Routes of administration with their codes of HL7 table 0162, which the health information exchanges read (REQ-LOOKUP-10). */
export const administrationRoutes = codedEntries([
  [1, 'PO', 'Oral', 'عن طريق الفم'],
  [2, 'SL', 'Sublingual', 'تحت اللسان'],
  [3, 'B', 'Buccal', 'داخل الشدق'],
  [4, 'IV', 'Intravenous', 'في الوريد'],
  [5, 'IM', 'Intramuscular', 'في العضل'],
  [6, 'SC', 'Subcutaneous', 'تحت الجلد'],
  [7, 'ID', 'Intradermal', 'داخل الأدمة'],
  [8, 'IH', 'Inhalation', 'بالاستنشاق'],
  [9, 'NS', 'Nasal', 'عن طريق الأنف'],
  [10, 'OP', 'Ophthalmic', 'في العين'],
  [11, 'OT', 'Otic', 'في الأذن'],
  [12, 'TP', 'Topical', 'موضعي على الجلد'],
  [13, 'TD', 'Transdermal', 'عبر الجلد'],
  [14, 'PR', 'Rectal', 'عن طريق الشرج'],
  [15, 'VG', 'Vaginal', 'عن طريق المهبل'],
  [16, 'MTH', 'Mouth or throat', 'في الفم أو الحلق'],
  [17, 'DT', 'Dental', 'في الأسنان'],
  [18, 'NG', 'Nasogastric tube', 'أنبوب أنفي معدي'],
  [19, 'GTT', 'Gastrostomy tube', 'أنبوب فغر المعدة'],
  [20, 'EP', 'Epidural', 'فوق الجافية'],
  [21, 'IT', 'Intrathecal', 'داخل القراب'],
  [22, 'IS', 'Intra-articular', 'داخل المفصل'],
  [23, 'IP', 'Intraperitoneal', 'داخل الصفاق'],
  [24, 'IO', 'Intraocular', 'داخل العين'],
  [25, 'UR', 'Urethral', 'عن طريق الإحليل'],
  [26, 'IU', 'Intrauterine', 'داخل الرحم'],
  [27, 'OTH', 'Other', 'طريق آخر'],
]);

/** What each pharmaceutical form is usually given by; a form is compared by the words it begins with, longer ones first. */
const routeOfForm: Readonly<Record<string, string>> = {
  'tablets sublingual': 'SL',
  'sublingual tablet': 'SL',
  'buccal tablet': 'B',
  'vaginal tablet': 'VG',
  'vaginal cream': 'VG',
  'vaginal gel': 'VG',
  'vaginal suppositor': 'VG',
  'vaginal ovule': 'VG',
  pessar: 'VG',
  tablet: 'PO',
  'film coated tablet': 'PO',
  'effervescent tablet': 'PO',
  'chewable tablet': 'PO',
  'orodispersible tablet': 'PO',
  'dispersible tablet': 'PO',
  caplet: 'PO',
  capsule: 'PO',
  syrup: 'PO',
  elixir: 'PO',
  'oral ': 'PO',
  suspension: 'PO',
  granule: 'PO',
  sachet: 'PO',
  lozenge: 'MTH',
  mouthwash: 'MTH',
  gargle: 'MTH',
  suppositor: 'PR',
  'rectal ': 'PR',
  enema: 'PR',
  'eye ': 'OP',
  'ophthalmic ': 'OP',
  'ear ': 'OT',
  'otic ': 'OT',
  'nasal ': 'NS',
  inhal: 'IH',
  'metered dose inhaler': 'IH',
  nebuli: 'IH',
  'dental ': 'DT',
  'transdermal ': 'TD',
  patch: 'TD',
  cream: 'TP',
  ointment: 'TP',
  gel: 'TP',
  lotion: 'TP',
  shampoo: 'TP',
  'powder for injection iv': 'IV',
  'solution for infusion': 'IV',
  'concentrate for infusion': 'IV',
  infusion: 'IV',
  'prefilled pen': 'SC',
  'pre filled pen': 'SC',
};

/**
 * The usual route of a pharmaceutical form such as `Film-coated tablet` or `Eye drops`; null where the form does not say it, as an
 * injection, which may go several ways.
 */
export function routeOfProductForm(productForm: string): CodedEntry | null {
  const form = `${productForm
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const known = Object.keys(routeOfForm)
    .filter((words) => form.startsWith(words))
    .sort((one, other) => other.length - one.length)[0];
  const code = known && routeOfForm[known];
  return administrationRoutes.find((route) => route.code === code) ?? null;
}

/** How often a dose is taken, with the abbreviations of prescriptions and HL7 (REQ-LOOKUP-14). */
export const dosageFrequencies = codedEntries([
  [1, 'QD', 'Once a day', 'مرة واحدة يوميًا'],
  [2, 'BID', 'Twice a day', 'مرتين يوميًا'],
  [3, 'TID', 'Three times a day', 'ثلاث مرات يوميًا'],
  [4, 'QID', 'Four times a day', 'أربع مرات يوميًا'],
  [5, 'Q4H', 'Every 4 hours', 'كل 4 ساعات'],
  [6, 'Q6H', 'Every 6 hours', 'كل 6 ساعات'],
  [7, 'Q8H', 'Every 8 hours', 'كل 8 ساعات'],
  [8, 'Q12H', 'Every 12 hours', 'كل 12 ساعة'],
  [9, 'AM', 'Every morning', 'كل صباح'],
  [10, 'PM', 'Every evening', 'كل مساء'],
  [11, 'HS', 'At bedtime', 'عند النوم'],
  [12, 'AC', 'Before meals', 'قبل الوجبات'],
  [13, 'PC', 'After meals', 'بعد الوجبات'],
  [14, 'QOD', 'Every other day', 'يومًا بعد يوم'],
  [15, 'QW', 'Once a week', 'مرة واحدة أسبوعيًا'],
  [16, 'QM', 'Once a month', 'مرة واحدة شهريًا'],
  [17, 'STAT', 'At once, a single dose', 'جرعة واحدة فورًا'],
  [18, 'PRN', 'When needed', 'عند الحاجة'],
]);

/** For how long a medicine is prescribed; the code is the ISO 8601 duration (REQ-LOOKUP-08). */
export const durations = codedEntries([
  [1, 'P1D', '1 day', 'يوم واحد'],
  [2, 'P2D', '2 days', 'يومان'],
  [3, 'P3D', '3 days', '3 أيام'],
  [4, 'P5D', '5 days', '5 أيام'],
  [5, 'P7D', '7 days', '7 أيام'],
  [6, 'P10D', '10 days', '10 أيام'],
  [7, 'P14D', '14 days', '14 يومًا'],
  [8, 'P21D', '21 days', '21 يومًا'],
  [9, 'P28D', '28 days', '28 يومًا'],
  [10, 'P30D', '30 days', '30 يومًا'],
  [11, 'P60D', '60 days', '60 يومًا'],
  [12, 'P90D', '90 days', '90 يومًا'],
  [13, 'P6M', '6 months', '6 أشهر'],
]);

/** Why a prescriber or pharmacist went on in spite of a warning (REQ-LOOKUP-17). */
export const overrideReasons = codedEntries([
  [1, 'BENEFIT', 'The benefit outweighs the risk', 'الفائدة تفوق الخطر'],
  [2, 'TOLERATED', 'The patient has tolerated the medicine before', 'سبق للمريض أن تحمّل الدواء'],
  [3, 'MONITORED', 'The patient will be monitored', 'ستجري متابعة المريض'],
  [4, 'DOSE', 'The dose has been adjusted', 'عُدّلت الجرعة'],
  [5, 'NOALTERNATIVE', 'There is no suitable alternative', 'لا يوجد بديل مناسب'],
  [6, 'PRESCRIBER', 'Confirmed with the prescriber', 'أكّده الطبيب الواصف'],
  [7, 'SPECIALIST', 'On the advice of a specialist', 'بناءً على رأي أخصائي'],
  [8, 'OUTDATED', 'The recorded information is out of date', 'المعلومات المسجلة قديمة'],
]);
