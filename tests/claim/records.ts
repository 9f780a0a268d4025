import { claimApi } from '../../shared/claim/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { made, madeReady, sentFile } from './support/claims.ts';

/** Claims of a facility. */
export const records = recordsOf(claimApi, {
  owned: {
    claim: { make: ({ clinic }) => made(clinic), owners: ['clinic'], fields: ['claimid'] },
    readyClaim: {
      make: ({ clinic }) => madeReady(clinic),
      owners: ['clinic'],
      namedIn: ['getClaimFile.claimId'],
      storedAs: 'claim',
    },
    claimBatch: { make: ({ clinic }) => sentFile(clinic), owners: ['clinic'], fields: ['batchid'] },
  },
  // What others call the things of a claim: the payer, the provider, the patient's file.
  unowned: [],
  patientLists: { show: ({ clinic }) => made(clinic) },
});
