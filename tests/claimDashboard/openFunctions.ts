import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'Requests for the claim dashboard come from visitors, belong to no tenant, and are read by those who decide.',
    functions: {
      'claimDashboardRequest/claimDashboardRequest': [
        'addClaimDashboardRequest',
        'findClaimDashboardRequest',
        'listClaimDashboardRequests',
      ],
    },
  },
];
