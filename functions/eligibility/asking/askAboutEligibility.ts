import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import { defaultAnswerMinutes } from '../../../shared/payer/payer.ts';
import type { AskPayer, EligibilityQuestion, PayerOutcome } from '../../_connect/payer/payer.ts';
import {
  eligibilityChange,
  eventPut,
  findEligibility,
  type StoredEligibility,
} from '../../_data/eligibility/eligibility.ts';
import { firstAnswerOf, noFirstAnswer, tellFirstAnswer } from '../../_data/eligibility/firstAnswer.ts';
import { type EligibilityEntry, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { queueRetry } from '../../_data/outbox/outboxQueue.ts';
import { getPayer, type Payer } from '../../_data/payer/payer.ts';
import { endPayerTurn, takePayerTurn } from '../../_data/payer/payerTurn.ts';
import { deskDueAt } from '../../_data/worklist/desk.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { handToPostOffice } from '../byPostOffice/handOver.ts';
import { answerFromRegister } from './answerFromRegister.ts';
import { block, blockReasonOf } from './blocked.ts';
import { type IgnoredFor, reasonToIgnore } from './lateAnswer.ts';
import { noteConnection } from './noteConnection.ts';
import { noteMembership } from './noteMembership.ts';
import { questionOf } from './questionOf.ts';
import { type Asking, type QuestionEntry, settlementOf } from './settleEligibility.ts';

/** What settling an outcome needs, whichever way it came. */
export interface Settling {
  readonly wiring: Wiring;
  readonly maxAttempts: number;
  readonly retryBaseSeconds: number;
  /** Names the invocation in the audit trail. */
  readonly requestId: string;
  /** Adds to a metric of the worker. */
  readonly count?: (name: string) => void;
}

export interface Dispatching extends Settling {
  readonly ask: AskPayer;
  /** For how long a payer's place is held at most. */
  readonly leaseMs: number;
}

const turnWait = { least: 2, spread: 6 } as const;

const read = (wiring: Wiring, { facilityId, eligibilityId }: QuestionEntry) =>
  findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);

/**
 * Asks the payer about the request of a claimed outbox entry and stores the outcome. Returns the outcome's name for the
 * log.
 */
export async function askAboutEligibility(dispatching: Dispatching, entry: EligibilityEntry): Promise<string> {
  const { wiring, ask } = dispatching;
  const request = await read(wiring, entry);
  if (!request || !waitsForPayer(request) || !isPresentQuestion(entry, request)) {
    await writeTogether(wiring.store, [outboxFinish(entry, wiring.now())]);
    return 'notPending';
  }
  const [payer, reason] = await Promise.all([
    getPayer(wiring.store, request.payerId),
    blockReasonOf(wiring, entry, request),
  ]);
  if (reason) return block(wiring, entry, reason);
  if (payer?.answers === 'postOffice') return handToPostOffice(wiring, entry);
  if (payer?.answers === 'desk') return handToDesk(dispatching, entry, payer);
  const answerMinutes = payer?.answerMinutes ?? defaultAnswerMinutes;
  const question = { ...questionOf(request, wiring.now()), answerMinutes };
  if (payer?.answers === 'register') {
    return settle(dispatching, entry, await answerFromRegister(wiring.store, request), question);
  }
  const lease = { claim: wiring.newId(), now: wiring.now(), leaseMs: dispatching.leaseMs, isBulk: entry.isBulk };
  const turn = payer && (await takePayerTurn(wiring.store, payer, lease));
  if (payer && !turn) return waitForTurn(dispatching, entry);
  const outcome = await ask(question).finally(() => (turn ? endPayerTurn(wiring.store, turn) : undefined));
  await noteConnection(wiring, entry, { payerCode: request.payerCode, outcome });
  return settle(dispatching, entry, outcome, question);
}

const isPresentQuestion = ({ requestNumber }: EligibilityEntry, request: StoredEligibility): boolean =>
  requestNumber === undefined || requestNumber === request.requestNumber;

/** The payer's places are all taken: the entry comes back in some seconds, and the attempt does not count. */
async function waitForTurn({ wiring }: Dispatching, entry: EligibilityEntry): Promise<string> {
  const seconds = Math.ceil(turnWait.least + Math.random() * turnWait.spread);
  const dueAt = new Date(wiring.now().getTime() + seconds * 1000);
  const isReturned = await writeTogether(wiring.store, [outboxReturn(entry, dueAt, entry.attempts - 1)]);
  if (isReturned) await queueRetry(entry, seconds);
  return 'waitsForTurn';
}

