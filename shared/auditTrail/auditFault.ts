/** What a verification of the audit trail can find. */
export const auditFaults = [
  /** An entry is not the one that was written. */
  'entryChanged',
  /** An entry between others is gone. */
  'entryMissing',
  /** The last entries of a chain are gone. */
  'endCutOff',
  /** The portal's note of how far a chain was copied does not fit the copy. */
  'headChanged',
  /** A chain that was copied or sealed is not in the register of its day. */
  'chainMissing',
  /** A chain has entries that its seal does not know. */
  'lateEntry',
  /** The locked copy lacks entries that are sealed. */
  'copyMissing',
  /** A day between sealed days has no seal. */
  'sealMissing',
  /** A seal is not signed by our key, or does not follow the seal before it. */
  'sealChanged',
] as const;
export type AuditFault = (typeof auditFaults)[number];
