import type { TransactItem } from '../../_store/transaction.ts';
import { newOutboxEntry, outboxPut } from '../outbox/outbox.ts';
import type { StoredEligibility } from './eligibility.ts';
import { eventPut } from './eligibilityTimeline.ts';

interface SettingOut {
  readonly outboxId: string;
  /** An instant. */
  readonly at: string;
  readonly newId: () => string;
  /** One of many that nobody stands and waits for. */
  readonly isBulk?: true;
}

/**
 * What a question writes that nobody was asked yet: it goes to the worker at once, or, where the payer's rule asks first, when its
 * questions are answered.
 */
export function setOut(
  request: StoredEligibility,
  { outboxId, at, newId, isBulk }: SettingOut,
): { items: TransactItem[]; outboxIds: string[] } {
  const { facilityId, eligibilityId, requestNumber, payerName } = request;
  if (request.hasOpenQuestions) {
    const asked = { at, event: 'questionsAsked', by: payerName, detail: null } as const;
    return { items: [eventPut(eligibilityId, asked, newId())], outboxIds: [] };
  }
  const question = { kind: 'eligibility', facilityId, eligibilityId, requestNumber, isBulk } as const;
  return { items: [outboxPut(newOutboxEntry(outboxId, at, question))], outboxIds: [outboxId] };
}
