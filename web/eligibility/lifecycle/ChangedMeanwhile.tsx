import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerChip } from '../../field/eligibility/AnswerChip.tsx';
import { timelineEntries } from '../../field/eligibility/timelineEntries.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import type { Details } from './details.ts';

interface ChangedMeanwhileProps {
  /** The request as the user opened it, and as it is now. */
  seen: Details;
  now: Details;
  /** Whether what the user wants to do is still possible. */
  isPossible: boolean;
  children?: ReactNode;
}

/** Another user changed the request first: shows what they did, who, and when. The typed values stay in the form. */
export function ChangedMeanwhile({ seen, now, isPossible, children }: ChangedMeanwhileProps) {
  const { t, i18n } = useTranslation(['eligibility', 'lifecycle', 'ui']);
  const news = now.timeline.slice(seen.timeline.length);
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{t('lifecycle:conflict.title')}</AlertTitle>
      <Typography variant="body2">{t('lifecycle:conflict.kept')}</Typography>
      {seen.status !== now.status && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
          {t('lifecycle:conflict.status')}: <AnswerChip request={seen} /> {t('lifecycle:conflict.becomes')}{' '}
          <AnswerChip request={now} />
        </Box>
      )}
      {news.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, my: 1 }}>
            {t('lifecycle:conflict.since')}
          </Typography>
          <Timeline label={t('lifecycle:conflict.since')} entries={timelineEntries(news, t, i18n)} />
        </>
      )}
      {!isPossible && <Typography variant="body2">{t('lifecycle:conflict.ended')}</Typography>}
      {isPossible && children}
    </Alert>
  );
}
