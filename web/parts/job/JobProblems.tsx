import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type JobProblem, jobApi } from '../../../shared/job/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import { problemText } from './jobTexts.ts';

const rowId = ({ row, column, code }: JobProblem): string => `${row} ${column} ${code}`;

/** What a job found wrong in its file: where, what, and what stands there. */
export function JobProblems({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation('job');
  const pages = useEndpointPages(jobApi.endpoints.getJobProblems, { query: { jobId } });
  const columns = useMemo(() => {
    const column = columnsBy<JobProblem, WordOf<'job', 'problem'>>((name) => t(`problem.${name}`));
    return [
      column.number('row'),
      column.text('column', {
        cell: (row) => <bdi dir="ltr">{row.column ?? t('problem.wholeRow')}</bdi>,
        width: 140,
        filter: 'text',
      }),
      column.text('what', { value: (problem) => problemText(problem, i18n.language), width: 430, filter: 'text' }),
      column.text('value', { cell: ({ value }) => <bdi>{value}</bdi>, width: 200, isSecondary: true }),
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
