import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';

/** A specialty of the portal's list. Codes are ours and never change: each regulator writes the names in its own way. */
export interface Specialty {
  readonly code: string;
  readonly name: string;
  readonly nameArabic: string;
}

const rows: readonly (readonly [code: string, name: string, nameArabic: string])[] = [
  ['allergy-immunology', 'Allergy and Immunology', 'الحساسية والمناعة'],
  ['anaesthesiology', 'Anaesthesiology', 'التخدير'],
  ['audiology', 'Audiology', 'علم السمع'],
  ['bariatric-surgery', 'Bariatric Surgery', 'جراحة السمنة'],
  ['cardiac-surgery', 'Cardiac Surgery', 'جراحة القلب'],
  ['cardiology', 'Cardiology', 'أمراض القلب'],
  ['chiropractic', 'Chiropractic', 'تقويم العمود الفقري'],
  ['dietetics', 'Clinical Dietetics', 'التغذية السريرية'],
  ['clinical-pharmacy', 'Clinical Pharmacy', 'الصيدلة السريرية'],
  ['clinical-psychology', 'Clinical Psychology', 'علم النفس السريري'],
  ['colorectal-surgery', 'Colorectal Surgery', 'جراحة القولون والمستقيم'],
  ['community-medicine', 'Community Medicine', 'طب المجتمع'],
  ['critical-care', 'Critical Care Medicine', 'طب العناية الحرجة'],
  ['dental-hygiene', 'Dental Hygiene', 'صحة الأسنان'],
  ['dentistry', 'Dentistry', 'طب الأسنان'],
  ['dermatology', 'Dermatology', 'الأمراض الجلدية'],
  ['emergency-medicine', 'Emergency Medicine', 'طب الطوارئ'],
  ['endocrinology', 'Endocrinology', 'الغدد الصماء'],
  ['endodontics', 'Endodontics', 'علاج جذور الأسنان'],
  ['family-medicine', 'Family Medicine', 'طب الأسرة'],
  ['gastroenterology', 'Gastroenterology', 'أمراض الجهاز الهضمي'],
  ['general-practice', 'General Practice', 'الطب العام'],
  ['general-surgery', 'General Surgery', 'الجراحة العامة'],
  ['geriatrics', 'Geriatric Medicine', 'طب المسنين'],
  ['gynaecology', 'Gynaecology', 'أمراض النساء'],
  ['haematology', 'Haematology', 'أمراض الدم'],
  ['hepatology', 'Hepatology', 'أمراض الكبد'],
  ['infectious-diseases', 'Infectious Diseases', 'الأمراض المعدية'],
  ['internal-medicine', 'Internal Medicine', 'الطب الباطني'],
  ['interventional-radiology', 'Interventional Radiology', 'الأشعة التداخلية'],
  ['laboratory-medicine', 'Laboratory Medicine', 'طب المختبرات'],
  ['fetal-medicine', 'Maternal-Fetal Medicine', 'طب الأم والجنين'],
  ['medical-genetics', 'Medical Genetics', 'علم الوراثة الطبية'],
  ['laboratory', 'Medical Laboratory Technology', 'تقنية المختبرات الطبية'],
  ['microbiology', 'Medical Microbiology', 'الأحياء الدقيقة الطبية'],
  ['oncology', 'Medical Oncology', 'طب الأورام'],
  ['midwifery', 'Midwifery', 'القبالة'],
  ['neonatology', 'Neonatology', 'طب حديثي الولادة'],
  ['nephrology', 'Nephrology', 'أمراض الكلى'],
  ['neurology', 'Neurology', 'طب الأعصاب'],
  ['neurosurgery', 'Neurosurgery', 'جراحة الأعصاب'],
  ['nuclear-medicine', 'Nuclear Medicine', 'الطب النووي'],
  ['nursing', 'Nursing', 'التمريض'],
  ['obstetrics', 'Obstetrics', 'التوليد'],
  ['obstetrics-gynaecology', 'Obstetrics and Gynaecology', 'التوليد وأمراض النساء'],
  ['occupational-medicine', 'Occupational Medicine', 'الطب المهني'],
  ['occupational-therapy', 'Occupational Therapy', 'العلاج الوظيفي'],
  ['ophthalmology', 'Ophthalmology', 'طب العيون'],
  ['optometry', 'Optometry', 'البصريات'],
  ['oral-surgery', 'Oral and Maxillofacial Surgery', 'جراحة الفم والوجه والفكين'],
  ['orthodontics', 'Orthodontics', 'تقويم الأسنان'],
  ['orthopaedics', 'Orthopaedics', 'جراحة العظام'],
  ['otorhinolaryngology', 'Otorhinolaryngology', 'الأنف والأذن والحنجرة'],
  ['paediatric-dentistry', 'Paediatric Dentistry', 'طب أسنان الأطفال'],
  ['paediatric-surgery', 'Paediatric Surgery', 'جراحة الأطفال'],
  ['paediatrics', 'Paediatrics', 'طب الأطفال'],
  ['pain-medicine', 'Pain Medicine', 'طب الألم'],
  ['palliative-medicine', 'Palliative Medicine', 'الطب التلطيفي'],
  ['pathology', 'Pathology', 'علم الأمراض'],
  ['periodontics', 'Periodontics', 'أمراض اللثة'],
  ['pharmacy', 'Pharmacy', 'الصيدلة'],
  ['physical-medicine', 'Physical Medicine and Rehabilitation', 'الطب الطبيعي والتأهيل'],
  ['physiotherapy', 'Physiotherapy', 'العلاج الطبيعي'],
  ['plastic-surgery', 'Plastic Surgery', 'الجراحة التجميلية'],
  ['podiatry', 'Podiatry', 'طب القدم'],
  ['preventive-medicine', 'Preventive Medicine', 'الطب الوقائي'],
  ['prosthodontics', 'Prosthodontics', 'تركيبات الأسنان'],
  ['psychiatry', 'Psychiatry', 'الطب النفسي'],
  ['pulmonology', 'Pulmonology', 'أمراض الرئة'],
  ['radiation-oncology', 'Radiation Oncology', 'علاج الأورام بالإشعاع'],
  ['radiography', 'Radiography', 'تقنية الأشعة'],
  ['radiology', 'Radiology', 'الأشعة'],
  ['reproductive-medicine', 'Reproductive Medicine', 'طب الإنجاب'],
  ['respiratory-therapy', 'Respiratory Therapy', 'العلاج التنفسي'],
  ['rheumatology', 'Rheumatology', 'أمراض الروماتيزم'],
  ['speech-therapy', 'Speech and Language Therapy', 'علاج النطق واللغة'],
  ['sports-medicine', 'Sports Medicine', 'الطب الرياضي'],
  ['thoracic-surgery', 'Thoracic Surgery', 'جراحة الصدر'],
  ['traditional-medicine', 'Traditional and Complementary Medicine', 'الطب التقليدي والتكميلي'],
  ['transplant-surgery', 'Transplant Surgery', 'جراحة زراعة الأعضاء'],
  ['urology', 'Urology', 'جراحة المسالك البولية'],
  ['vascular-surgery', 'Vascular Surgery', 'جراحة الأوعية الدموية'],
];

