import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../../shared/_field/dateText.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { ageText } from './ageText.ts';

/** The present moment, read again every few seconds. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** What a waiting user needs to know: how long it has been, and what happens next without them. */
export function PendingNotice({ request }: { request: EligibilityRequest }) {
  const { t, i18n } = useTranslation('eligibility');
  const age = ageText(request.submittedAt, useNow(5000), i18n.language);
  if (!request.isPayerUnavailable) {
    return (
      <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
        {t('pending.waiting', { age })}
        <LinearProgress sx={{ mt: 1 }} aria-label={t('pending.progress')} />
      </Alert>
    );
  }
  return (
    <Alert severity="warning">
      <strong>{t('pending.unavailable')}</strong>{' '}
      {request.nextAttemptAt
        ? t(request.attempts > 0 ? 'pending.nextAttempt' : 'pending.waitsForPayer', {
            time: timeText(request.nextAttemptAt),
            attempts: request.attempts,
          })
        : null}{' '}
      {t('pending.safe', { age })}
    </Alert>
  );
}
