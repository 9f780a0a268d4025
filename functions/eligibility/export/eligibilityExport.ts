import { historySheet } from '../../../shared/eligibility/historySheet.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import type { HistoryCriteria } from '../../_data/eligibility/historyPlan.ts';
import { openHistory } from '../../_data/eligibility/historyReader.ts';
import { exportJob } from '../../_parts/job/exportJob.ts';
import { requestOf } from '../../_parts/job/jobKind.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { lowestIdAt } from '../../_store/idRange.ts';

/** Whether the newest request comes first. */
const isByTime = ({ text, waitsFor }: HistoryCriteria): boolean => text === undefined && waitsFor !== 'latePayer';

/**
 * Writes the history to a file. It leaves out requests that were sent after the export was started. What a text finds stands in the
 * order of its words, and what is overdue in the order of its time: they are read from the beginning.
 */
export const eligibilityExport = (mostRows?: number) =>
  exportJob<EligibilityRow>(async (run) => {
    const { store, job } = run;
    const { criteria, language, format, order } = requestOf(run, 'eligibilityExport');
    const { readPage } = await openHistory(criteria, { store, scope: job.scope, now: run.now });
    return {
      ...{ language, format, order, readPage },
      sheetName: 'Eligibility',
      columns: historySheet(language, job.scope.kind !== 'facility'),
      idOf: ({ eligibilityId }) => eligibilityId,
      beginning: isByTime(criteria) ? ulidCursor.cursorOf(lowestIdAt(Date.parse(job.createdAt) + 1)) : '',
    };
  }, mostRows);
