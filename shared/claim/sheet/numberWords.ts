import type { Bilingual } from '../../_field/bilingual.ts';
import type { ImportValue } from '../../_parts/sheetImport.ts';
import { choicesOf } from '../choicesOf.ts';
import { claimDialects } from '../claim.ts';

const words = (en: string, ar: string): Bilingual => ({ en, ar });

/** The regulators' numbers in words. Two numbers mean something else in Dubai and in Abu Dhabi. */
const numberWords = {
  'Encounter.Type': {
    1: words('Outpatient', 'العيادات الخارجية'),
    2: words('Emergency', 'الطوارئ'),
    3: words('Inpatient', 'العلاج الداخلي'),
    4: words('Inpatient by way of the emergency room', 'العلاج الداخلي عن طريق الطوارئ'),
    5: words('Day case', 'رعاية اليوم الواحد'),
    6: words('Day case by way of the emergency room', 'رعاية اليوم الواحد عن طريق الطوارئ'),
    7: words('Screening of nationals', 'الفحص الدوري للمواطنين'),
    8: words('New visa screening', 'فحص تأشيرة جديدة'),
    9: words('Renewal visa screening', 'فحص تجديد التأشيرة'),
    10: words(
      'Tests before an operation (Dubai), telemedicine (Abu Dhabi)',
      'فحوص ما قبل العملية (دبي)، الطب عن بُعد (أبوظبي)',
    ),
    12: words('Home care', 'الرعاية المنزلية'),
    13: words('Assisted living', 'دار رعاية'),
    15: words('Mobile unit', 'الوحدة المتنقلة'),
    41: words('Ambulance by land', 'إسعاف بري'),
    42: words('Ambulance by air or water', 'إسعاف جوي أو بحري'),
    103: words('School', 'مدرسة'),
  },
  'Encounter.StartType': {
    1: words('Elective', 'مخطط لها'),
    2: words('Emergency', 'طارئة'),
    3: words('Transfer from another hospital', 'نقل من مستشفى آخر'),
    4: words('Live birth', 'ولادة حية'),
    5: words('Still birth', 'ولادة ميتة'),
    6: words('Dead on arrival', 'وفاة قبل الوصول'),
    7: words('Continuing encounter', 'زيارة مستمرة'),
    8: words('Transfer from non-acute care', 'نقل من رعاية غير حادة'),
  },
  'Encounter.EndType': {
    1: words('Discharged with approval', 'خروج بموافقة الطبيب'),
    2: words('Left against advice', 'خروج خلافًا للنصيحة الطبية'),
    3: words('Absent without leave', 'غياب من دون إذن'),
    4: words('Transfer to another hospital', 'نقل إلى مستشفى آخر'),
    5: words('Deceased', 'وفاة'),
    6: words('Not discharged', 'لم يخرج بعد'),
    7: words('Transfer to non-acute care', 'نقل إلى رعاية غير حادة'),
    8: words(
      'Administrative discharge (Dubai), telemedicine: sent to emergency (Abu Dhabi)',
      'خروج إداري (دبي)، طب عن بُعد: إحالة إلى الطوارئ (أبوظبي)',
    ),
    9: words('Telemedicine: prescription', 'طب عن بُعد: وصفة'),
    10: words('Telemedicine: referral', 'طب عن بُعد: إحالة'),
    11: words('Telemedicine: follow-up', 'طب عن بُعد: متابعة'),
    12: words('Telemedicine: self-care', 'طب عن بُعد: رعاية ذاتية'),
  },
  'Activity.Type': {
    1: words('ICD procedure (historic), 1', 'إجراء ICD (سابق)، 1'),
    2: words('ICD procedure (historic), 2', 'إجراء ICD (سابق)، 2'),
    3: words('CPT', 'CPT'),
    4: words('HCPCS', 'HCPCS'),
    5: words('Drug (trade name)', 'دواء (اسم تجاري)'),
    6: words('Dental', 'الأسنان'),
    8: words('Service code', 'رمز خدمة'),
    9: words('DRG', 'DRG'),
    10: words('Drug (generic)', 'دواء (اسم علمي)'),
  },
} as const satisfies Record<string, Readonly<Record<number, Bilingual>>>;

/** All that either regulator allows at a field, in the order of the numbers. */
const allowedAt = (path: string): string[] =>
  [...new Set(claimDialects.flatMap((dialect) => choicesOf(dialect, path)))].toSorted(
    (one, other) => Number(one) - Number(other),
  );

/** The numbers that a field may hold, as a column of a sheet takes them: by themselves, or in words. */
export const numbersAt = (path: keyof typeof numberWords): readonly ImportValue[] =>
  allowedAt(path).map((value) => {
    const known: Readonly<Record<string, Bilingual>> = numberWords[path];
    return { value, title: known[value] ?? words(value, value) };
  });

/** The kinds of observations, which files name in one way in every language. A file does not fit into a cell. */
export const observationTypes: readonly ImportValue[] = [
  ...new Set(claimDialects.flatMap((dialect) => choicesOf(dialect, 'Activity.Observation.Type'))),
]
  .filter((value) => value !== 'File')
  .map((value) => ({ value, title: words(value, value) }));
