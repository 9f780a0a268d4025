import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'The audit trail is of all tenants together: it is copied, sealed and compared without being shown; findings name places, and super administrators alone are shown entries.',
    functions: {
      'audit/auditChain': ['listChains', 'entriesOf'],
      'audit/auditArchive': [
        'archiveEntries',
        'readArchivedChain',
        'archiveSeal',
        'listArchivedChains',
        'listSealedDays',
        'readSeal',
      ],
      'audit/auditSeal': ['signSeal', 'openSeal'],
      'audit/auditProgress': ['listExportedHeads', 'moveExportedHead', 'findSealing', 'moveSealing'],
      'audit/auditVerification': ['readVerification', 'moveVerification', 'putFinding', 'listFindings'],
      'audit/auditSearch': ['searchAuditDays', 'searchAuditList', 'getAuditEntry'],
    },
  },
];
