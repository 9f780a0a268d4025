/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests CLAIM CLAIM': 'claim',
  'requests CLAIM EVENT': 'claimEvent',
  'requests CLAIM REPAIR': 'claimRepair',
  'requests CLAIMBATCH BATCH': 'claimBatch',
  'requests CLAIMNUMBER CLAIM': 'claimNumber',
};
