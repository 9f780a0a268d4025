import Button from '@mui/material/Button';
import { languageNames, otherLanguage } from '../../shared/_field/bilingual.ts';
import { switchLanguage } from './appearance.ts';
import { usePreferences } from './preferences.ts';

/** Offers the other language, in that language's own letters. */
export function LanguageButton() {
  const { language } = usePreferences();
  const other = otherLanguage(language);
  return (
    <Button lang={other} onClick={() => void switchLanguage(other)} size="small" sx={{ flexShrink: 0 }}>
      {languageNames[other]}
    </Button>
  );
}
