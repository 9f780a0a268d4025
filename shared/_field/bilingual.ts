export type Language = 'en' | 'ar';

/**
 * A value in both languages, where the code itself holds it. Answers and stored records have two fields instead (`payerName`,
 * `payerNameArabic`): `nameIn` reads those.
 */
export interface Bilingual<Value = string> {
  readonly en: Value;
  readonly ar: Value;
}

/** Each language in its own letters. */
export const languageNames: Bilingual = { en: 'English', ar: 'العربية' };

/** The language that a text names; English for what is neither. */
export const languageOf = (language: string): Language => (language === 'ar' ? 'ar' : 'en');
export const otherLanguage = (language: string): Language => (language === 'ar' ? 'en' : 'ar');
export const isRightToLeft = (language: string): boolean => language === 'ar';
export const directionOf = (language: string): 'ltr' | 'rtl' => (isRightToLeft(language) ? 'rtl' : 'ltr');

/** The value in the reader's language. */
export const inLanguage = <Value>(language: string, value: Bilingual<Value>): Value => value[languageOf(language)];
