/** Plan and network identifiers of the specification (section 3): the ids of their payers. */
export const plans = { Basic: 1, NAS: 88, THIQA: 102, Enhanced: 305, ABM: 5847, GHQ: 5865 } as const;

/** The plans of Abu Dhabi that one insurer, Daman, runs under one set of rules: Basic, Thiqa and Enhanced (REQ-PAYER-09). */
export const damanPlans: readonly number[] = [plans.Basic, plans.THIQA, plans.Enhanced];

/** Whether a payer is one of the plans of Daman. */
export const isDamanPlan = (payerId: number): boolean => damanPlans.includes(payerId);

const claimOfflinePlans: readonly number[] = [...damanPlans, plans.GHQ, plans.ABM];

/** Whether claims are kept offline for a payer (REQ-COFF-02): the plans of Daman, GHQ and ABM. */
export const isClaimOfflinePlan = (payerId: number): boolean => claimOfflinePlans.includes(payerId);
