import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { statusWordOf } from '../../../shared/eligibility/statusWords.ts';

/** The word of a status in the language of the screen, from the table that exported sheets and printed pages use too. */
export function useStatusText(): (status: number) => string {
  const { language } = useTranslation().i18n;
  return useCallback((status) => inLanguage(language, statusWordOf(status)), [language]);
}