/** All specialties, by their English names. */
export const specialties: readonly Specialty[] = rows.map(([code, name, nameArabic]) => ({ code, name, nameArabic }));

const byCode = new Map(specialties.map((each) => [each.code, each]));

/** The specialty of a code, or null. */
export const specialtyOf = (code: string): Specialty | null => byCode.get(code) ?? null;

/** One form for the ways to write a name: American spelling, `&` and `and`. */
const comparable = (text: string): string =>
  searchText(text)
    .replaceAll('gynecology', 'gynaecology')
    .replace(/\bpediatric/g, 'paediatric')
    .replaceAll('orthopedic', 'orthopaedic')
    .replaceAll('anesthesi', 'anaesthesi')
    .replace(/\bhematology/g, 'haematology')
    .replaceAll('foetal', 'fetal')
    .replace(/\band\b/g, ' ')
    .replace(/ +/g, ' ');

const byName = new Map(
  specialties.flatMap((each) =>
    [each.code, each.name, each.nameArabic].map((text) => [comparable(text), each] as const),
  ),
);

/** The specialty that a sheet names by its code or by its name in either language, or null. */
export const specialtyNamed = (text: string): Specialty | null => byName.get(comparable(text)) ?? null;

/** The specialties that have a word that begins so, in either language, without those of the excluded codes and names. */
export function specialtiesBeginning(text: string, excluded: ReadonlySet<string>, most: number): Specialty[] {
  const begin = searchText(text);
  const matches = ({ name, nameArabic }: Specialty): boolean =>
    [name, nameArabic].flatMap(searchTokens).some((token) => token.startsWith(begin));
  return specialties
    .filter((each) => !excluded.has(each.code) && !excluded.has(each.name) && matches(each))
    .slice(0, most);
}
