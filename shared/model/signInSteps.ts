/** What a session may still owe before the wanted address, in the order in which it is asked (decisions, Routes 8). */
export const signInSteps = [
  'changePassword',
  'licenseAgreement',
  'selectFacility',
  'emiratesId',
  'professionalLicense',
] as const;
export type SignInStep = (typeof signInSteps)[number];

/** Steps without which nothing else may be called; the others are asked once and may be left for later. */
export const bindingSteps: readonly SignInStep[] = ['changePassword', 'licenseAgreement'];
