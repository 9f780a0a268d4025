/** Whose schema a claim follows: Dubai's or Abu Dhabi's. Riayati takes Abu Dhabi's fields as JSON. */
export const claimDialects = ['dha', 'doh'] as const;
export type ClaimDialect = (typeof claimDialects)[number];

/** What stands beside an activity: a result, a text, a file (its bytes in base64), a tooth. */
export interface ClaimObservation {
  readonly type: string | null;
  readonly code: string | null;
  readonly value: string | null;
  readonly valueType: string | null;
}

/** A line of a claim. Money is in fils; a field is null where it is absent, or cannot be read (a finding says so). */
export interface ClaimActivity {
  readonly id: string | null;
  /** An instant (ISO). */
  readonly start: string | null;
  readonly type: number | null;
  readonly code: string | null;
  readonly quantity: number | null;
  readonly netFils: number | null;
  /** Abu Dhabi only. */
  readonly orderingClinician: string | null;
  readonly clinician: string | null;
  /** The payer's number of the approval. */
  readonly priorAuthorizationId: string | null;
  readonly vatFils: number | null;
  readonly vatPercent: number | null;
  readonly dateOrdered: string | null;
  readonly observations: readonly ClaimObservation[];
}

/** A stay or visit. Dubai has one at most, Abu Dhabi at least one. */
export interface ClaimEncounter {
  readonly facilityId: string | null;
  readonly type: number | null;
  readonly patientId: string | null;
  /** The number of the eligibility answer; Abu Dhabi only. */
  readonly eligibilityIdPayer: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly startType: number | null;
  readonly endType: number | null;
  readonly transferSource: string | null;
  readonly transferDestination: string | null;
}

export interface ClaimDiagnosis {
  readonly type: string | null;
  readonly code: string | null;
  readonly info: readonly { readonly type: string | null; readonly code: string | null }[];
}

/** A claim as both regulators' schemas hold it (domain 2): plain data, whatever file, form or record it came from. */
export interface Claim {
  /** The provider's number. */
  readonly id: string | null;
  readonly idPayer: string | null;
  readonly memberId: string | null;
  readonly payerId: string | null;
  readonly providerId: string | null;
  readonly emiratesId: string | null;
  readonly grossFils: number | null;
  readonly patientShareFils: number | null;
  readonly netFils: number | null;
  /** Abu Dhabi only. */
  readonly vatFils: number | null;
  readonly encounters: readonly ClaimEncounter[];
  readonly diagnoses: readonly ClaimDiagnosis[];
  readonly activities: readonly ClaimActivity[];
  readonly resubmission: {
    readonly type: string | null;
    readonly comment: string | null;
    readonly hasAttachment: boolean;
  } | null;
  readonly packageName: string | null;
}

/** What the head of a file says of all claims in it. */
export interface ClaimFileHeader {
  readonly senderId: string | null;
  readonly receiverId: string | null;
  /** An instant (ISO). */
  readonly transactionDate: string | null;
  readonly recordCount: number | null;
  readonly dispositionFlag: string | null;
}
