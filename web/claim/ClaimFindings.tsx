import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { findingWords } from '../../shared/claim/findingWords.ts';
import { isUnfinished, mostProblems } from '../../shared/job/jobKinds.ts';
import { type JobProblem, jobApi } from '../../shared/job/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { countText, type Job } from '../parts/job/jobTexts.ts';
import { Section } from '../ui/Section.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { RefreshButton } from '../ui/table/RefreshButton.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { SeverityChip } from './SeverityChip.ts';

const rowId = ({ row, line, column, code }: JobProblem): string => `${row} ${line} ${column} ${code}`;

/** What was found in a file of claims, claim by claim: where, how severe, what is wrong and what to do. */
export function ClaimFindings({ job }: { job: Job }) {
  const { t } = useTranslation('claim');
  const { findings = 0, claims = 0 } = job.counts;
  // Before the first finding there is nothing to list, and after the last one the list is read once more.
  if (findings === 0 && (claims === 0 || isUnfinished(job.state))) return null;
  return (
    <Section title={t('findings.title')} isPlain>
      {findings > mostProblems && (
        <Typography color="textSecondary">
          {t(job.kind === 'claimFile' ? 'findings.most' : 'takeOver.most', { most: countText(mostProblems) as never })}
        </Typography>
      )}
      <FindingsTable key={String(isUnfinished(job.state))} jobId={job.jobId} />
    </Section>
  );
}

function FindingsTable({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation('claim');
  const pages = useEndpointPages(jobApi.endpoints.getJobProblems, { query: { jobId } });
  const columns = useMemo(() => {
    const column = columnsBy<JobProblem, WordOf<'claim', 'finding'>>((name) => t(`finding.${name}`));
    const wordsOf = ({ code }: JobProblem) => findingWords(code);
    return [
      column.code('record', { value: ({ record }) => record ?? null, width: 160, filter: 'text' }),
      column.text('what', { value: (finding) => inLanguage(i18n.language, wordsOf(finding).text), width: 360 }),
      column.text('severity', {
        value: (finding) => t(`severity.${wordsOf(finding).severity}`),
        cell: (finding) => <SeverityChip state={wordsOf(finding).severity} />,
        filter: [t('severity.block'), t('severity.warn')],
      }),
      column.code('column', { value: ({ column: field }) => field, filter: 'text' }),
      column.text('fix', { value: (finding) => inLanguage(i18n.language, wordsOf(finding).fix), width: 360 }),
      column.code('line', { value: ({ line }) => line ?? null, isSecondary: true }),
      column.number('row', { isSecondary: true }),
      column.code('value', { width: 120, isSecondary: true }),
      column.code('code', { isSecondary: true, filter: 'text' }),
    ];
  }, [t, i18n.language]);
  return (
    <DataTable
      name={`claimFindings:${jobId}`}
      label={t('findings.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      nextStep={t('findings.none')}
      actions={<RefreshButton onRefresh={() => void pages.store.restart()} />}
    />
  );
}
