import type { Bilingual, Language } from '../../shared/_field/bilingual.ts';

/** A document in one language, or with both side by side. */
export type PdfLanguage = Language | 'both';

export const text = (en: string, ar: string): Bilingual => ({ en, ar });
