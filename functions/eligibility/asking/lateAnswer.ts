import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';

/** Why an answer changes nothing any more. */
export type IgnoredFor = 'answered' | 'cancelled' | 'resubmitted' | 'corrected';

const { Answered, Error: Failed, Cancelled, Resubmitted } = eligibilityStatus;

/**
 * The reason to ignore an outcome; null when it applies. An answer applies once, and only to the question that was
 * asked. The first answer is accepted, also after the portal has given up waiting for it, but never after a correction
 * has changed the question. A fault applies only while the request waits.
 */
export function reasonToIgnore(
  request: StoredEligibility | null,
  requestNumber: string,
  outcome: PayerOutcome,
): IgnoredFor | null {
  if (!request) return 'answered';
  if (request.requestNumber !== requestNumber) return 'corrected';
  // A reviewer has answered, and the answer is on its way.
  if (request.heldAnswer) return 'answered';
  if (waitsForPayer(request)) return null;
  const { status } = request;
  if (status === Cancelled) return 'cancelled';
  if (status === Resubmitted) return 'resubmitted';
  const isAnswer = outcome.kind === 'answer';
  if (status === Failed && isAnswer) return null;
  return status === Answered && isAnswer && outcome.result !== 'undecided' ? null : 'answered';
}
