import type { HistorySearch } from '../../../shared/eligibility/eligibilityHistory.ts';
import { historyColumnNames } from '../../../shared/eligibility/historySheet.ts';
import type { SheetOrder } from '../../../shared/job/exportSheet.ts';
import type { JobRequest } from '../../../shared/job/routes.ts';
import { type AskedFile, orderBy } from '../../parts/exports/useLongExport.ts';

/** The job that writes the history, as it is filtered and sorted, into a file. */
export function historyExportJob(
  { cursor: _, take: __, ...criteria }: HistorySearch,
  file: AskedFile,
  sorted: SheetOrder | undefined,
): JobRequest {
  return { kind: 'eligibilityExport', ...file, criteria, ...orderBy(historyColumnNames, sorted) };
}
