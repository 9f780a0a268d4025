import { notMember } from '../../../shared/eligibility/notMember.ts';
import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { noteKnown, noteUnknown } from '../../_parts/memberBrake.ts';

interface Noting {
  readonly wiring: Wiring;
  /** Adds to a metric of the worker; left out by those that settle no answers. */
  readonly count?: (name: string) => void;
}

/** The number by which the patient was asked about, where a person typed it: a card that was read gives no reason. */
const typedNumberOf = ({ emiratesId, cardNumber, eidReasonId }: StoredEligibility): string | null =>
  emiratesId === null ? cardNumber : eidReasonId === null ? null : emiratesId;

/**
 * Tells the brake on who goes through numbers (ADR 0180) whether the payer knows the patient: an unknown one counts, a member takes back
 * what another payer's answer counted. Twice is as once.
 */
export async function noteMembership(
  { wiring, count }: Noting,
  request: StoredEligibility,
  outcome: PayerOutcome,
): Promise<void> {
  const { facilityId: placeId, submittedBy: userId, jobId } = request;
  const number = typedNumberOf(request);
  if (outcome.kind !== 'answer' || number === null || userId === null) return;
  const asked = { userId, placeId, number, isOfSheet: jobId !== null };
  if (outcome.result === 'yes') return noteKnown(wiring, asked);
  if (outcome.denialCode !== notMember) return;
  const { isLast } = await noteUnknown(wiring, asked);
  if (isLast) count?.('memberFishing');
}
