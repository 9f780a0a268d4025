import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says while the browser is offline that typed work is safe. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {isOnline ? null : (
        <Box
          sx={{
            px: { xs: 2, md: 3 },
            py: 1,
            bgcolor: 'warning.light',
            color: 'warning.dark',
            fontSize: '0.875rem',
            borderBottom: 1,
            borderColor: 'warning.main',
          }}
        >
          {t('offlineBanner')}
        </Box>
      )}
    </Box>
  );
}
