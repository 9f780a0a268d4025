/** The denial code of a payer that knows nobody with the patient's number: another payer may cover them. */
export const notMember = 'ELIG-001';
