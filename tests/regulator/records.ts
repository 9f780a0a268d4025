import { regulatorApi } from '../../shared/regulator/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aRegulatedRequest } from './support/regulatoryReports.ts';

/** Requests of which regulators report. */
export const records = recordsOf(regulatorApi, {
  owned: {
    regulatedRequest: {
      make: (owner) =>
        aRegulatedRequest(owner.store, { facilityId: owner.clinic.user.facilityId, payerId: payerOf(owner) }),
      owners: ['clinic', 'payer'],
      fields: ['requestid'],
    },
  },
});
