import { auditTrailApi } from '../../../shared/auditTrail/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to the audit trail: nothing but their session. */
export const auditTrailSamples = samplesOf(auditTrailApi, {
  getAuditState: {},
  verifyAuditTrail: {},
});
