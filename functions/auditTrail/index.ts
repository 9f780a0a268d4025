import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getAuditEntry } from './getAuditEntry.ts';
import { getAuditState } from './getAuditState.ts';
import { searchAuditEntries } from './searchAuditEntries.ts';
import { verifyAuditTrail } from './verifyAuditTrail.ts';

export const handler = areaHandler(
  auditTrailApi,
  { getAuditState, verifyAuditTrail, searchAuditEntries, getAuditEntry },
  wiring,
);
