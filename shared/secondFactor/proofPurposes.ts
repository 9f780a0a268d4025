/** What is signed with a second factor. A proof for one purpose does not count for another; a module that signs adds its own. */
export const proofPurposes = ['changeFactors', 'resetUserFactors', 'submitProfile'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];
