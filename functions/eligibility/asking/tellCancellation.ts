import { retryDelaySeconds } from '../../../shared/_field/retryDelay.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import { eventPut, findEligibility } from '../../_data/eligibility/eligibility.ts';
import { type CancellationEntry, outboxBury, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { longestDelaySeconds, queueRetry } from '../../_data/outbox/outboxQueue.ts';
import { getPayer } from '../../_data/payer/payer.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { Dispatching } from './askAboutEligibility.ts';

/** Tells a payer that a question is taken back. Whatever comes of it, the request stays as it is: its timeline tells. */
export async function tellCancellation(dispatching: Dispatching, entry: CancellationEntry): Promise<string> {
  const { wiring, ask } = dispatching;
  const { facilityId, eligibilityId, requestNumber } = entry;
  const request = await findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);
  const question = request?.withdrawn.find((each) => each.requestNumber === requestNumber);
  if (!request || !question) {
    await writeTogether(wiring.store, [outboxFinish(entry, wiring.now())]);
    return 'notWithdrawn';
  }
  const payer = await getPayer(wiring.store, request.payerId);
  // The cancellation has removed the request from the payer's work list, and this payer has no system to notify.
  if (payer?.payerCode === question.payerCode && payer.answers === 'desk') {
    await writeTogether(wiring.store, [outboxFinish(entry, wiring.now())]);
    return 'leftDesk';
  }
  const { facilityLicense } = request;
  const outcome = await ask({ ...question, facilityLicense, sentAt: wiring.now(), isCancellation: true });
  const event = eventOf(dispatching, entry, outcome, question.payerName);
  if (!event) return tryAgain(dispatching, entry, outcome);
  const now = wiring.now();
  const about = { requestNumber, payerName: question.payerName, facilityName: request.facilityName };
  const isGivenUp = event.event === 'cancellationFailed';
  await writeTogether(wiring.store, [
    isGivenUp ? outboxBury(entry, { now, fault: event.detail ?? 'unreachable', about }) : outboxFinish(entry, now),
    eventPut(request, { at: now.toISOString(), by: null, ...event }, wiring.newId()),
  ]);
  return event.event;
}

type Told = Pick<TimelineEvent, 'event' | 'detail'>;

/** What the timeline says; null while the payer has to be told again. */
function eventOf(
  { maxAttempts }: Dispatching,
  { attempts }: CancellationEntry,
  outcome: PayerOutcome,
  payerName: string,
): Told | null {
  if (outcome.kind === 'answer') {
    return outcome.result === 'no'
      ? { event: 'cancellationRefused', detail: outcome.comments ?? outcome.denialCode }
      : { event: 'cancellationSent', detail: payerName };
  }
  if (outcome.kind === 'refused') return { event: 'cancellationRefused', detail: outcome.report || null };
  if (outcome.kind === 'paused' || attempts < maxAttempts) return null;
  return { event: 'cancellationFailed', detail: outcome.fault };
}

async function tryAgain(
  { wiring, retryBaseSeconds }: Dispatching,
  entry: CancellationEntry,
  outcome: PayerOutcome,
): Promise<string> {
  const now = wiring.now().getTime();
  const isPaused = outcome.kind === 'paused';
  const pauseSeconds = isPaused ? Math.ceil((outcome.until.getTime() - now) / 1000) : 0;
  const growing = retryDelaySeconds(Math.max(entry.attempts, 1), retryBaseSeconds, Math.random());
  const delaySeconds = Math.min(Math.max(pauseSeconds, growing), longestDelaySeconds);
  // While the circuit is open the payer is not asked, so the attempt does not count.
  const attempts = isPaused ? Math.max(entry.attempts - 1, 0) : entry.attempts;
  const isReturned = await writeTogether(wiring.store, [
    outboxReturn(entry, new Date(now + delaySeconds * 1000), attempts),
  ]);
  if (isReturned) await queueRetry(entry, delaySeconds);
  return 'cancellationPostponed';
}
