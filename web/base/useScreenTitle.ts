import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import type { TitleKey } from './screen.ts';

/**
 * Names screens in the user's language, as title bar, back button, lists and browser tab show them. The titles that visitors meet
 * are part of the shell's texts, the others come with the screen table; before that a screen has no name.
 */
export function useScreenTitle(): (title: TitleKey) => string {
  const { t, i18n } = useTranslation();
  const insurer = inLanguage(i18n.language, brand.insurer.names);
  return (title) =>
    t([`app:screens.${title}`, `screens:${title}`] as unknown as 'app:screens.login', { insurer, defaultValue: '' });
}
