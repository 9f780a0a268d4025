import MuiAlert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alerts, type PublishedAlert, useAlerts } from './alerts.ts';

function AlertText({ alert }: { alert: PublishedAlert }) {
  const { t } = useTranslation();
  return (
    <>
      {alert.message}
      {alert.requestId ? (
        <Box component="div" sx={{ mt: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {t('requestId', { requestId: alert.requestId })}
        </Box>
      ) : null}
    </>
  );
}

/** Floats over the page for its time; only for eyes, the list below speaks the same words. */
function Toast({ alert }: { alert: PublishedAlert }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), alert.toastMs);
    return () => clearTimeout(timer);
  }, [alert.toastMs]);
  if (!isShown) return null;
  return (
    <MuiAlert
      severity={alert.severity}
      variant="filled"
      aria-hidden="true"
      icon={false}
      sx={{
        position: 'fixed',
        bottom: 24,
        insetInlineStart: 24,
        insetInlineEnd: 24,
        zIndex: 'snackbar',
        mx: 'auto',
        maxWidth: 560,
      }}
    >
      {alert.message}
    </MuiAlert>
  );
}

/**
 * The shell's alert list (REQ-SHELL-10). It sticks below the header, so that an alert is seen wherever the page was scrolled
 * to; hovering or focusing one holds its time.
 */
export function AlertList() {
  const { t } = useTranslation();
  const list = useAlerts();
  return (
    <>
      <Box
        component="section"
        aria-label={t('alerts')}
        aria-live="polite"
        sx={{
          position: 'sticky',
          top: 56,
          zIndex: 'appBar',
          width: '100%',
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, md: 3 },
        }}
      >
        {list.map((alert) => (
          <MuiAlert
            key={alert.id}
            severity={alert.severity}
            role={alert.severity === 'error' ? 'alert' : 'status'}
            onClose={() => alerts.dismiss(alert.id)}
            closeText={t('dismiss')}
            slotProps={{ icon: { 'aria-label': t(`severity.${alert.severity}`), role: 'img' } }}
            onMouseEnter={() => alerts.hold(alert.id)}
            onMouseLeave={() => alerts.release(alert.id)}
            onFocus={() => alerts.hold(alert.id)}
            onBlur={() => alerts.release(alert.id)}
            sx={{ mt: 1, border: 1, borderColor: `${alert.severity}.main` }}
          >
            <AlertText alert={alert} />
          </MuiAlert>
        ))}
      </Box>
      {list
        .filter((alert) => alert.toastMs)
        .map((alert) => (
          <Toast key={alert.id} alert={alert} />
        ))}
    </>
  );
}
