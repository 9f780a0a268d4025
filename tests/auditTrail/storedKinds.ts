/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'audit CHAIN': 'audit',
  'audit CHAINS': 'auditChain',
  'audit EXPORT': 'auditExport',
  'audit FINDINGS': 'auditFinding',
  'audit SEALING STATE': 'auditSealing',
  'audit VERIFICATION STATE': 'auditVerification',
};
