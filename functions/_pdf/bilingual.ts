/** A document in one language, or with both side by side. */
export type PdfLanguage = 'en' | 'ar' | 'both';

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

export const text = (en: string, ar: string): Bilingual => ({ en, ar });
