import { type EligibilityStatus, eligibilityStatusTable } from '../model/eligibilityStatus.ts';

/** Whether a request may move from one status to another: the status table says so (REQ-ELIG-18). */
export const canMove = (from: EligibilityStatus, to: EligibilityStatus): boolean =>
  eligibilityStatusTable[from].next.includes(to);

/** The statuses from which a request may move to `to`: the condition of the store's update. */
export const statusesBefore = (to: EligibilityStatus): EligibilityStatus[] =>
  (Object.keys(eligibilityStatusTable).map(Number) as EligibilityStatus[]).filter((from) => canMove(from, to));

/** How a payer knows a request: the facility's licence, a dash and the request's ULID; at most 50 characters. */
export const requestNumberOf = (facilityLicense: string, eligibilityId: string): string =>
  `${facilityLicense.slice(0, 23)}-${eligibilityId}`;
