import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type JobKindName, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { RefreshButton } from '../../ui/table/RefreshButton.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { JobStateChip } from './JobStateChip.tsx';
import { countsOf, type Job } from './jobTexts.ts';

interface JobListProps {
  kind: JobKindName;
  label: string;
  /** The payer that owns the jobs: for super admins, with a kind of job that belongs to payers. */
  payerId?: number | undefined;
  linkOf: (job: Job) => string;
  /** A column of what each job is about; must stay the same between renders. */
  about?: DataColumn<Job>;
  /** What the user can do when the list is empty. */
  nextStep: string;
}

/** The jobs of a kind, newest first: each leads to how it went. */
export function JobList({ kind, label, payerId, linkOf, about, nextStep }: JobListProps) {
  const { t } = useTranslation('job');
  const pages = useEndpointPages(jobApi.endpoints.getJobs, { query: { kind, payerId } });
  const columns = useMemo((): DataColumn<Job>[] => {
    const counts = (job: Job) =>
      countsOf(job, t)
        .map((each) => `${each.label}: ${each.value}`)
        .join(' · ');
    const column = columnsBy<Job, WordOf<'job', 'fact'>>((name) => t(`fact.${name}`));
    return [
      column.instant('startedAt', { value: ({ createdAt }) => createdAt }),
      column.text('state', {
        value: ({ state }) => t(`state.${state}`),
        cell: ({ state }) => <JobStateChip state={state} />,
        width: 130,
      }),
      column.name('file', { value: ({ fileName }) => fileName, width: 250 }),
      ...(about ? [about] : []),
      column.text('counts', { value: counts, width: 330, isSecondary: true }),
      // A user's own jobs are all theirs.
      ...(jobKindFacts(kind).owner === 'payer'
        ? [column.name('startedBy', { value: ({ startedByName }) => startedByName, isSecondary: true })]
        : []),
    ];
  }, [t, kind, about]);
  return (
    <DataTable
      name={`jobs:${kind}`}
      label={label}
      columns={columns}
      pages={pages}
      rowId={({ jobId }) => jobId}
      linkOf={linkOf}
      nextStep={nextStep}
      actions={<RefreshButton onRefresh={() => void pages.store.restart()} />}
    />
  );
}
