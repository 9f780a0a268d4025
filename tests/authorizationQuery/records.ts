import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { anAuthorization } from '../authorization/support/anAuthorization.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { anInsurerAuthorization } from './support/insurerAuthorizations.ts';

/** Approvals that an insurer keeps in a system of its own. */
export const records = recordsOf(authorizationQueryApi, {
  owned: {
    insurerAuthorization: {
      make: (owner) =>
        anInsurerAuthorization(owner.store, {
          facilityId: owner.clinic.user.facilityId ?? '',
          payerId: payerOf(owner),
        }),
      owners: ['clinic', 'payer'],
      namedIn: ['printInsurerAuthorization.authorizationId'],
    },
  },
  // Lists that everybody shares.
  unowned: ['companyId', 'categoryId', 'statusId', 'typeId'],
  patientLists: { show: (owner) => anAuthorization(owner) },
});
