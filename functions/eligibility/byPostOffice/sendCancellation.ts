import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import { isAccepted, type UploadAnswer } from '../../_connect/postOffice/postOffice.ts';
import { eventPut, findEligibility } from '../../_data/eligibility/eligibility.ts';
import { type CancellationFileEntry, outboxBury, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { queueRetry } from '../../_data/outbox/outboxQueue.ts';
import { isFirstTry } from '../../_parts/postOffice/officeSending.ts';
import { openPostOffice } from '../../_parts/postOffice/openPostOffice.ts';
import { uploadOnce } from '../../_parts/postOffice/uploadOnce.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { fileOf } from './fileOf.ts';
import { nextTry } from './nextTry.ts';
import { reportOf } from './reportOf.ts';
import type { Sending } from './sendQuestion.ts';

/** Tells a payer by way of the post office that a question is taken back. Its silence means yes; the request stays as it is. */
export async function sendCancellation(sending: Sending, entry: CancellationFileEntry): Promise<string> {
  const { wiring, circuits } = sending;
  const { store, now } = wiring;
  const { facilityId, eligibilityId, requestNumber } = entry;
  const request = await findEligibility(store, { kind: 'facility', facilityId }, eligibilityId);
  const question = request?.withdrawn.find((each) => each.requestNumber === requestNumber);
  if (!request || !question) {
    await writeTogether(store, [outboxFinish(entry, now())]);
    return 'notWithdrawn';
  }
  const open = await openPostOffice({ store, now, circuits }, facilityId);
  const madeAt = new Date(entry.createdAt);
  const told = { ...question, facilityLicense: request.facilityLicense, sentAt: madeAt, isCancellation: true } as const;
  const answer: UploadAnswer =
    open && isConnectedRegulator(open.regulatorId)
      ? await uploadOnce(open.office, fileOf(told, open.regulatorId), {
          madeAt,
          isFirst: isFirstTry(entry),
        })
      : { outcome: 'loginFailed', findings: [] };
  const event = eventOf(answer, question.payerName);
  if (!event) return tryAgain(sending, entry, answer);
  const about = { requestNumber, payerName: question.payerName, facilityName: request.facilityName };
  const isGivenUp = event.event === 'cancellationFailed';
  await writeTogether(store, [
    isGivenUp
      ? outboxBury(entry, { now: now(), fault: event.detail ?? 'unreachable', about })
      : outboxFinish(entry, now()),
    eventPut(request, { at: now().toISOString(), by: null, ...event }, wiring.newId()),
  ]);
  return event.event;
}

/** What the timeline says; null while the office has to be told again. */
function eventOf(answer: UploadAnswer, payerName: string): Pick<TimelineEvent, 'event' | 'detail'> | null {
  const { outcome, findings } = answer;
  if (isAccepted(answer)) return { event: 'cancellationPosted', detail: payerName };
  if (outcome === 'rejected') return { event: 'cancellationRefused', detail: reportOf(findings) || null };
  return outcome === 'loginFailed' ? { event: 'cancellationFailed', detail: 'officeCredentials' } : null;
}

/** A try that surely has not arrived does not count, and after any other the office is asked first. */
async function tryAgain({ wiring }: Sending, entry: CancellationFileEntry, answer: UploadAnswer): Promise<string> {
  const now = wiring.now();
  const dueAt = nextTry(answer, now);
  const attempts = answer.outcome === 'unknown' || entry.attempts > 1 ? 1 : 0;
  const isReturned = await writeTogether(wiring.store, [outboxReturn(entry, dueAt, attempts)]);
  const seconds = Math.max(1, Math.ceil((dueAt.getTime() - now.getTime()) / 1000));
  if (isReturned) await queueRetry(entry, seconds);
  return 'cancellationPostponed';
}
