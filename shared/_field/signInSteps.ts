/** What a session may still owe before the wanted address, in the order in which it is asked (decisions, Routes 8). */
export const signInSteps = [
  'secondFactor',
  'enrolSecondFactor',
  'confirmEmail',
  'changePassword',
  'licenseAgreement',
  'selectFacility',
  'emiratesId',
  'professionalLicense',
] as const;
export type SignInStep = (typeof signInSteps)[number];

/** Steps of the second factor. Before them only the calls may be made that name the step (`whileOwed` in the contract). */
export const factorSteps = ['secondFactor', 'enrolSecondFactor'] as const satisfies SignInStep[];
export type FactorStep = (typeof factorSteps)[number];

/** Steps without which nothing else may be called. */
export const bindingSteps: readonly SignInStep[] = [
  ...factorSteps,
  'confirmEmail',
  'changePassword',
  'licenseAgreement',
];
/** Steps that are asked once in a session, and may be left as things are. */
export const optionalSteps = ['selectFacility', 'emiratesId', 'professionalLicense'] as const satisfies SignInStep[];
