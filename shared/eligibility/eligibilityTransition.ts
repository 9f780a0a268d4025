import { type EligibilityStatus, statusRowOf } from './eligibilityStatus.ts';

/** Whether a request may move from one status to another: the status table says so (REQ-ELIG-18). */
export const canMove = (from: EligibilityStatus, to: EligibilityStatus): boolean =>
  statusRowOf(from)?.next.includes(to) === true;

/**
 * How a payer knows a request: the facility's licence, a dash and the request's ULID; at most 48 characters, which leaves two for
 * the mark of a correction.
 */
export const requestNumberOf = (facilityLicense: string, eligibilityId: string): string =>
  `${facilityLicense.slice(0, 21)}-${eligibilityId}`;
