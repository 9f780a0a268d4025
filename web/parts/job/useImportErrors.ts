import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnfinished, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { alertDelays, alerts } from '../../base/alerts.ts';
import { countText, type Job } from './jobTexts.ts';

/** Says for fifteen seconds how many rows of an import are wrong (REQ-SHELL-20), when the import ends while its page is open. */
export function useImportErrors(job: Job | null | undefined): void {
  const { t } = useTranslation('job');
  const wasRunning = useRef(false);
  useEffect(() => {
    // A job that only reads imports nothing: its errors are what was asked for.
    if (!job || jobKindFacts(job.kind).onlyReads) return;
    const isRunning = isUnfinished(job.state);
    const wrong = job.counts.wrong ?? 0;
    if (wasRunning.current && !isRunning && wrong > 0) {
      alerts.error(t('problem.found', { count: wrong, rows: countText(wrong) }), { delayMs: alertDelays.importErrors });
    }
    wasRunning.current = isRunning;
  }, [job, t]);
}
