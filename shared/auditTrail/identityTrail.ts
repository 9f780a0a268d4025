/**
 * The list of the audit trail in which changes of names and Emirates IDs stand, and beside them the proposals and decisions of people whose
 * own changed in the days before.
 */
export const identityTrail = { entity: 'identity', recordId: 'changes' } as const;

/** A proposal or a decision is near a change for so many days. */
export const nearDays = 30;
