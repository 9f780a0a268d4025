import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openBatchOutcomes } from '../../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../../shared/job/jobKinds.ts';
import { getEligibilities } from '../../_data/eligibility/eligibility.ts';
import { allBatchRows, batchRowPut, type StoredBatchRow } from '../../_data/eligibilityBatch/batchRow.ts';
import { answeredRow } from '../../_data/eligibilityBatch/rowAnswer.ts';
import { findJob, type StoredJob } from '../../_data/job/job.ts';
import type { Caller } from '../../_data/job/jobOwner.ts';
import type { Scope } from '../../_kit/scope.ts';
import { writeTogether } from '../../_store/transaction.ts';

interface Reader {
  readonly store: DynamoDBDocumentClient;
  readonly scope: Scope;
}

/** The rows of an ended sheet with the present answers of their requests, which are stored, so that every filter finds them from now on. */
export async function withLateAnswers(
  rows: readonly StoredBatchRow[],
  job: StoredJob,
  { store, scope }: Reader,
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

const rowsAtOnce = 100;

/** Every row of a sheet as it is now. While the sheet is worked on, its worker alone writes the rows. */
async function* rowsNow(job: StoredJob, reader: Reader): AsyncGenerator<StoredBatchRow> {
  if (isUnfinished(job.state)) return yield* allBatchRows(reader.store, job);
  let some: StoredBatchRow[] = [];
  for await (const row of allBatchRows(reader.store, job)) {
    some.push(row);
    if (some.length < rowsAtOnce) continue;
    yield* await withLateAnswers(some, job, reader);
    some = [];
  }
  yield* await withLateAnswers(some, job, reader);
}

/** The failed rows as later sheets asked them again, by row number. Where several sheets have a row, the newest sheet counts. */
async function askedAgain({ againIn }: StoredJob, reader: Reader & Caller): Promise<Map<number, StoredBatchRow>> {
  const found = new Map<number, StoredBatchRow>();
  for (let jobId = againIn; jobId !== null; ) {
    const later = await findJob(reader.store, reader, jobId);
    if (!later) break;
    for await (const row of rowsNow(later, reader)) found.set(row.row, row);
    jobId = later.againIn;
  }
  return found;
}

/** Every row of an ended sheet with its newest answer, also where a later sheet of the caller asked it again. */
export async function* newestRows(job: StoredJob, reader: Reader & Caller): AsyncGenerator<StoredBatchRow> {
  const again = await askedAgain(job, reader);
  for await (const row of rowsNow(job, reader)) yield again.get(row.row) ?? row;
}
