import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/_field/bilingual.ts';
import type { HistorySearch } from '../../../shared/eligibility/eligibilityHistory.ts';
import { historyColumnNames, mostRowsInPage } from '../../../shared/eligibility/historySheet.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import type { LongExport } from '../../ui/table/export/useExport.ts';

/** Has the history, as it is filtered, prepared in the background where it is longer than a page should fetch. */
export function useHistoryExport(criteria: HistorySearch) {
  const language = languageOf(useTranslation().i18n.language);
  const { send } = useApiMutation(jobApi.endpoints.startJob);
  const [started, setStarted] = useState<{ jobId: string; criteria: HistorySearch } | null>(null);
  const longExport = useMemo((): LongExport => {
    const { cursor: _, take: __, ...narrowed } = criteria;
    return {
      after: mostRowsInPage,
      start: async (format, [sorted]) => {
        const by = historyColumnNames.find((name) => name === sorted?.id);
        const order = sorted && by && { order: { by, isDescending: sorted.desc } };
        const job = { kind: 'eligibilityExport', format, language, criteria: narrowed, ...order } as const;
        const { isDone, data } = await send({ body: { job } });
        if (isDone && data) setStarted({ jobId: data.jobId, criteria });
      },
    };
  }, [criteria, language, send]);
  // What is said of an export is said of the list that is shown.
  return { longExport, jobId: started?.criteria === criteria ? started.jobId : null };
}
