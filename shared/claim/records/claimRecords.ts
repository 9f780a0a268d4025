import type { AnswerClaim } from '../../eligibility/answerClaim.ts';
import type { Claim } from '../claim.ts';

/** What an approval grants of one activity. Days are of the Emirates, both included; null where nobody says it. */
export interface ApprovedLine {
  readonly type: number | null;
  /** Null for an approval that names no activity. */
  readonly code: string | null;
  readonly quantity: number | null;
  /** What the payer pays at most, in fils. */
  readonly netFils: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** An approval that the facility asked for, or that its insurer loaded for it. */
export interface ApprovalRecord {
  /** The payer's number, as `approvalNumberOf` writes it. */
  readonly number: string;
  /** The insurer loaded it from a system of its own: the portal did not see it being decided. */
  readonly isOfInsurer: boolean;
  readonly isGranted: boolean;
  readonly payerCode: string;
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
  readonly limitFils: number | null;
  readonly lines: readonly ApprovedLine[];
}

/** What the payer of the claim answered the facility about the patient. Days are of the Emirates. */
export interface CoverAnswer {
  readonly serviceDate: string;
  /** When the payer answered (ISO). */
  readonly answeredAt: string;
  readonly says: AnswerClaim;
  /** The payer's number of the answer, which Abu Dhabi's claims name. */
  readonly number: string | null;
  /** The days of the covers that it names, both included. */
  readonly covers: readonly { readonly validFrom: string; readonly validTo: string }[];
}

/** A clinician of the facility. Days are both included; null without one. */
export interface ClinicianRecord {
  /** In capitals. */
  readonly licence: string;
  readonly isActive: boolean;
  readonly worksFrom: string | null;
  readonly worksTo: string | null;
  /** As the facility's list has it, in capitals; null where it says none. */
  readonly specialty: string | null;
  /** The last day on which the comparison with the regulator's list counts; null for one that was never compared. */
  readonly verifiedUntil: string | null;
}

/** What facility and payer have agreed on for a service on a day, in fils. */
export interface AgreedPrice {
  readonly day: string;
  /** As `99213/3`, in capitals. */
  readonly service: string;
  readonly fils: number;
}

/** What the records of the claim's facility say. What was not looked at, or not to its end, is said to be so. */
export interface ClaimRecords {
  readonly approvals: {
    /** The numbers that were looked for: of another one nothing is known. */
    readonly asked: readonly string[];
    readonly found: readonly ApprovalRecord[];
  };
  /** The newest answers; none where nobody asked. */
  readonly answers: readonly CoverAnswer[];
  readonly clinicians: readonly ClinicianRecord[];
  /** The licences that are on a blacklist of the facility or of the portal today, in capitals. */
  readonly blacklisted: readonly string[];
  readonly prices: readonly AgreedPrice[];
  /** The other claims of the patient about these days; `isWhole` where all of them are here. */
  readonly others: { readonly claims: readonly Claim[]; readonly isWhole: boolean };
}

/** Of a facility that has no records about the claim: nothing is known. */
export const noRecords: ClaimRecords = {
  approvals: { asked: [], found: [] },
  ...{ answers: [], clinicians: [], blacklisted: [], prices: [] },
  others: { claims: [], isWhole: false },
};

/** A number of an approval as it is compared: in capitals; null where a line names none. */
export const approvalNumberOf = ({
  priorAuthorizationId,
}: {
  readonly priorAuthorizationId: string | null;
}): string | null => priorAuthorizationId?.trim().toUpperCase() || null;
