import type { Bilingual } from '../../../shared/_field/bilingual.ts';

interface Chapter {
  /** The first categories of the chapter and of the next one sort around its codes. */
  readonly from: string;
  readonly name: Bilingual;
}

const chapter = (from: string, en: string, ar: string): Chapter => ({ from, name: { en, ar } });

/** The chapters of ICD-10-CM in the order of their codes. */
const chapters: readonly Chapter[] = [
  chapter('A00', 'Certain infectious and parasitic diseases', 'أمراض معدية وطفيلية معينة'),
  chapter('C00', 'Neoplasms', 'الأورام'),
  chapter(
    'D50',
    'Diseases of the blood and blood-forming organs and certain disorders involving the immune mechanism',
    'أمراض الدم والأعضاء المكوّنة للدم وبعض اضطرابات جهاز المناعة',
  ),
  chapter('E00', 'Endocrine, nutritional and metabolic diseases', 'أمراض الغدد الصماء والتغذية والأيض'),
  chapter(
    'F00',
    'Mental, behavioral and neurodevelopmental disorders',
    'الاضطرابات النفسية والسلوكية واضطرابات النمو العصبي',
  ),
  chapter('G00', 'Diseases of the nervous system', 'أمراض الجهاز العصبي'),
  chapter('H00', 'Diseases of the eye and adnexa', 'أمراض العين وملحقاتها'),
  chapter('H60', 'Diseases of the ear and mastoid process', 'أمراض الأذن والناتئ الخشائي'),
  chapter('I00', 'Diseases of the circulatory system', 'أمراض الجهاز الدوري'),
  chapter('J00', 'Diseases of the respiratory system', 'أمراض الجهاز التنفسي'),
  chapter('K00', 'Diseases of the digestive system', 'أمراض الجهاز الهضمي'),
  chapter('L00', 'Diseases of the skin and subcutaneous tissue', 'أمراض الجلد والنسيج تحت الجلد'),
  chapter(
    'M00',
    'Diseases of the musculoskeletal system and connective tissue',
    'أمراض الجهاز العضلي الهيكلي والنسيج الضام',
  ),
  chapter('N00', 'Diseases of the genitourinary system', 'أمراض الجهاز البولي التناسلي'),
  chapter('O00', 'Pregnancy, childbirth and the puerperium', 'الحمل والولادة والنفاس'),
  chapter(
    'P00',
    'Certain conditions originating in the perinatal period',
    'حالات معينة تنشأ في الفترة المحيطة بالولادة',
  ),
  chapter(
    'Q00',
    'Congenital malformations, deformations and chromosomal abnormalities',
    'التشوهات الخلقية والتشوهات الصبغية',
  ),
  chapter(
    'R00',
    'Symptoms, signs and abnormal clinical and laboratory findings, not elsewhere classified',
    'الأعراض والعلامات والنتائج السريرية والمخبرية غير الطبيعية غير المصنفة في موضع آخر',
  ),
  chapter(
    'S00',
    'Injury, poisoning and certain other consequences of external causes',
    'الإصابات والتسمم وبعض العواقب الأخرى للأسباب الخارجية',
  ),
  chapter('U00', 'Codes for special purposes', 'رموز لأغراض خاصة'),
  chapter('V00', 'External causes of morbidity', 'الأسباب الخارجية للمرض'),
  chapter(
    'Z00',
    'Factors influencing health status and contact with health services',
    'العوامل المؤثرة في الحالة الصحية والتعامل مع الخدمات الصحية',
  ),
];

/** The chapter of a code, in both languages. */
export function chapterOf(code: string): Bilingual {
  const found = chapters.findLast(({ from }) => from <= code);
  if (!found) throw new Error(`No chapter of ${code}`);
  return found.name;
}
