import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { retryDelaySeconds } from '../../../shared/_field/retryDelay.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import type { EligibilityAnswer, PayerFault, PayerOutcome, RefusedBy } from '../../_connect/payer/payer.ts';
import { eligibilityChange, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { outcomeNews } from '../../_data/eligibility/eligibilityNews.ts';
import type { FirstAnswer } from '../../_data/eligibility/firstAnswer.ts';
import { questionEntryOf } from '../../_data/eligibility/setOut.ts';
import {
  type EligibilityAnswerEntry,
  type EligibilityEntry,
  type EligibilityFileEntry,
  outboxBury,
  outboxFinish,
  outboxReturn,
} from '../../_data/outbox/outbox.ts';
import { longestDelaySeconds } from '../../_data/outbox/outboxQueue.ts';
import { deskDueAt } from '../../_data/worklist/desk.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** One asking of a payer: what was asked about, and when. */
export interface Asking {
  readonly entry: QuestionEntry;
  readonly request: StoredEligibility;
  readonly sentAt: Date;
  readonly answeredAt: Date;
  readonly maxAttempts: number;
  readonly retryBaseSeconds: number;
  readonly newId: () => string;
  /** How soon the payer's people should answer what its system left open. */
  readonly answerMinutes: number;
  /** What the answer adds to the measure of first answers. */
  readonly first: FirstAnswer;
}

/** What carries a question, or the answer to one. */
export type QuestionEntry = EligibilityEntry | EligibilityFileEntry | EligibilityAnswerEntry;

type Change = Partial<StoredEligibility>;

/** What an asking's outcome makes of the request and of the outbox entry, in one transaction. */
export interface Settlement {
  readonly status: StoredEligibility['status'];
  readonly items: TransactItem[];
  /** How long to wait before the payer is asked again; null when there is nothing more to ask. */
  readonly retrySeconds: number | null;
}

/** Decides by the payer's outcome: an answer ends the request, a fault brings another attempt until there were enough. */
export function settlementOf(asking: Asking, outcome: PayerOutcome): Settlement {
  if (outcome.kind === 'answer') return answered(asking, outcome);
  if (outcome.kind === 'refused')
    return failed(asking, outcome.reason ?? 'refused', { payerComments: outcome.report || null, payerRemark: null });
  if (outcome.kind === 'paused') return waitUntil(asking, outcome.until);
  if (asking.entry.attempts >= asking.maxAttempts) return failed(asking, outcome.fault, {});
  return tryAgain(asking, outcome.fault);
}

function answered(asking: Asking, answer: EligibilityAnswer): Settlement {
  const { status, event, detail } = verdictOf(answer);
  const events = [
    // A question that went as a file was on the timeline when the post office had it.
    ...(asking.entry.kind === 'eligibility' ? [eventAt(asking.sentAt, 'sent', asking.request.payerName)] : []),
    eventAt(asking.answeredAt, event, detail),
    ...(answer.isRepeated ? [eventAt(asking.answeredAt, 'duplicateAnswerIgnored', null)] : []),
  ];
  const change = {
    status,
    answeredAt: asking.answeredAt.toISOString(),
    payerReference: answer.payerReference,
    denialCode: answer.denialCode,
    denialText: answer.denialCode === null ? null : (denialCodes[answer.denialCode]?.en ?? null),
    payerComments: answer.comments,
    payerRemark: answer.remark ?? null,
    patientName: answer.patientName,
    patientNameArabic: answer.patientNameArabic ?? undefined,
    coverages: [...answer.coverages],
    // An answer without a result is for the payer's people to complete.
    ...(status === eligibilityStatus.Answered && { deskDueAt: deskDueAt(asking.answeredAt, asking) }),
  };
  return ended(asking, change, events, answeredEntries(asking));
}

/** An answer that came as a file ends its own entry, and that of the question, which has waited for it. */
const answeredEntries = ({ entry, request, answeredAt }: Asking): TransactItem[] => [
  outboxFinish(entry, answeredAt),
  ...(entry.kind === 'eligibilityAnswer' ? [outboxFinish({ outboxId: questionEntryOf(request) }, answeredAt)] : []),
];

function verdictOf({ result, denialCode, payerReference }: EligibilityAnswer) {
  if (result === 'yes') {
    return { status: eligibilityStatus.Eligible, event: 'eligible', detail: payerReference } as const;
  }
  if (result === 'no')
    return { status: eligibilityStatus.NotEligible, event: 'notEligible', detail: denialCode } as const;
  return { status: eligibilityStatus.Answered, event: 'answered', detail: null } as const;
}

/** REQ-ELIG-15: Error, never NotEligible, when the payer gave no answer. Administrators can look into it and send it again. */
function failed(asking: Asking, reason: PayerFault | RefusedBy | 'refused', change: Change): Settlement {
  const { entry, request, answeredAt } = asking;
  const { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = request;
  const about = {
    requestNumber,
    payerName,
    payerNameArabic,
    facilityName,
    ...(facilityNameArabic && { facilityNameArabic }),
  };
  const events = [eventAt(answeredAt, 'failed', reason)];
  const buried = outboxBury(entry, { now: answeredAt, fault: reason, about });
  return ended(asking, { ...change, status: eligibilityStatus.Error }, events, [buried]);
}

function ended(
  asking: Asking,
  change: Change & Pick<StoredEligibility, 'status'>,
  events: TimelineEvent[],
  outboxEnds: readonly TransactItem[],
): Settlement {
  const { entry, request, answeredAt, first } = asking;
  const settled: Change = { ...change, isPayerUnavailable: false, nextAttemptAt: null, attempts: entry.attempts };
  const items = [
    ...eligibilityChange(request, settled, events, first.counts),
    ...first.items,
    ...outcomeNews(request, change, { id: asking.newId(), at: answeredAt }),
    ...outboxEnds,
  ];
  return { status: change.status, items, retrySeconds: null };
}

function tryAgain(asking: Asking, fault: PayerFault): Settlement {
  const { entry, answeredAt, retryBaseSeconds } = asking;
  const delaySeconds = retryDelaySeconds(Math.max(entry.attempts, 1), retryBaseSeconds, Math.random());
  return postponed(asking, delaySeconds, entry.attempts, [eventAt(answeredAt, 'payerUnavailable', fault)]);
}

/**
 * The payer was not asked, so the attempt does not count. Requests that wait together are retried spread over some
 * seconds.
 */
function waitUntil(asking: Asking, until: Date): Settlement {
  const { entry, answeredAt, retryBaseSeconds } = asking;
  const pauseSeconds = Math.max((until.getTime() - answeredAt.getTime()) / 1000, 1);
  const delaySeconds = Math.min(Math.ceil(pauseSeconds + Math.random() * retryBaseSeconds), longestDelaySeconds);
  return postponed(asking, delaySeconds, Math.max(entry.attempts - 1, 0), []);
}

function postponed(asking: Asking, delaySeconds: number, attempts: number, events: TimelineEvent[]): Settlement {
  const { entry, request, answeredAt } = asking;
  const nextAttemptAt = new Date(answeredAt.getTime() + delaySeconds * 1000);
  const change: Change = { isPayerUnavailable: true, attempts, nextAttemptAt: nextAttemptAt.toISOString() };
  const items = [...eligibilityChange(request, change, events), outboxReturn(entry, nextAttemptAt, attempts)];
  return { status: request.status, items, retrySeconds: delaySeconds };
}

/** An event that the portal or the payer caused: no user stands behind it. */
const eventAt = (at: Date, event: TimelineEvent['event'], detail: string | null): TimelineEvent => ({
  at: at.toISOString(),
  event,
  by: null,
  detail,
});
