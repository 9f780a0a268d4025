/**
 * The value types of the observations in which a payer describes a coverage. The specification names the first (REQ-ELIG-19);
 * the rest are ours in the same form. Dates are dd/MM/yyyy.
 */
export const eligibilityObservation = {
  policyNumber: 'EligibilityPolicyNumber',
  planName: 'EligibilityPlanName',
  validFrom: 'EligibilityValidFrom',
  validTo: 'EligibilityValidTo',
  coPaymentPercent: 'EligibilityCoPaymentPercent',
  memberName: 'EligibilityMemberName',
  /** VOI_1, VOI_2 or another word of the payer's (REQ-ELIG-17). */
  valueOfInsurance: 'EligibilityValueOfInsurance',
  /** The most that the patient pays of a share, in dirhams. */
  coPaymentCap: 'EligibilityCoPaymentCap',
} as const;

/** What a payer says of a single service; the observation's code names the service. Amounts are dirhams. */
export const benefitObservation = {
  network: 'EligibilityBenefitNetwork',
  deductibleFils: 'EligibilityBenefitDeductible',
  deductibleUsedFils: 'EligibilityBenefitDeductibleUsed',
  limitFils: 'EligibilityBenefitLimit',
  limitUsedFils: 'EligibilityBenefitLimitUsed',
  coPaymentFils: 'EligibilityBenefitCoPayment',
  coPaymentPercent: 'EligibilityBenefitCoPaymentPercent',
  coPaymentCapFils: 'EligibilityBenefitCoPaymentCap',
} as const;

/** The value types of the observations that a request carries beside its service category. */
export const requestObservation = {
  consultationCategory: 'ConsultationCategory',
  eidReason: 'EmiratesIdReason',
  mobileNumber: 'MobileNumber',
  remarks: 'Remarks',
  /** The version of the payer's rule that was met, and each answer to its questions, under the question's code. */
  ruleId: 'RuleId',
  ruleAnswer: 'RuleAnswer',
} as const;
