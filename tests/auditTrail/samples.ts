import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to the audit trail. */
export const samples = samplesOf(auditTrailApi, {
  getAuditState: {},
  verifyAuditTrail: {},
  searchAuditEntries: { body: { from: '2026-03-01', to: '2026-03-01' } },
  getAuditEntry: { query: { entryId: '01K0000000000000000000000A.0' } },
});
