/** How the member has consented. */
export const consentKinds = ['signed', 'verbal'] as const;
