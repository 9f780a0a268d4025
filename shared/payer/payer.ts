/** What the portal does with a payer: its lists of payers are made of it. */
export const payerServices = ['eligibility', 'claims', 'claimDashboard', 'abm'] as const;
export type PayerService = (typeof payerServices)[number];

/**
 * Who answers an eligibility request: the payer's own system, by way of the payer gateway or of the post office of the facility's
 * regulator; the portal from the member register that the payer keeps here; or the payer's people at their desk.
 */
export const payerAnswering = ['gateway', 'register', 'desk', 'postOffice'] as const;

/**
 * Who decides on requests for approval: the payer's own system, which takes and sends files at the regulators' post offices, or the
 * payer's people at their desk in the portal.
 */
export const authorizationChannels = ['postOffice', 'desk'] as const;

/** The default time for a payer's reviewers to answer, in minutes. It is short: the patient waits at the reception. */
export const defaultAnswerMinutes = 60;

/**
 * How hard the portal presses a payer's system, unless the payer says otherwise. Ten workers run: a payer that is slow holds half of
 * them at most.
 */
export const defaultPayerLimits = { concurrent: 5, perMinute: 3000 } as const;
