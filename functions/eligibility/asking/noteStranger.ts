import { notMember } from '../../../shared/eligibility/notMember.ts';
import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { noteUnknown } from '../../_parts/memberBrake.ts';

interface Noting {
  readonly wiring: Wiring;
  /** Adds to a metric of the worker; left out by those that settle no answers. */
  readonly count?: (name: string) => void;
}

/** The number by which the patient was asked about, where a person typed it: a card that was read gives no reason. */
const typedNumberOf = ({ emiratesId, cardNumber, eidReasonId }: StoredEligibility): string | null =>
  emiratesId === null ? cardNumber : eidReasonId === null ? null : emiratesId;

/** Counts an answer that the patient is nobody's member, for the brake on who goes through numbers (ADR 0180); twice is as once. */
export async function noteStranger(
  { wiring, count }: Noting,
  request: StoredEligibility,
  outcome: PayerOutcome,
): Promise<void> {
  if (outcome.kind !== 'answer' || outcome.result !== 'no' || outcome.denialCode !== notMember) return;
  const { facilityId: placeId, submittedBy: userId, jobId } = request;
  const number = typedNumberOf(request);
  if (number === null || userId === null) return;
  const { isLast } = await noteUnknown(wiring, { userId, placeId, number, isOfSheet: jobId !== null });
  if (isLast) count?.('memberFishing');
}
