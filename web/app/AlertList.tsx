import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alerts, type PublishedAlert, useAlerts } from '../base/alerts.ts';
import { Notice } from '../base/Notice.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

function DismissButton({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <Box
      component="button"
      type="button"
      aria-label={t('dismiss')}
      onClick={() => alerts.dismiss(id)}
      sx={{
        width: 28,
        height: 28,
        m: '-4px',
        flexShrink: 0,
        border: 0,
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'inherit',
        cursor: 'pointer',
        fontSize: 20,
        lineHeight: 1,
      }}
    >
      <span aria-hidden="true">×</span>
    </Box>
  );
}

function AlertItem({ alert }: { alert: PublishedAlert }) {
  const { t } = useTranslation();
  const { id, severity, message, requestId } = alert;
  return (
    <Box
      role={severity === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => alerts.hold(id)}
      onMouseLeave={() => alerts.release(id)}
      onFocus={() => alerts.hold(id)}
      onBlur={() => alerts.release(id)}
      sx={{ mt: 1 }}
    >
      <Notice severity={severity} action={<DismissButton id={id} />}>
        {message}
        {requestId ? <Box sx={{ mt: 0.5, fontSize: '0.8125rem' }}>{t('requestId', { requestId })}</Box> : null}
      </Notice>
    </Box>
  );
}

/** Floats over the page for its time; only for eyes, the list speaks the same words. */
function Toast({ message, toastMs }: PublishedAlert) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), toastMs);
    return () => clearTimeout(timer);
  }, [toastMs]);
  if (!isShown) return null;
  return (
    <Box
      aria-hidden="true"
      data-toast
      sx={{
        position: 'fixed',
        bottom: 24,
        insetInline: 24,
        zIndex: 'snackbar',
        mx: 'auto',
        maxWidth: 560,
        p: 2,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      {message}
    </Box>
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
        sx={{
          position: 'sticky',
          top: 56,
          zIndex: 'appBar',
          ...pageWidth,
        }}
      >
        {list.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </Box>
      {list
        .filter((alert) => alert.toastMs)
        .map((alert) => (
          <Toast key={alert.id} {...alert} />
        ))}
    </>
  );
}
