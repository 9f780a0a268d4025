import { payerApi } from '../../shared/payer/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to payer; all invented. */
export const samples = samplesOf(payerApi, {
  getPayers: {
    query: {},
  },
  getPayersAbm: {
    query: {},
  },
  getPayersForClaim: {
    query: {},
  },
  getAllPayers: {
    query: {},
  },
  getPayersByUserId: {
    query: {},
  },
  getEligibilityPayers: {
    query: {},
  },
  getClaimDashboardPayers: {
    query: {},
  },
});