/** The payer's people answer: the request goes on their work list, and nothing is sent. */
async function handToDesk({ wiring }: Dispatching, entry: EligibilityEntry, payer: Payer): Promise<string> {
  const outcome = await retryWrite(async () => {
    const request = await read(wiring, entry);
    const now = wiring.now();
    const isWaiting =
      request && waitsForPayer(request) && isPresentQuestion(entry, request) && request.deskDueAt === null;
    if (!isWaiting) {
      await writeTogether(wiring.store, [outboxFinish(entry, now)]);
      return 'notPending';
    }
    const event = { at: now.toISOString(), event: 'sent', by: null, detail: request.payerName } as const;
    const change = { deskDueAt: deskDueAt(now, payer), isPayerUnavailable: false, nextAttemptAt: null };
    const items = [...eligibilityChange(request, change, [event]), outboxFinish(entry, now)];
    return (await writeTogether(wiring.store, items)) ? 'atDesk' : null;
  });
  return outcome ?? 'overtaken';
}

/** What was asked, and how soon the payer's people should answer what its system leaves open. */
type Asked = Pick<EligibilityQuestion, 'requestNumber'> & Pick<Asking, 'sentAt' | 'answerMinutes'>;

/**
 * Applies an outcome to the request. Reads the request and retries until the change is stored, or until another write
 * has ended the request.
 */
export async function settle(
  dispatching: Settling,
  entry: QuestionEntry,
  outcome: PayerOutcome,
  { requestNumber, sentAt, answerMinutes }: Asked,
): Promise<string> {
  const { wiring, maxAttempts, retryBaseSeconds } = dispatching;
  const settled = await retryWrite(async () => {
    const request = await read(wiring, entry);
    const reason = reasonToIgnore(request, requestNumber, outcome);
    if (!request || reason) return ignore(wiring, { entry, request }, outcome, reason);
    const answeredAt = wiring.now();
    const times = { sentAt, answeredAt, answerMinutes };
    const decides = outcome.kind === 'answer' && outcome.result !== 'undecided';
    const first = decides
      ? await firstAnswerOf(wiring.store, request, { denialCode: outcome.denialCode, at: answeredAt })
      : noFirstAnswer;
    const asking = { ...times, entry, request, maxAttempts, retryBaseSeconds, newId: wiring.newId, first };
    const { status, items, retrySeconds } = settlementOf(asking, outcome);
    await noteMembership(dispatching, request, outcome);
    if (!(await writeTogether(wiring.store, items))) return null;
    tellFirstAnswer(first);
    if (retrySeconds !== null) await queueRetry(entry, retrySeconds);
    if (status !== request.status) await auditStatus(dispatching, request, status, answeredAt);
    return outcome.kind === 'fault' ? outcome.fault : outcome.kind;
  });
  // A fault that another worker's asking has overtaken: that one records its own outcome.
  return settled ?? 'overtaken';
}

/** What is settled without a question of this moment: an answer that came as a file, or an end that no payer has told. */
export const askedNow = ({ wiring }: Settling, requestNumber: string): Asked => ({
  requestNumber,
  sentAt: wiring.now(),
  answerMinutes: defaultAnswerMinutes,
});

/** An answer that was not taken changes nothing, but the timeline tells of it. */
async function ignore(
  wiring: Wiring,
  { entry, request }: { readonly entry: QuestionEntry; readonly request: StoredEligibility | null },
  outcome: PayerOutcome,
  reason: IgnoredFor | null,
): Promise<string> {
  const now = wiring.now();
  const isDuplicate = reason === null || reason === 'answered';
  const event = {
    at: now.toISOString(),
    event: isDuplicate ? 'duplicateAnswerIgnored' : 'lateAnswerIgnored',
    by: null,
    detail: isDuplicate ? null : reason,
  } as const;
  const isAnswer = outcome.kind === 'answer';
  await writeTogether(wiring.store, [
    outboxFinish(entry, now),
    ...(isAnswer && request ? [eventPut(request, event, wiring.newId())] : []),
  ]);
  return 'ignored';
}

const auditStatus = (
  { wiring, requestId }: Settling,
  { eligibilityId, facilityId, status: before }: StoredEligibility,
  after: StoredEligibility['status'],
  at: Date,
): Promise<void> =>
  wiring.writeAudit({
    at: at.toISOString(),
    action: 'eligibility.settle',
    actor: null,
    actorFacilityId: facilityId,
    entity: 'eligibility',
    entityId: eligibilityId,
    outcome: 'success',
    requestId,
    sourceIp: '',
    userAgent: 'dispatchOutbox',
    before: { status: before },
    after: { status: after },
  });
