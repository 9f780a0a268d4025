import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';

/** Why an answer changes nothing any more. */
export type IgnoredFor = 'answered' | 'cancelled' | 'resubmitted' | 'corrected';

const { Answered, Error: Failed, Cancelled, Resubmitted } = eligibilityStatus;

/**
 * Why what came of an asking no longer counts; null while it does. An answer counts once and to the question that it was asked: it
 * is taken as long as nobody else's was, also when the portal had given up on it, and never for a request that was corrected into
 * another question. A fault counts only while the request waits.
 */
export function reasonToIgnore(
  request: StoredEligibility | null,
  requestNumber: string,
  outcome: PayerOutcome,
): IgnoredFor | null {
  if (!request) return 'answered';
  if (request.requestNumber !== requestNumber) return 'corrected';
  if (waitsForPayer(request)) return null;
  const { status } = request;
  if (status === Cancelled) return 'cancelled';
  if (status === Resubmitted) return 'resubmitted';
  const isAnswer = outcome.kind === 'answer';
  if (status === Failed && isAnswer) return null;
  return status === Answered && isAnswer && outcome.result !== 'undecided' ? null : 'answered';
}
