import { openBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../shared/job/jobKinds.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import { getEligibilities } from '../_data/eligibility/eligibility.ts';
import { batchRowPut, listBatchRows, type StoredBatchRow, shownBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import { answeredRow } from '../_data/eligibilityBatch/rowAnswer.ts';
import type { StoredJob } from '../_data/job/job.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownJob } from './ownJob.ts';

/** The outcomes so far of the rows of the caller's sheet, also of those whose answer came after the sheet had ended. */
export const getBatchRows: Operation<typeof jobApi.endpoints.getBatchRows> = async ({ query }, ctx) => {
  const { jobId, ...page } = query;
  const job = await ownJob(jobId, ctx);
  ctx.audited({ entity: 'job', id: jobId });
  const { items, ...rest } = await listBatchRows(ctx.store, job, page);
  // While the sheet is worked on, its worker alone writes the rows and counts them.
  const rows = isUnfinished(job.state) ? items : await withLateAnswers(items, job, ctx);
  const isShown = ({ outcome }: StoredBatchRow): boolean => page.outcome === undefined || outcome === page.outcome;
  return { ...rest, items: rows.filter(isShown).map(shownBatchRow) };
};

/** The rows with the present answers of their requests, which are stored, so that every filter finds them from now on. */
async function withLateAnswers(
  rows: readonly StoredBatchRow[],
  job: StoredJob,
  { store, scope }: SessionContext,
): Promise<readonly StoredBatchRow[]> {
  if (scope.kind !== 'facility') return rows;
  const ids = rows
    .filter(({ outcome }) => openBatchOutcomes.includes(outcome))
    .map(({ eligibilityId }) => eligibilityId)
    .filter((id) => id !== null);
  if (ids.length === 0) return rows;
  const found = await getEligibilities(store, scope.facilityId, ids);
  const requests = new Map(found.map((request) => [request.eligibilityId, request]));
  return Promise.all(
    rows.map(async (row) => {
      const request = requests.get(row.eligibilityId ?? '');
      const now = request ? answeredRow(row, request) : row;
      if (now.outcome === row.outcome) return row;
      // Another reader may have stored it first: what is shown is the same.
      await writeTogether(store, [batchRowPut(job, now, row.outcome)]);
      return now;
    }),
  );
}
