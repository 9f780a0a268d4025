import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand.ts';
import { usePreferences } from './preferences.ts';

export function Footer() {
  const { t } = useTranslation();
  const { language } = usePreferences();
  const name = language === 'ar' ? brand.arabicName : brand.name;
  return (
    <Box
      component="footer"
      sx={{
        mt: 3,
        px: { xs: 2, md: 3 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <span>{t('footer', { name, year: new Date().getFullYear() })}</span>
      <Link href={`mailto:${brand.supportEmail}`} color="inherit" sx={{ py: 0.25 }}>
        {t('support')}
      </Link>
    </Box>
  );
}
