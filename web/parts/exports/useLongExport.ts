import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../../../shared/_field/bilingual.ts';
import type { SheetFormat } from '../../../shared/_field/sheetText.ts';
import { mostRowsInPage, type SheetOrder } from '../../../shared/job/exportSheet.ts';
import { type JobRequest, jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import type { LongExport } from '../../ui/table/export/useExport.ts';

/** The file that is wanted. */
export interface AskedFile {
  readonly format: SheetFormat;
  readonly language: Language;
}

/** The order of the screen as an export takes it, where its sheet has the column. */
export function orderBy<Name extends string>(
  names: readonly Name[],
  sorted: SheetOrder | undefined,
): { order?: { by: Name; isDescending: boolean } } {
  const by = names.find((name) => name === sorted?.by);
  return sorted && by ? { order: { by, isDescending: sorted.isDescending } } : {};
}

/**
 * Has a list, as it is filtered, prepared in the background where it is longer than a page should fetch. `jobOf` makes the job; it must
 * stay the same between renders.
 */
export function useLongExport<Criteria extends object>(
  criteria: Criteria,
  jobOf: (criteria: Criteria, file: AskedFile, sorted: SheetOrder | undefined) => JobRequest,
) {
  const language = languageOf(useTranslation().i18n.language);
  const { send } = useApiMutation(jobApi.endpoints.startJob);
  const [started, setStarted] = useState<{ jobId: string; criteria: Criteria } | null>(null);
  const longExport = useMemo(
    (): LongExport => ({
      after: mostRowsInPage,
      start: async (format, [sorted]) => {
        const order = sorted && { by: sorted.id, isDescending: sorted.desc };
        const job = jobOf(criteria, { format, language }, order);
        const { isDone, data } = await send({ body: { job } });
        if (isDone && data) setStarted({ jobId: data.jobId, criteria });
      },
    }),
    [criteria, jobOf, language, send],
  );
  // What is said of an export is said of the list that is shown.
  return { longExport, jobId: started?.criteria === criteria ? started.jobId : null };
}
