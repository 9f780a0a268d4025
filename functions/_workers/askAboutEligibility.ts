import { consultationCategories, serviceCategories } from '../../shared/model/lookups.ts';
import { waitsForPayer } from '../../shared/rules/eligibilityWaiting.ts';
import type { AskPayer, EligibilityQuestion, PayerOutcome } from '../_connect/payer/payer.ts';
import { getEligibility, type StoredEligibility } from '../_data/eligibility.ts';
import { eventPut } from '../_data/eligibilityTimeline.ts';
import { type EligibilityEntry, outboxFinish } from '../_data/outbox.ts';
import { queueRetry } from '../_data/outboxQueue.ts';
import { pauseBeforeTry, writeTogether } from '../_data/transaction.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { answerFromRegister } from './answerFromRegister.ts';
import { type IgnoredFor, reasonToIgnore } from './lateAnswer.ts';
import { settlementOf } from './settleEligibility.ts';

export interface Dispatching {
  readonly wiring: Wiring;
  readonly ask: AskPayer;
  readonly maxAttempts: number;
  readonly retryBaseSeconds: number;
  /** Names the invocation in the audit trail. */
  readonly requestId: string;
}

const outpatient = 1;
const mostTries = 5;

function questionOf(request: StoredEligibility, sentAt: Date): EligibilityQuestion {
  const category = serviceCategories.find(({ id }) => id === request.serviceCategoryId);
  const consultation = consultationCategories.find(({ id }) => id === request.consultationCategoryId);
  return {
    ...request,
    encounterType: category?.encounterType ?? outpatient,
    consultationCategoryCode: consultation?.code ?? null,
    sentAt,
  };
}

const read = (wiring: Wiring, { facilityId, eligibilityId }: EligibilityEntry) =>
  getEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);

/** Asks the payer about the request of a claimed outbox entry and records what came of it; says what that was, for the log. */
export async function askAboutEligibility(dispatching: Dispatching, entry: EligibilityEntry): Promise<string> {
  const { wiring, ask } = dispatching;
  const request = await read(wiring, entry);
  if (!request || !waitsForPayer(request) || !isPresentQuestion(entry, request)) {
    await writeTogether(wiring.store, [outboxFinish(entry, wiring.now())]);
    return 'notPending';
  }
  const question = questionOf(request, wiring.now());
  const outcome = (await answerFromRegister(wiring.store, request)) ?? (await ask(question));
  return settle(dispatching, entry, outcome, question);
}

const isPresentQuestion = ({ requestNumber }: EligibilityEntry, request: StoredEligibility): boolean =>
  requestNumber === undefined || requestNumber === request.requestNumber;

/** Reads the request again and again until its change is stored or it turns out that somebody else ended it meanwhile. */
async function settle(
  dispatching: Dispatching,
  entry: EligibilityEntry,
  outcome: PayerOutcome,
  { requestNumber, sentAt }: EligibilityQuestion,
): Promise<string> {
  const { wiring, maxAttempts, retryBaseSeconds } = dispatching;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const request = await read(wiring, entry);
    const reason = reasonToIgnore(request, requestNumber, outcome);
    if (!request || reason) return ignore(wiring, entry, outcome, reason);
    const answeredAt = wiring.now();
    const asking = { entry, request, sentAt, answeredAt, maxAttempts, retryBaseSeconds, newId: wiring.newId };
    const { status, items, retrySeconds } = settlementOf(asking, outcome);
    if (await writeTogether(wiring.store, items)) {
      if (retrySeconds !== null) await queueRetry(entry.outboxId, retrySeconds);
      if (status !== request.status) await auditStatus(dispatching, request, status, answeredAt);
      return outcome.kind === 'fault' ? outcome.fault : outcome.kind;
    }
    await pauseBeforeTry(attempt);
  }
  // A fault that another worker's asking has overtaken: that one records its own outcome.
  return 'overtaken';
}

/** An answer that was not taken changes nothing, but the timeline tells of it. */
async function ignore(
  wiring: Wiring,
  entry: EligibilityEntry,
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
    ...(isAnswer ? [eventPut(entry.eligibilityId, event, wiring.newId())] : []),
  ]);
  return 'ignored';
}

const auditStatus = (
  { wiring, requestId }: Dispatching,
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
