import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import type { WordOf } from '../../base/texts.ts';
import { DateText } from '../../ui/DateText.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { authorizationScreens } from '../screens.ts';
import { keptReasonOf, standingOf, standingTones } from './standing.ts';

/** What the payer's people do next, where it is not to open the request at their desk. */
const payersNext = {
  answeredAfterCancellation: 'next.payerAfterCancellation',
  answerKept: 'next.payerKept',
  misread: 'next.payerMisread',
} as const;

type ReasonWord = WordOf<'postOfficeFile', 'reason'>;

/** Why an answer has no verdict, or what it would have been: the words of those who look into the files. */
function ReviewReason({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { t: tFile } = useTranslation('postOfficeFile');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const reason = record.review?.reason ?? keptReasonOf(record);
  const state = record.review?.state;
  if (reason !== null) return <> {t('standing.reason', { reason: tFile(`reason.${reason as ReasonWord}`) })}</>;
  return state ? <> {t('standing.readNow', { state: tDesk(`states.${state}`) })}</> : null;
}

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
  const payerNext = standing in payersNext ? payersNext[standing as keyof typeof payersNext] : 'next.payer';
  const saysDue = dueAt !== null && (standing === 'withPayer' || standing === 'underReview' || standing === 'late');
  const saysEnd = validTo !== null && (standing === 'approved' || standing === 'partiallyApproved');
  return (
    <Alert severity={standingTones[standing]}>
      <AlertTitle>{t(`standing.${standing}`)}</AlertTitle>
      {t(side === 'provider' ? `next.${standing}` : payerNext)}
      {(standing === 'answerKept' || standing === 'misread') && <ReviewReason record={record} />}
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
