import { addressOf } from '../../../shared/_field/addressOf.ts';
import { jobKindFacts } from '../../../shared/job/jobKinds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { notificationPut } from '../notification/notification.ts';
import type { StoredJob } from './job.ts';

/**
 * The notification of a job's end, for the transaction that ends it; an empty list when jobs of its kind send no
 * notification.
 */
export function jobNews(
  { kind, fileName, jobId, scope, startedBy }: StoredJob,
  state: StoredJob['state'],
  made: { id: string; at: Date },
): TransactItem[] {
  const { news } = jobKindFacts(kind);
  if (!news) return [];
  const facilityId = scope.kind === 'facility' ? scope.facilityId : null;
  const told = { facts: { fileName: fileName ?? '' }, link: addressOf(news.link, { jobId }), facilityId };
  const words = state === 'done' ? { kind: news.done, ...told } : { kind: news.failed, ...told };
  return [notificationPut(startedBy, words, made)];
}
