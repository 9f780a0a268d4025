/**
 * What a connection test that did not fail has shown: credentials and licence belong together; the credentials are right, of whatever
 * facility; or nothing, because the regulator has no system that could be asked (decisions, Registration 10).
 */
export const connectionProofs = ['proven', 'credentialsOnly', 'notApplicable'] as const;
export type ConnectionProof = (typeof connectionProofs)[number];
