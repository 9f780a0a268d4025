/** What a session may still owe before the wanted address, in the order in which it is asked (decisions, Routes 8). */
export const signInSteps = [
  'confirmEmail',
  'changePassword',
  'licenseAgreement',
  'selectFacility',
  'emiratesId',
  'professionalLicense',
] as const;
export type SignInStep = (typeof signInSteps)[number];

/** Steps without which nothing else may be called. */
export const bindingSteps: readonly SignInStep[] = ['confirmEmail', 'changePassword', 'licenseAgreement'];
/** Steps that are asked once in a session, and may be left as things are. */
export const optionalSteps = ['selectFacility', 'emiratesId', 'professionalLicense'] as const satisfies SignInStep[];
