/** The licence agreement in force. Who has accepted an earlier one is asked again; the texts are documents/terms/<version>/. */
export const agreementVersion = '2026-11';
