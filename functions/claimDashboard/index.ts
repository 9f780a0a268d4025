import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { addRegistration } from './addRegistration.ts';
import { downloadBulkRegistrationTemplate } from './downloadBulkRegistrationTemplate.ts';
import { getClaimDashboardRequest } from './getClaimDashboardRequest.ts';
import { importMembersFromExcel } from './importMembersFromExcel.ts';
import { searchClaimDashboardRequests } from './searchClaimDashboardRequests.ts';

export const handler = areaHandler(
  claimDashboardApi,
  {
    addRegistration,
    importMembersFromExcel,
    downloadBulkRegistrationTemplate,
    searchClaimDashboardRequests,
    getClaimDashboardRequest,
  },
  wiring,
);
