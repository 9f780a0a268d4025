/** The addresses inside the eligibility section, for links between its screens. */
export const historyPath = '/eligibility';
export const newRequestPath = '/eligibility/new';
export const detailPath = (eligibilityId: string): string => `/eligibility/${eligibilityId}`;
/** A new request that begins with the patient of an earlier one; the address carries no personal data. */
export const samePatientPath = (eligibilityId: string): string => `${newRequestPath}?from=${eligibilityId}`;
