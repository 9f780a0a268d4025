import { searchText } from '../../../shared/_field/searchText.ts';

/** What doctors and receptionists type in Arabic, in the classification's English words. The descriptions themselves exist in English only. */
const terms: Readonly<Record<string, string>> = {
  سكري: 'diabetes mellitus',
  'ضغط الدم': 'hypertension',
  'ارتفاع ضغط': 'hypertension',
  ربو: 'asthma',
  'التهاب اللوزتين': 'tonsillitis',
  'التهاب البلعوم': 'pharyngitis',
  'التهاب الحلق': 'pharyngitis',
  زكام: 'common cold',
  انفلونزا: 'influenza',
  'التهاب رئوي': 'pneumonia',
  'التهاب الجيوب': 'sinusitis',
  'التهاب الشعب': 'bronchitis',
  'التهاب الأذن': 'otitis',
  'التهاب الملتحمة': 'conjunctivitis',
  'التهاب المعدة': 'gastritis',
  'التهاب الكبد': 'hepatitis',
  'التهاب المسالك': 'urinary tract infection',
  'التهاب الجلد': 'dermatitis',
  'التهاب المفاصل': 'arthritis',
  'التهاب الزائدة': 'appendicitis',
  سعال: 'cough',
  حمى: 'fever',
  صداع: 'headache',
  شقيقة: 'migraine',
  اسهال: 'diarrhea',
  امساك: 'constipation',
  غثيان: 'nausea',
  قيء: 'vomiting',
  'فقر الدم': 'anemia',
  سمنة: 'obesity',
  سرطان: 'malignant neoplasm',
  'سرطان الثدي': 'malignant neoplasm breast',
  حمل: 'pregnancy',
  كسر: 'fracture',
  حرق: 'burn',
  حساسية: 'allerg',
  اكتئاب: 'depress',
  قلق: 'anxiety',
  صرع: 'epilepsy',
  'فشل كلوي': 'kidney failure',
  'حصوات الكلى': 'calculus kidney',
  'قصور القلب': 'heart failure',
  'جلطة قلبية': 'myocardial infarction',
  'سكتة دماغية': 'cerebral infarction',
  'الغدة الدرقية': 'thyroid',
  'فيتامين د': 'vitamin d deficiency',
  'آلام الظهر': 'low back pain',
  'تسوس الأسنان': 'dental caries',
  'حب الشباب': 'acne',
  صدفية: 'psoriasis',
  'ماء أبيض': 'cataract',
  كورونا: 'covid',
};

const withoutArticle = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))
    .join(' ');

const folded = Object.entries(terms).map(([arabic, english]) => [withoutArticle(searchText(arabic)), english] as const);

/** The English words for what was typed in Arabic, at its beginning or whole; null for other texts. */
export function englishOf(typed: string): string | null {
  const text = withoutArticle(searchText(typed));
  if (!/\p{Script=Arabic}/u.test(text)) return null;
  const whole = folded.find(([arabic]) => arabic === text);
  return (whole ?? folded.find(([arabic]) => arabic.startsWith(text)))?.[1] ?? null;
}
