import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import { readBatch } from '../../_store/batch.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { failedMarkDelete, failedMarks, isMarked } from './failedMark.ts';
import { jobKey, newJob, newJobPuts, readJob, type StoredJob } from './job.ts';

export type FailedJob = StoredJob & { readonly state: 'failed'; readonly finishedAt: string };

const failedOf = (found: StoredJob): FailedJob | null =>
  found.state === 'failed' && found.finishedAt !== null ? (found as FailedJob) : null;

/** A position is when a job failed, and its id. */
const codec = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[0-9A-HJKMNP-TV-Z]{26}$/);

/** The jobs of a kind that failed, of all tenants, the newest first. For those who run the portal. */
export async function listFailedJobs(
  store: DynamoDBDocumentClient,
  { kind, ...page }: { readonly kind: JobKindName; readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<FailedJob>> {
  const parse = ({ jobId }: Record<string, unknown>): string => String(jobId);
  const { items: ids, ...rest } = await readPage(store, failedMarks(kind), { ...page, codec, parse });
  const found = (await readBatch(store, 'jobs', ids.map(jobKey))).map(readJob);
  const byId = new Map(found.map((each) => [each.jobId, failedOf(each)]));
  return { ...rest, items: ids.map((jobId) => byId.get(jobId) ?? null).filter((each) => each !== null) };
}

/** A failed job of any tenant that is still listed; null for every other job. For those who run the portal. */
export async function findFailedJob(store: DynamoDBDocumentClient, jobId: string): Promise<FailedJob | null> {
  const found = await getItem(store, 'jobs', jobKey(jobId), readJob);
  const failed = found && failedOf(found);
  return failed && (await isMarked(store, failed)) ? failed : null;
}

/**
 * Starts a failed job anew under another id, for the person who started it and with what that person could reach then. The failed one leaves
 * the list, and stays with its owner. False where somebody else was faster.
 */
export const retryFailedJob = (
  store: DynamoDBDocumentClient,
  failed: FailedJob,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<boolean> => {
  const { fileName, startedByName, startedBy, owner, lane, scope, request, upload, retries } = failed;
  const start = { jobId, fileName, startedByName, startedBy, owner, lane, scope, request, upload };
  const again = newJob({ ...start, retries: retries + 1 }, now);
  return writeTogether(store, [...newJobPuts(again), failedMarkDelete(failed)]);
};
