import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aClaim, made, madeReady } from './support/claims.ts';
import { repaired, repairOf, wrongNet } from './support/repairs.ts';

/** A biller of a facility of its own. */
async function aBiller(store: DynamoDBDocumentClient) {
  const facility = aFacility();
  await putFacility(store, facility);
  return signIn({ roles: ['EauthClaim'], facility });
}

const said = { claim: aClaim(), patientName: 'Sara Invented' };

/** Calls about claims that may be repeated. */
export const repeatableCalls = repeatableCallsOf(claimApi, {
  makeClaim: async (store) => ({ as: await aBiller(store), body: said }),
  changeClaim: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claimId: await made(as), version: 1, ...said } };
  },
  repairClaim: async (store) => {
    const as = await aBiller(store);
    return { as, body: await repairOf(as, await made(as, wrongNet())) };
  },
  undoRepair: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claimId: await repaired(as, wrongNet()), version: 2 } };
  },
  moveClaim: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claimId: await made(as), version: 1, move: 'makeReady', reason: 'Looked at' } };
  },
  makeClaimsReady: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claims: [{ claimId: await made(as), version: 1 }] } };
  },
  tagClaims: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claims: [{ claimId: await made(as), version: 1 }], add: ['Ask the clinician'], remove: [] } };
  },
  sendClaims: async (store) => {
    const as = await aBiller(store);
    return { as, body: { claims: [{ claimId: await madeReady(as), version: 2 }] } };
  },
});
