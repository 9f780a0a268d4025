/** Eligibility statuses by the specification's numbers (REQ-ELIG-15); there is no 7. */
export const eligibilityStatus = {
  Pending: 1,
  Answered: 2,
  Error: 3,
  Cancelled: 4,
  Resubmitted: 5,
  Blocked: 6,
  Eligible: 8,
  NotEligible: 9,
} as const;

export type EligibilityStatusName = keyof typeof eligibilityStatus;
export type EligibilityStatus = (typeof eligibilityStatus)[EligibilityStatusName];
export type BadgeColour = 'warning' | 'success' | 'danger';

interface StatusRow {
  readonly name: EligibilityStatusName;
  readonly badge: BadgeColour;
  /** Statuses a request may move to from here. */
  readonly next: readonly EligibilityStatus[];
}

/**
 * THE status table: name, badge (REQ-ELIG-16) and allowed transitions (REQ-ELIG-18, ours: drawn in docs/data-model.md). Error is
 * no payer's word: a correction asks again, and an answer that comes late is still taken.
 */
export const eligibilityStatusTable: Readonly<Record<EligibilityStatus, StatusRow>> = {
  1: { name: 'Pending', badge: 'warning', next: [2, 3, 4, 6, 8, 9] },
  2: { name: 'Answered', badge: 'success', next: [3, 4, 8, 9] },
  3: { name: 'Error', badge: 'danger', next: [1, 2, 5, 8, 9] },
  4: { name: 'Cancelled', badge: 'danger', next: [5] },
  5: { name: 'Resubmitted', badge: 'warning', next: [] },
  6: { name: 'Blocked', badge: 'danger', next: [4] },
  8: { name: 'Eligible', badge: 'success', next: [5] },
  9: { name: 'NotEligible', badge: 'danger', next: [5] },
};
