import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Requests of visitors belong to no tenant. */
export const records = recordsOf(claimDashboardApi, {
  owned: {},
  // An address.
  unowned: ['emailId'],
  // People who ask for the claim dashboard: tests/claimDashboard.
  patientLists: { searchedElsewhere: ['searchClaimDashboardRequests'] },
});
