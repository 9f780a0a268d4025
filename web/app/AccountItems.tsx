import Check from '@mui/icons-material/Check';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiDocsScreens } from '../apidocs/screens.ts';
import { switchLanguage } from '../base/appearance.ts';
import { setPreference, type ThemeChoice, usePreferences } from '../base/preferences.ts';
import { pathTo } from '../base/screenPath.ts';
import { manageScreens } from '../manage/screens.ts';
import { usePortalSettings } from '../parts/portalSettings/usePortalSettings.ts';
import { logOut } from '../parts/session/logOut.ts';
import { GroupName } from './GroupName.tsx';
import { keepShortcuts } from './keepShortcuts.ts';

interface ChoiceProps {
  /** What is chosen among: a menu has no groups that its keyboard would walk through, so each choice names its own. */
  group?: string;
  label: string;
  lang?: string;
  isChosen: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox';
  onChoose: () => void;
}

function Choice({ group, label, lang, isChosen, role = 'menuitemradio', onChoose }: ChoiceProps) {
  return (
    <MenuItem
      role={role}
      aria-checked={isChosen}
      aria-label={group ? `${group}: ${label}` : undefined}
      onClick={onChoose}
      lang={lang}
      dense
    >
      <ListItemIcon>{isChosen ? <Check fontSize="small" color="primary" /> : null}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** The items of the account menu, the same in the menu and in the drawer of a phone. */
export function AccountItems({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['header', 'app']);
  const navigate = useNavigate();
  const { language, theme, shortcuts } = usePreferences();
  const contactUsUrl = usePortalSettings()?.contactUsUrl;
  const open = (path: string) => {
    onDone();
    void navigate(path);
  };
  const speak = (wanted: 'en' | 'ar') => {
    onDone();
    void switchLanguage(wanted);
  };
  return (
    <>
      <MenuItem autoFocus onClick={() => open(pathTo(manageScreens.settings))}>
        {t('accountSettings')}
      </MenuItem>
      <MenuItem onClick={() => open(pathTo(apiDocsScreens.docs))}>{t('apiDocs')}</MenuItem>
      {contactUsUrl ? (
        <MenuItem component="a" href={contactUsUrl} target="_blank" rel="noopener noreferrer" onClick={onDone}>
          {t('contactUs')}
          <OpenInNew titleAccess={t('app:newTab')} fontSize="small" color="action" sx={{ marginInlineStart: 'auto' }} />
        </MenuItem>
      ) : null}
      <Divider component="li" />
      <GroupName>{t('app:language')}</GroupName>
      <Choice
        group={t('app:language')}
        label="English"
        lang="en"
        isChosen={language === 'en'}
        onChoose={() => speak('en')}
      />
      <Choice
        group={t('app:language')}
        label="العربية"
        lang="ar"
        isChosen={language === 'ar'}
        onChoose={() => speak('ar')}
      />
      <GroupName>{t('theme')}</GroupName>
      {themes.map((each) => (
        <Choice
          key={each}
          group={t('theme')}
          label={t(`themes.${each}`)}
          isChosen={theme === each}
          onChoose={() => setPreference('theme', each)}
        />
      ))}
      <Divider component="li" />
      <Choice
        role="menuitemcheckbox"
        label={t('shortcuts')}
        isChosen={shortcuts === 'on'}
        onChoose={() => keepShortcuts(shortcuts === 'off')}
      />
      <Divider component="li" />
      <MenuItem onClick={() => void logOut()}>{t('logOut')}</MenuItem>
    </>
  );
}
