import { randomUUID } from 'node:crypto';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { type Owner, tenantRoles } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, signIn } from '../support/api.ts';
import { aDemoFacility } from '../support/demoFacility.ts';
import { aTeam } from '../support/people.ts';
import { regulatorAccount } from '../support/regulators.ts';
import { beginSession } from '../support/sessions.ts';

const right = 'Correct-Horse_7';
const next = 'Another-Horse_8';
const rightHash = hashPassword(right);

/** Somebody at a demonstration facility, and the details of its account at the regulator. */
async function atRegulated(owner: Owner, license: string) {
  const facility = await aDemoFacility(owner.store, license);
  const { username, password } = regulatorAccount(license);
  const details = { facilityId: facility.facilityId, regulatorUsername: username, regulatorPassword: password };
  return { as: await signIn({ roles: tenantRoles, facility }), details };
}

/** Calls about an own account and its facility, that need a right password, a card or an account at a regulator. */
export const readyCalls = readyCallsOf(manageApi, {
  proveIdentity: async ({ store }: Owner) => {
    const as = await signIn({ roles: ['Eligibility'], stored: { firstName: 'Sara', lastName: 'Invented' } });
    const card = { emiratesId: '784198500000017', fullName: 'SARA,,,INVENTED', expiresOn: null, isVerified: true };
    return { as, body: { cardReadId: await keepCardReading(store, card, new Date()), version: 1 } };
  },
  changePassword: async () => ({
    as: await signIn({ roles: ['Eligibility'], stored: { passwordHash: await rightHash } }),
    body: { currentPassword: right, newPassword: next, confirmPassword: next },
  }),
  endSessions: async ({ store, clinic }: Owner) => {
    const sessionId = randomUUID();
    await beginSession(store, { sessionId, user: clinic.user }, new Date());
    return { as: clinic, body: { sessionId } };
  },
  addRegulatoryDetails: async (owner: Owner) => {
    const { as, details } = await atRegulated(owner, 'MOH-F-9000001');
    return { as, body: { ...details, version: undefined } };
  },
  changeRegulatoryDetails: async (owner: Owner) => {
    const { as, details } = await atRegulated(owner, 'PF9001');
    await callApi(manage, manageApi.endpoints.addRegulatoryDetails, { as, body: details });
    return { as, body: { ...details, version: 1 } };
  },
  resetUserPassword: async ({ store }: Owner) => {
    const { admin, userId } = await aTeam(store);
    return { as: admin, body: { userId } };
  },
});
