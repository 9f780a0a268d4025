import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { switchLanguage } from './appearance.ts';
import { logOut } from './logOut.ts';
import { setPreference, type ThemeChoice, usePreferences } from './preferences.ts';

interface ChoiceProps {
  label: string;
  lang?: string;
  isChosen: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox';
  onChoose: () => void;
}

function Choice({ label, lang, isChosen, role = 'menuitemradio', onChoose }: ChoiceProps) {
  return (
    <MenuItem role={role} aria-checked={isChosen} onClick={onChoose} lang={lang} dense>
      <ListItemIcon>{isChosen ? <Check fontSize="small" color="primary" /> : null}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const subheader = { lineHeight: '32px', bgcolor: 'transparent' } as const;

/** The items of the account menu, the same in the menu and in the drawer of a phone. */
export function AccountItems({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { language, theme, shortcuts } = usePreferences();
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
      <MenuItem autoFocus onClick={() => open('/manage')}>
        {t('accountSettings')}
      </MenuItem>
      <MenuItem onClick={() => open('/api-docs')}>{t('apiDocs')}</MenuItem>
      <Divider component="li" />
      <ListSubheader sx={subheader}>{t('language')}</ListSubheader>
      <Choice label="English" lang="en" isChosen={language === 'en'} onChoose={() => speak('en')} />
      <Choice label="العربية" lang="ar" isChosen={language === 'ar'} onChoose={() => speak('ar')} />
      <ListSubheader sx={subheader}>{t('theme')}</ListSubheader>
      {themes.map((each) => (
        <Choice
          key={each}
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
        onChoose={() => setPreference('shortcuts', shortcuts === 'on' ? 'off' : 'on')}
      />
      <Divider component="li" />
      <MenuItem onClick={() => void logOut()}>{t('logOut')}</MenuItem>
    </>
  );
}
