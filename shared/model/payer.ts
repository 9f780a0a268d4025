/** Plan and network identifiers of the specification (section 3). */
export const plans = { Basic: 1, NAS: 88, THIQA: 102, Enhanced: 305, ABM: 5847, GHQ: 5865 } as const;

/** What the portal does with a payer: its lists of payers are made of it. */
export const payerServices = ['eligibility', 'claims', 'claimDashboard', 'abm'] as const;
export type PayerService = (typeof payerServices)[number];
