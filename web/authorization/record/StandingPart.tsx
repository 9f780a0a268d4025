import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { DateText } from '../../ui/DateText.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { authorizationScreens } from '../screens.ts';
import { standingOf, standingTones } from './standing.ts';

/** In two sentences where the request stands and what the reader does next. */
export function StandingPart({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const standing = standingOf(record, Date.now());
  const newest = record.chain.at(-1);
  const { side, validTo, dueAt } = record;
  if (standing === 'old') {
    if (!newest) return null;
    const to = pathTo(authorizationScreens.record, newest);
    return <LinkNotice text={t('standing.old')} to={to} link={t('standing.toNewest')} />;
  }
  const payerNext = standing === 'answeredAfterCancellation' ? 'next.payerAfterCancellation' : 'next.payer';
  const saysDue = dueAt !== null && (standing === 'withPayer' || standing === 'underReview' || standing === 'late');
  const saysEnd = validTo !== null && (standing === 'approved' || standing === 'partiallyApproved');
  return (
    <Alert severity={standingTones[standing]}>
      <AlertTitle>{t(`standing.${standing}`)}</AlertTitle>
      {t(side === 'provider' ? `next.${standing}` : payerNext)}
      {saysDue && (
        <>
          {' '}
          {t('standing.due')} <DateText value={dueAt} withTime />
        </>
      )}
      {saysEnd && (
        <>
          {' '}
          {t('standing.end')} <DateText value={validTo} withTime />
        </>
      )}
    </Alert>
  );
}
