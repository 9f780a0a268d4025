import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type JobProblem, jobApi } from '../../../shared/job/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { call } from '../../api/client.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { LoadPage } from '../../ui/table/pageStore.ts';
import { usePages } from '../../ui/table/usePages.ts';
import { problemText } from './jobTexts.ts';

const rowId = ({ row, column, code }: JobProblem): string => `${row} ${column} ${code}`;

/** What a job found wrong in its file: where, what, and what stands there. */
export function JobProblems({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation('job');
  const load: LoadPage<JobProblem> = useCallback(
    async (cursor, signal) => {
      const query = { jobId, cursor };
      const { status, data, errors } = await call(jobApi.endpoints.getJobProblems, { query }, { signal });
      if (status < 0) throw new CallFailed('refused', errors, { httpStatus: 200 });
      return data ?? { items: [], nextCursor: null, total: 0 };
    },
    [jobId],
  );
  const pages = usePages(load);
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
