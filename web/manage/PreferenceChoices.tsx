import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames } from '../../shared/_field/bilingual.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { useApi } from '../api/useApi.ts';
import { switchLanguage } from '../base/appearance.ts';
import { setPreference, type ThemeChoice, usePreferences } from '../base/preferences.ts';
import { Section } from '../ui/Section.tsx';
import { useSaveDetails } from './useSaveDetails.ts';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, value, choices, onChoose }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onChoose(chosen as Value)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio size="small" />}
            label={choice.label}
            lang={choice.lang}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const languages: readonly { value: Language; label: string; lang: string }[] = [
  { value: 'en', label: languageNames.en, lang: 'en' },
  { value: 'ar', label: languageNames.ar, lang: 'ar' },
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
        <Choices
          label={t('app:language')}
          value={language}
          choices={languages}
          onChoose={(chosen) => void switchLanguage(chosen)}
        />
        <Choices
          label={t('header:theme')}
          value={theme}
          choices={themes.map((value) => ({ value, label: t(`header:themes.${value}`) }))}
          onChoose={(chosen) => setPreference('theme', chosen)}
        />
        <ShortcutSwitch />
      </Box>
    </Section>
  );
}
