import type { OwnWorkId } from '../../_kit/ownIds.ts';
import { provenWorkId } from '../../_kit/proof.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { newOutboxEntry, outboxPut } from '../outbox/outbox.ts';
import type { Queued } from '../outbox/outboxQueue.ts';
import { eventPut, type StoredEligibility } from './eligibility.ts';

/** The outbox entry that asks the present question of a request. */
export const questionEntryOf = ({ outboxId, eligibilityId }: StoredEligibility): OwnWorkId =>
  provenWorkId(outboxId ?? eligibilityId);

interface SettingOut {
  readonly outboxId: string;
  /** An instant. */
  readonly at: string;
  readonly newId: () => string;
  /** A row of a sheet: no person waits for its answer, so it has a lower priority. */
  readonly isBulk?: true;
}

/**
 * The writes that send a new question. It goes to the worker at once or, if a rule of the payer asks questions first,
 * after these are answered.
 */
export function setOut(
  request: StoredEligibility,
  { outboxId, at, newId, isBulk }: SettingOut,
): { items: TransactItem[]; queued: readonly Queued[] } {
  const { facilityId, eligibilityId, requestNumber, payerName } = request;
  if (request.hasOpenQuestions) {
    const asked = { at, event: 'questionsAsked', by: payerName, detail: null } as const;
    return { items: [eventPut(request, asked, newId())], queued: [] };
  }
  const question = { kind: 'eligibility', facilityId, eligibilityId, requestNumber, isBulk } as const;
  return { items: [outboxPut(newOutboxEntry(outboxId, at, question))], queued: [{ outboxId, kind: 'eligibility' }] };
}
