import Button from '@mui/material/Button';
import { switchLanguage } from './appearance.ts';
import { usePreferences } from './preferences.ts';

/** Offers the other language, in that language's own letters. */
export function LanguageButton() {
  const { language } = usePreferences();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button lang={other} onClick={() => void switchLanguage(other)} size="small" sx={{ flexShrink: 0 }}>
      {other === 'ar' ? 'العربية' : 'English'}
    </Button>
  );
}
