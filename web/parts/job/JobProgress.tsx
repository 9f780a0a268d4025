import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isUnfinished, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { Notice } from '../../base/Notice.tsx';
import type { WordOf } from '../../base/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { JobStateChip } from './JobStateChip.tsx';
import { countsOf, failureText, type Job } from './jobTexts.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { SheetHead } from './SheetHead.tsx';

interface JobProgressProps {
  job: Job;
  isCancelling: boolean;
  onCancel: () => void;
}

/** How far a job is, what it has counted, and how it ended; an unfinished one can be stopped. */
export function JobProgress({ job, isCancelling, onCancel }: JobProgressProps) {
  const { t } = useTranslation('job');
  const { state, failure } = job;
  const fact = factsBy(job, (name: WordOf<'job', 'fact'>) => t(`fact.${name}`));
  const isOpen = isUnfinished(state);
  const hasDone = !jobKindFacts(job.kind).onlyReads && Object.values(job.counts).some((count) => count > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {/* Said by screen readers when it changes; the numbers are not. */}
        <Box role="status">
          <JobStateChip state={state} />
        </Box>
        {isOpen && (
          <Button size="small" variant="outlined" disabled={isCancelling} onClick={onCancel}>
            {t('progress.cancel')}
          </Button>
        )}
      </Box>
      {isOpen && <ProgressBar {...job.progress} isWaiting={state === 'queued'} />}
      {state === 'failed' && (
        <Notice severity="error">
          {failureText(failure ?? 'unexpected', t)}
          {hasDone && ` ${t('progress.stays')}`}
        </Notice>
      )}
      {job.head && <SheetHead head={job.head} />}
      {state === 'cancelled' && hasDone && <Notice severity="warning">{t('progress.stays')}</Notice>}
      <Facts
        facts={[
          ...countsOf(job, t).map(({ label, value }) => ({ label, value: <bdi dir="ltr">{value}</bdi> })),
          fact.name('file', job.fileName),
          fact.name('startedBy', job.startedByName),
          fact.instant('startedAt', job.createdAt),
          fact.instant('finishedAt'),
        ]}
      />
    </Box>
  );
}
