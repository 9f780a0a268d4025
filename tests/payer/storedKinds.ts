/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'users PAYER USER': 'payerStaff',
  'requests PAYERTURN CONNECTION': 'payerConnection',
  'requests PAYERTURN MINUTE': 'payerTurn',
  'requests PAYERTURN SLOT': 'payerTurn',
  'reference PAYER PAYER': 'payer',
  'reference PAYERCREDENTIAL PAYER': 'payerCredential',
};
