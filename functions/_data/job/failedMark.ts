import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { countUpTo, type ListQuery } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** An item for each failed job, by its kind and the instant of its end. Administrators of the portal count and list failed jobs by these items. */
const markShape = markOf('failedJob', 1);

interface Failed {
  readonly kind: JobKindName;
  readonly jobId: string;
  readonly finishedAt: string;
}

const keyOf = ({ kind, jobId, finishedAt }: Failed) => ({ pk: `FAILED#${kind}`, sk: `${finishedAt}#${jobId}` });

/** The write of a job's mark, for the transaction that ends it; the mark goes with the job. */
export const failedMarkPut = (failed: Failed, expiresAt: number): TransactItem => ({
  Put: { TableName: tableName('jobs'), Item: markShape.mark({ ...keyOf(failed), jobId: failed.jobId, expiresAt }) },
});

/** The write that takes a mark away; it fails where somebody else has done so. */
export const failedMarkDelete = (failed: Failed): TransactItem => ({
  Delete: { TableName: tableName('jobs'), Key: keyOf(failed), ConditionExpression: 'attribute_exists(pk)' },
});

/** Whether a failed job is still among those that are listed. */
export const isMarked = async (store: DynamoDBDocumentClient, failed: Failed): Promise<boolean> =>
  (await getItem(store, 'jobs', keyOf(failed), () => true)) !== null;

/** The marks of a kind, the newest first; `since` is an instant. */
export const failedMarks = (kind: JobKindName, since?: string): ListQuery => ({
  table: 'jobs',
  partition: { value: `FAILED#${kind}` },
  ...(since !== undefined && { sort: { low: since } }),
  isNewestFirst: true,
});

/** How many jobs of a kind have failed since an instant, counted up to `most`. */
export const countFailedJobs = (
  store: DynamoDBDocumentClient,
  kind: JobKindName,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ count: number; isMore: boolean }> => countUpTo(store, failedMarks(kind, since.toISOString()), most);
