import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getAuditState } from './getAuditState.ts';
import { verifyAuditTrail } from './verifyAuditTrail.ts';

export const handler = areaHandler(auditTrailApi, { getAuditState, verifyAuditTrail }, wiring);
