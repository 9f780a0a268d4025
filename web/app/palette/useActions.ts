import { useTranslation } from 'react-i18next';
import { languageNames, otherLanguage } from '../../../shared/_field/bilingual.ts';
import { guideNames, guidePath } from '../../../shared/_field/guides.ts';
import { switchLanguage } from '../../base/appearance.ts';
import { setPreference, type ThemeChoice, usePreferences } from '../../base/preferences.ts';
import { logOut } from '../../parts/session/logOut.ts';
import { keepShortcuts } from '../keepShortcuts.ts';
import { actionWords } from './actionWords.ts';
import type { Entry } from './entry.ts';

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

type Action = Omit<Entry, 'group'>;

/** What everybody may do from anywhere, by the same words as the menus of the header. */
export function useActions(): Entry[] {
  const { t } = useTranslation(['palette', 'app', 'header']);
  const { language, theme, shortcuts } = usePreferences();
  const other = otherLanguage(language);
  const areOn = shortcuts === 'on';

  const themeActions: Action[] = themes
    .filter((each) => each !== theme)
    .map((each) => ({
      id: `theme-${each}`,
      name: `${t('header:theme')}: ${t(`header:themes.${each}`)}`,
      run: () => setPreference('theme', each),
    }));
  const guides: Action[] = guideNames.map((name) => ({
    id: `guide-${name}`,
    name: t(`app:guides.${name}`),
    about: t('app:newTab'),
    run: () => void window.open(guidePath(name, language), '_blank', 'noopener'),
  }));
  const actions: Action[] = [
    {
      id: 'language',
      name: languageNames[other],
      about: t('app:language'),
      lang: other,
      run: () => void switchLanguage(other),
    },
    ...themeActions,
    {
      id: 'shortcuts',
      name: t(areOn ? 'shortcutsOff' : 'shortcutsOn'),
      run: () => keepShortcuts(!areOn),
    },
    ...guides,
    { id: 'logOut', name: t('header:logOut'), run: () => void logOut() },
  ];
  return actions.map((action) => ({ keywords: actionWords(action.id), ...action, group: 'actions' }));
}
