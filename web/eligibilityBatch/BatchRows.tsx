import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BatchOutcome, batchOutcomes, openBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../shared/job/jobKinds.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { usePathTo } from '../base/screenPath.ts';
import { useJob } from '../parts/job/useJob.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Section } from '../ui/Section.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { RefreshButton } from '../ui/table/RefreshButton.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { batchRowColumns } from './batchRowColumns.tsx';
import { outcomeText } from './OutcomeChip.tsx';

/** The rows of a sheet with their results, all or of one outcome. They are read again when the sheet's job ends. */
export function BatchRows({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation('eligibilityBatch');
  const { job } = useJob(jobId);
  const { control } = useForm<{ outcome: BatchOutcome | null }>({ defaultValues: { outcome: null } });
  const outcome = useWatch({ control, name: 'outcome' }) ?? undefined;
  const pages = useEndpointPages(jobApi.endpoints.getBatchRows, { query: { jobId, outcome } });
  const hasEnded = job != null && !isUnfinished(job.state);
  const hasRows = job?.progress.total != null;
  // The rows that are shown stay until the news is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are the moments at which there is news
  useEffect(() => void pages.store.refresh(), [hasEnded, hasRows]);
  const { language } = i18n;
  const screenPath = usePathTo();
  const columns = useMemo(
    () => batchRowColumns(t, language, { hasEnded, screenPath }),
    [t, language, hasEnded, screenPath],
  );
  const open = hasEnded ? openBatchOutcomes.reduce((sum, name) => sum + (job.counts[name] ?? 0), 0) : 0;
  const choices = useMemo(() => batchOutcomes.map((id) => ({ id, name: outcomeText(id, language) })), [language]);
  // What stands above the rows depends on how the sheet ended.
  if (!job) return null;
  return (
    <Section title={t('rowByRow')} isPlain>
      {open > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('openRows', { count: open })}
        </Alert>
      )}
      <Box sx={{ maxWidth: 280, mb: 1.5 }}>
        <Dropdown control={control} name="outcome" label={t('outcome')} choices={choices} noneText={t('all')} />
      </Box>
      <DataTable
        name={`eligibilityBatch:${jobId}`}
        label={t('rows')}
        columns={columns}
        pages={pages}
        rowId={({ row }) => String(row)}
        nextStep={outcome ? t('noneOfOutcome') : t('notRead')}
        actions={<RefreshButton onRefresh={() => void pages.store.restart()} />}
      />
    </Section>
  );
}
