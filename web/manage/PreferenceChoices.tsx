import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Language, languageNames } from '../../shared/_field/bilingual.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { useApi } from '../api/useApi.ts';
import { switchLanguage } from '../base/appearance.ts';
import { setPreference, type ThemeChoice, usePreferences } from '../base/preferences.ts';
import { RadioChoice, type RadioOption } from '../ui/RadioChoice.tsx';
import { Section } from '../ui/Section.tsx';
import { useSaveDetails } from './useSaveDetails.ts';

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const languages: readonly RadioOption<Language>[] = [
  { id: 'en', name: languageNames.en, lang: 'en' },
  { id: 'ar', name: languageNames.ar, lang: 'ar' },
];

/** Single-letter shortcuts: off on this computer at once, and remembered with the account. */
function ShortcutSwitch() {
  const { t } = useTranslation('manage');
  const { shortcuts } = usePreferences();
  const { data: details } = useApi(manageApi.endpoints.getUserDetails, {});
  const { save } = useSaveDetails();
  const id = useId();
  const turn = (areShortcutsOn: boolean) => {
    setPreference('shortcuts', areShortcutsOn ? 'on' : 'off');
    if (details) void save(details, { areShortcutsOn });
  };
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={shortcuts === 'on'}
            onChange={(_, isOn) => turn(isOn)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t('preferences.shortcuts')}
      />
      <FormHelperText id={id}>{t('preferences.shortcutsHint')}</FormHelperText>
    </Box>
  );
}

/** Language, theme and shortcuts; they hold from the moment they are chosen. */
export function PreferenceChoices() {
  const { t } = useTranslation(['manage', 'app', 'header']);
  const { language, theme } = usePreferences();
  return (
    <Section title={t('manage:preferences.title')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RadioChoice
          label={t('app:language')}
          value={language}
          options={languages}
          onChange={(chosen) => void switchLanguage(chosen)}
        />
        <RadioChoice
          label={t('header:theme')}
          value={theme}
          options={themes.map((id) => ({ id, name: t(`header:themes.${id}`) }))}
          onChange={(chosen) => setPreference('theme', chosen)}
        />
        <ShortcutSwitch />
        <Button component={Link} to={linkedScreens.newsSettings} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('manage:preferences.news')}
        </Button>
      </Box>
    </Section>
  );
}
