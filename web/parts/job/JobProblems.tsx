import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type JobProblem, jobApi } from '../../../shared/job/routes.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { problemText } from './jobTexts.ts';

const rowId = ({ row, column, code }: JobProblem): string => `${row} ${column} ${code}`;

/** What a job found wrong in its file: where, what, and what stands there. */
export function JobProblems({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation('job');
  const pages = useEndpointPages(jobApi.endpoints.getJobProblems, { query: { jobId } });
  const columns = useMemo((): DataColumn<JobProblem>[] => {
    const what = ({ code }: JobProblem) => problemText(code, i18n.language);
    return [
      { id: 'row', header: t('problem.row'), value: ({ row }) => row, width: 80, isNumber: true },
      {
        id: 'column',
        header: t('problem.column'),
        value: ({ column }) => column,
        cell: ({ column }) => <bdi dir="ltr">{column ?? t('problem.wholeRow')}</bdi>,
        width: 140,
        filter: 'text',
      },
      { id: 'what', header: t('problem.what'), value: what, width: 430, filter: 'text' },
      {
        id: 'value',
        header: t('problem.value'),
        value: ({ value }) => value,
        cell: ({ value }) => <bdi>{value}</bdi>,
        width: 200,
        isSecondary: true,
      },
    ];
  }, [t, i18n.language]);
  return (
    <DataTable
      name={`problems:${jobId}`}
      label={t('problem.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      nextStep={t('problem.none')}
    />
  );
}
