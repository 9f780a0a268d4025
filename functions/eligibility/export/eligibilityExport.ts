import { historySheet } from '../../../shared/eligibility/historySheet.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { openHistory } from '../../_data/eligibility/historyReader.ts';
import { exportJob } from '../../_parts/job/exportJob.ts';
import { requestOf } from '../../_parts/job/jobKind.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { lowestIdAt } from '../../_store/idRange.ts';

/**
 * Writes the history to a file. It leaves out requests that were sent after the export was started. What a text finds stands in the
 * order of its words: it is read from its beginning.
 */
export const eligibilityExport = (mostRows?: number) =>
  exportJob<EligibilityRow>(async (run) => {
    const { store, job } = run;
    const { criteria, language, format, order } = requestOf(run, 'eligibilityExport');
    const { readPage } = await openHistory(criteria, { store, scope: job.scope });
    return {
      ...{ language, format, order, readPage },
      sheetName: 'Eligibility',
      columns: historySheet(language, job.scope.kind !== 'facility'),
      idOf: ({ eligibilityId }) => eligibilityId,
      beginning: criteria.text === undefined ? ulidCursor.cursorOf(lowestIdAt(Date.parse(job.createdAt) + 1)) : '',
    };
  }, mostRows);
