import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import { isAfterCancellation } from './timelineEntries.ts';

interface AfterCancellationProps {
  request: { readonly status: number; readonly timeline: readonly TimelineEvent[] };
  reader: 'facility' | 'payer';
}

/** Says of a cancelled request that an answer came all the same, and what its reader does now. */
export function AfterCancellation({ request: { status, timeline }, reader }: AfterCancellationProps) {
  const { t } = useTranslation('eligibility');
  if (status !== eligibilityStatus.Cancelled || !timeline.some(isAfterCancellation)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('afterCancellation.title')}</AlertTitle>
      {t(`afterCancellation.${reader}`)}
    </Alert>
  );
}
