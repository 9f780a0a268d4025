import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Covers the content while a screen's code travels (REQ-SHELL-09); a quick arrival never shows it. */
export function LoadingOverlay() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      data-screen-travels
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'rgb(15 23 23 / 0.18)',
        animation: `${appear} 120ms 150ms both`,
      }}
    >
      <CircularProgress aria-label={t('loading')} />
    </Box>
  );
}
