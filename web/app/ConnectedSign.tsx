import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Says that a facility is connected to the health information exchange (REQ-SHELL-14). */
export function ConnectedSign() {
  const { t } = useTranslation('header');
  return (
    <Box
      component="span"
      title={t('connectedTitle')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'success.main',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
      }}
    >
      <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 14 }} />
      {t('connected')}
    </Box>
  );
}
