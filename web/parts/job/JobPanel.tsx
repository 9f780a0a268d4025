import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnfinished, mostProblems } from '../../../shared/job/jobKinds.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Section } from '../../ui/Section.tsx';
import { JobFiles } from './JobFiles.tsx';
import { JobProblems } from './JobProblems.tsx';
import { JobProgress } from './JobProgress.tsx';
import { countText, type Job } from './jobTexts.ts';
import { useImportErrors } from './useImportErrors.ts';
import { useJob } from './useJob.ts';

interface JobPanelProps {
  jobId: string;
  title: string;
  /** The screen's own list of what was done or found, in place of the list of errors. */
  rows?: (job: Job) => ReactNode;
  /** What the job is about, above how far it is. */
  about?: (job: Job) => ReactNode;
  /** Fetches the result in another way than as the file that the job has kept. */
  fetchResult?: () => Promise<void>;
  /** What can be done with the job, below its files; what changes it has it read again. */
  actions?: (job: Job, readAgain: () => Promise<unknown>) => ReactNode;
}

/** A job from its start to its end: how far it is, what it leaves to download, and what it found wrong. */
export function JobPanel({ jobId, title, rows, about, fetchResult, actions }: JobPanelProps) {
  const { t } = useTranslation('job');
  const { job, error, refresh, readAgain, cancel, isCancelling } = useJob(jobId);
  useImportErrors(job);
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (!job) return <Arriving height={240} />;
  const hasReport = job.files.includes('report');
  const wrong = job.counts.wrong ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={title} isPlain>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {about && <Typography color="textSecondary">{about(job)}</Typography>}
          <JobProgress job={job} isCancelling={isCancelling} onCancel={() => void cancel()} />
          <JobFiles job={job} fetchResult={fetchResult} />
          {actions?.(job, readAgain)}
        </Box>
      </Section>
      {rows?.(job)}
      {!isUnfinished(job.state) && hasReport && !rows && (
        <Section title={t('problem.title')} isPlain>
          {wrong > mostProblems && (
            <Typography color="textSecondary">
              {t('problem.most', { most: countText(mostProblems) as never })}
            </Typography>
          )}
          <JobProblems jobId={jobId} />
        </Section>
      )}
    </Box>
  );
}
