import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClaimRecord } from '../../../shared/claim/claimRecord.ts';
import { pathTo } from '../../base/screenPath.ts';
import { DateText } from '../../ui/DateText.tsx';
import { claimScreens } from '../screens.ts';

/** What the reader of a claim that is not sent does next, by what the rules say. */
function standing({ state, blocking, warnings }: ClaimRecord) {
  if (state === 'ready') return { next: 'ready', severity: 'success' } as const;
  if (blocking > 0) return { next: 'blocked', severity: 'error' } as const;
  return warnings > 0
    ? ({ next: 'warned', severity: 'warning' } as const)
    : ({ next: 'clean', severity: 'info' } as const);
}

const looks = {
  queued: 'info',
  unknown: 'warning',
  withPayer: 'success',
  rejected: 'error',
} as const;

/** How far a claim that was sent has come. */
function progress({ state, sending }: ClaimRecord): keyof typeof looks {
  if (state === 'withPayer' || state === 'rejected') return state;
  return sending?.transmission === 'unknown' ? 'unknown' : 'queued';
}

/** Where a claim stands and since when, and what its reader does next. */
export function ClaimStanding({ record }: { record: ClaimRecord }) {
  const { t } = useTranslation('claim');
  const { state, stateSince, sending } = record;
  if (state === 'draft' || state === 'ready') {
    const { next, severity } = standing(record);
    return <Alert severity={severity}>{t(`next.${next}`)}</Alert>;
  }
  const now = progress(record);
  return (
    <Alert severity={looks[now]} role="status">
      <AlertTitle>{t(`sending.${now}`)}</AlertTitle>
      {t(`sending.${now}Text`)} <DateText value={stateSince} withTime />
      {sending && (
        <div>
          <Link to={pathTo(claimScreens.batch, sending)}>{t('sending.file')}</Link>
        </div>
      )}
      {state !== 'rejected' && <div>{t('sending.mistake')}</div>}
    </Alert>
  );
}
