import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { version } from '../../package.json';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import { LanguageButton } from '../base/LanguageButton.tsx';
import { usePreferences } from '../base/preferences.ts';

export function Footer() {
  const { t } = useTranslation();
  const { language } = usePreferences();
  const name = inLanguage(language, brand.names);
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 2, md: 3 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <span>{t('footer', { name, year: new Date().getFullYear() })}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <span>{t('version', { version })}</span>
        <Box component="a" href={`mailto:${brand.supportEmail}`} sx={{ color: 'inherit', py: 0.25 }}>
          {t('support')}
        </Box>
        <LanguageButton />
      </Box>
    </Box>
  );
}
