import type { BadgeColour } from './eligibilityStatus.ts';

/** A payer's word on a cover's value of insurance: VOI_1 is valid insurance; every other value is not, or not known to be. */
const valid = 'VOI_1';

/** Whether the payer says nothing against the insurance: valid, or not stated. */
export const isInsuranceValid = (value: string | null): boolean => value === null || value === valid;

/** REQ-ELIG-17: VOI_1 success, VOI_2 and others warning. */
export const valueOfInsuranceBadge = (value: string): BadgeColour => (value === valid ? 'success' : 'warning');
