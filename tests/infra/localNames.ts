/** Addresses and words of the local runner and its demonstration, which nothing that is deployed may have. */
export const localNames = ['/local/accounts', '/local/members', '/local/mailbox', '/local/faults', 'Demo#2026pass'];
