import type { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { readVerification } from '../_data/audit/auditVerification.ts';
import type { Operation } from '../_kit/context.ts';
import { readShownState } from './shownState.ts';

export const getAuditState: Operation<typeof auditTrailApi.endpoints.getAuditState> = async (_input, { store }) =>
  readShownState(store, await readVerification(store));
