import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand.ts';
import type { TitleKey } from './screens/screen.ts';

/** Names screens in the user's language, as title bar, back button and browser tab show them. */
export function useScreenTitle(): (title: TitleKey) => string {
  const { t, i18n } = useTranslation();
  const insurer = i18n.language === 'ar' ? brand.insurer.arabicName : brand.insurer.name;
  return (title) => t(`screens.${title}`, { insurer });
}
