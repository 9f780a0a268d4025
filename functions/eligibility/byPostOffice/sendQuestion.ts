import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { Circuits } from '../../_connect/circuit.ts';
import type { PayerOutcome, RefusedBy } from '../../_connect/payer/payer.ts';
import { isAccepted, type UploadAnswer } from '../../_connect/postOffice/postOffice.ts';
import { eligibilityChange, findEligibility, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { type EligibilityFileEntry, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { awaitedUntil, pollSoon } from '../../_data/postOfficePoll/postOfficePoll.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import { isFirstTry } from '../../_parts/postOffice/officeSending.ts';
import { openPostOffice } from '../../_parts/postOffice/openPostOffice.ts';
import { uploadOnce } from '../../_parts/postOffice/uploadOnce.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { askedNow, type Settling, settle } from '../asking/askAboutEligibility.ts';
import { block, blockReasonOf } from '../asking/blocked.ts';
import { questionOf } from '../asking/questionOf.ts';
import { fileOf } from './fileOf.ts';
import { nextTry } from './nextTry.ts';
import { reportOf } from './reportOf.ts';

/** A question without an answer ends in Error after a day: the visit that it is about is over. A later answer is taken all the same. */
const dayMs = 24 * 3600_000;

export interface Sending extends Settling {
  readonly circuits: Circuits;
}

type AtOffice = StoredEligibility & { readonly postOffice: NonNullable<StoredEligibility['postOffice']> };

const refused = (reason: RefusedBy, report = ''): PayerOutcome => ({ kind: 'refused', report, reason });

const endOfWait = ({ postOffice }: AtOffice): Date => new Date(Date.parse(postOffice.since) + dayMs);

/**
 * Sends a question to the post office of its facility's regulator, once, and ends one that nobody has answered in its time. The outbox
 * entry stays open until the request is answered, cancelled or corrected.
 */
export async function sendQuestion(sending: Sending, entry: EligibilityFileEntry): Promise<string> {
  const { wiring, circuits } = sending;
  const { store, now } = wiring;
  const request = await read(sending, entry);
  if (!request) {
    await writeTogether(store, [outboxFinish(entry, now())]);
    return 'notPending';
  }
  if (endOfWait(request) <= now()) return end(sending, entry, refused('noAnswerInTime'));
  if (request.postOffice.sentAt !== null) return waitOn(sending, entry, request);
  const reason = await blockReasonOf(wiring, entry, request);
  if (reason) return block(wiring, entry, reason);
  const open = await openPostOffice({ store, now, circuits }, entry.facilityId);
  if (!open || !isConnectedRegulator(open.regulatorId)) return end(sending, entry, refused('noCredentials'));
  const madeAt = new Date(request.submittedAt);
  const file = fileOf(questionOf(request, madeAt), open.regulatorId);
  const isFirst = isFirstTry(entry) && !entry.isAgain;
  const answer = await uploadOnce(open.office, file, { madeAt, isFirst });
  if (!isAccepted(answer)) return notTaken(sending, entry, answer);
  const outcome = await noteSent(sending, entry);
  const { facilityId } = entry;
  const poll = { now: now(), busyUntil: awaitedUntil(now()) };
  await pollSoon(store, { facilityId, regulatorId: open.regulatorId }, poll);
  return outcome;
}

async function read({ wiring }: Settling, entry: EligibilityFileEntry): Promise<AtOffice | null> {
  const { facilityId, eligibilityId, requestNumber } = entry;
  const request = await findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);
  if (!request?.postOffice || request.requestNumber !== requestNumber || !waitsForPayer(request)) return null;
  return { ...request, postOffice: request.postOffice };
}

/** What an office that has not taken the file makes of the request: it is sent again while nobody knows, and corrected where it was refused. */
function notTaken(sending: Sending, entry: EligibilityFileEntry, answer: UploadAnswer): Promise<string> {
  const { outcome, findings } = answer;
  if (outcome === 'rejected') return end(sending, entry, refused('officeRefused', reportOf(findings)));
  if (outcome === 'loginFailed') return end(sending, entry, refused('officeCredentials'));
  const until = nextTry(answer, sending.wiring.now());
  // A pause takes one attempt back. While an earlier try may have arrived one is left, so that the next one asks the office first.
  const tried = { ...entry, attempts: outcome === 'unknown' || entry.attempts > 1 ? 2 : 1 };
  return settle(sending, tried, { kind: 'paused', until }, askedNow(sending, entry.requestNumber));
}

const end = (sending: Settling, entry: EligibilityFileEntry, outcome: PayerOutcome): Promise<string> =>
  settle(sending, entry, outcome, askedNow(sending, entry.requestNumber));

/** Remembers that the office has the file. The entry comes again when the time for an answer is over. */
async function noteSent(sending: Sending, entry: EligibilityFileEntry): Promise<string> {
  const { wiring } = sending;
  const outcome = await retryWrite(async () => {
    const request = await read(sending, entry);
    const at = wiring.now();
    // The answer, or a cancellation, was faster than the office's word.
    if (!request) return 'settled';
    const event = { at: at.toISOString(), event: 'sent', by: null, detail: request.payerName } as const;
    const postOffice = { ...request.postOffice, sentAt: at.toISOString() };
    const change = { postOffice, isPayerUnavailable: false, nextAttemptAt: null, attempts: entry.attempts };
    const items = [...eligibilityChange(request, change, [event]), outboxReturn(entry, endOfWait(request), 1)];
    return (await writeTogether(wiring.store, items)) ? 'atPostOffice' : null;
  });
  return outcome ?? 'overtaken';
}

/** A message of the queue that came too early: the office has the file. */
async function waitOn({ wiring }: Sending, entry: EligibilityFileEntry, request: AtOffice): Promise<string> {
  await writeTogether(wiring.store, [outboxReturn(entry, endOfWait(request), 1)]);
  return 'atPostOffice';
}
