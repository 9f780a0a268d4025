import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { exchangeLinks } from './exchangeLinks.ts';

const points = ['eligibility', 'bilingual', 'audit'] as const;

/** The promotional block about the health information exchange with its two external links (REQ-LOGIN-05). */
export function ExchangePanel() {
  const { t } = useTranslation('account');
  return (
    <Box
      component="aside"
      aria-labelledby="exchange-heading"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        px: { xs: 3, md: 7 },
        py: { xs: 5, md: 6 },
        color: '#fff',
        background: 'linear-gradient(150deg, #0B6B6B 0%, #084F4F 60%, #063C3D 100%)',
      }}
    >
      <Box aria-hidden="true" sx={{ width: 56, height: 4, borderRadius: 2, bgcolor: '#D9B368', mb: 3 }} />
      <Typography
        id="exchange-heading"
        variant="h2"
        sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' }, maxWidth: '22em' }}
      >
        {t('exchange.heading')}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '34em', color: 'rgb(255 255 255 / 0.9)' }}>{t('exchange.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 1 }}>
        {points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <CheckCircleOutlined fontSize="small" sx={{ color: '#E2BE74' }} />
            {t(`exchange.points.${point}`)}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        {exchangeLinks.map(({ key, href }) => (
          <Box
            component="a"
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              py: 0.5,
              color: 'inherit',
              textUnderlineOffset: '3px',
            }}
          >
            {t(`exchange.links.${key}`)}
            <OpenInNew titleAccess={t('exchange.newTab')} sx={{ fontSize: 16 }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
