import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  type Attention,
  type attentionApi,
  failedJobDays,
  firstAnswerDays,
  mostAttention,
} from '../../shared/attention/routes.ts';
import { deliveryKinds } from '../../shared/delivery/deliveryQueues.ts';
import { jobKindNames } from '../../shared/job/jobKinds.ts';
import { countFirstAnswers, type FirstCount } from '../_data/eligibility/eligibilityCount.ts';
import { countFailedJobs } from '../_data/job/failedMark.ts';
import { countDeadLetters } from '../_data/outbox/deadLetter.ts';
import { listPayers, type Payer, serves } from '../_data/payer/payer.ts';
import { countFilesForPeople } from '../_data/postOfficeFile/postOfficeFile.ts';
import { countPaused } from '../_data/user/pausedSignIns.ts';
import { countOverdue } from '../_data/worklist/worklist.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { isFailing, partsNow } from '../_parts/connection/partsNow.ts';

type Counted = Attention['pausedSignIns'];

const dayMs = 86_400_000;
const isSome = ({ count }: Counted): boolean => count > 0;
const nameOf = ({ payerId, payerName, payerNameArabic }: Payer) => ({ payerId, payerName, payerNameArabic });

/** The first answers of the last days, whichever payer they came from. */
async function firstAnswersTo(at: Date, store: SessionContext['store'], payers: readonly Payer[]) {
  const from = emiratesDateOf(new Date(at.getTime() - (firstAnswerDays - 1) * dayMs));
  const counts = await Promise.all(
    payers.map((payer) => countFirstAnswers(store, payer, { from, to: emiratesDateOf(at) })),
  );
  const sumOf = (name: FirstCount): number => counts.reduce((sum, each) => sum + each[name], 0);
  return { count: sumOf('answers'), ofWrongPayer: sumOf('wrongPayer') };
}

/** Each part is counted by its key, and no record is read: what is not there costs next to nothing. */
export const getAttention: Operation<typeof attentionApi.endpoints.getAttention> = async (_, { store, now }) => {
  const at = now();
  const since = new Date(at.getTime() - failedJobDays * dayMs);
  const readPayers = listPayers(store);
  const everyPayer = await readPayers;
  const payers = everyPayer.filter(serves('eligibility'));
  const [overdue, { parts }, undelivered, unreadFiles, pausedSignIns, failedJobs, firstAnswers] = await Promise.all([
    Promise.all(
      payers.map(async (payer) => ({
        ...nameOf(payer),
        ...(await countOverdue(store, payer, { now: at, most: mostAttention })),
      })),
    ),
    partsNow(store, at, readPayers),
    Promise.all(deliveryKinds.map(async (kind) => ({ kind, ...(await countDeadLetters(store, kind, mostAttention)) }))),
    countFilesForPeople(store, mostAttention),
    countPaused(store, at, mostAttention),
    Promise.all(
      jobKindNames.map(async (kind) => ({
        kind,
        ...(await countFailedJobs(store, kind, { since, most: mostAttention })),
      })),
    ),
    firstAnswersTo(at, store, everyPayer),
  ]);
  return {
    overdue: overdue.filter(isSome).sort((one, other) => other.count - one.count),
    connections: parts.filter(isFailing).map(({ partId, kind, name, nameArabic, lastFault, failedAt }) => ({
      ...{ partId, kind, name, nameArabic, lastFault, failedAt },
    })),
    undelivered: undelivered.filter(isSome),
    unreadFiles,
    pausedSignIns,
    failedJobs: failedJobs.filter(isSome),
    firstAnswers,
  };
};
