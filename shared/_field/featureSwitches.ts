/** The names of the feature switches; infra/featureSwitches.ts says what each is for, whose it is and until when it is kept. */
export const switchNames = ['priceProposals'] as const;
export type SwitchName = (typeof switchNames)[number];
