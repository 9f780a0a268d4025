import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Attention, type attentionApi, failedJobDays, mostAttention } from '../../shared/attention/routes.ts';
import { deliveryKinds } from '../../shared/delivery/deliveryQueues.ts';
import { jobKindNames } from '../../shared/job/jobKinds.ts';
import { countFailedJobs } from '../_data/job/job.ts';
import { countDeadLetters } from '../_data/outbox/deadLetter.ts';
import { listPayers, type Payer, serves } from '../_data/payer/payer.ts';
import { readFailing } from '../_data/payer/payerConnection.ts';
import { countFilesForPeople } from '../_data/postOfficeFile/postOfficeFile.ts';
import { countPaused } from '../_data/user/pausedSignIns.ts';
import { countOverdue } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';

type Counted = Attention['pausedSignIns'];

const dayMs = 86_400_000;
const isSome = ({ count }: Counted): boolean => count > 0;
const nameOf = ({ payerId, payerName, payerNameArabic }: Payer) => ({ payerId, payerName, payerNameArabic });

/** Each part is counted by its key, and no record is read: what is not there costs next to nothing. */
export const getAttention: Operation<typeof attentionApi.endpoints.getAttention> = async (_, { store, now }) => {
  const at = now();
  const payers = (await listPayers(store)).filter(serves('eligibility'));
  const [overdue, failing, undelivered, unreadFiles, pausedSignIns, failedJobs] = await Promise.all([
    Promise.all(
      payers.map(async (payer) => ({
        ...nameOf(payer),
        ...(await countOverdue(store, payer, { now: at, most: mostAttention })),
      })),
    ),
    readFailing(store, payers, at),
    Promise.all(deliveryKinds.map(async (kind) => ({ kind, ...(await countDeadLetters(store, kind, mostAttention)) }))),
    countFilesForPeople(store, mostAttention),
    countPaused(store, at, mostAttention),
    Promise.all(jobKindNames.map(async (kind) => ({ kind, ...(await failedOf(store, kind, at)) }))),
  ]);
  const connections = payers.flatMap((payer) =>
    failing
      .filter(({ payerCode }) => payerCode === payer.payerCode)
      .map(({ lastFault, failedAt, failures }) => ({ ...nameOf(payer), lastFault, failedAt, failures })),
  );
  return {
    overdue: overdue.filter(isSome).sort((one, other) => other.count - one.count),
    connections,
    undelivered: undelivered.filter(isSome),
    unreadFiles,
    pausedSignIns,
    failedJobs: failedJobs.filter(isSome),
  };
};

/** The failed jobs of a kind on the last days together. */
async function failedOf(
  store: DynamoDBDocumentClient,
  kind: (typeof jobKindNames)[number],
  at: Date,
): Promise<Counted> {
  const days = Array.from({ length: failedJobDays }, (_, back) => new Date(at.getTime() - back * dayMs));
  const counts = await Promise.all(days.map((day) => countFailedJobs(store, kind, { day, most: mostAttention })));
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  return {
    count: Math.min(count, mostAttention),
    isMore: count > mostAttention || counts.some(({ isMore }) => isMore),
  };
}
