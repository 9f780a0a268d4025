import { randomUUID } from 'node:crypto';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { newEmailCode } from '../../functions/_data/user/emailCode.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { newResetCode } from '../../functions/_data/user/resetCode.ts';
import { getUser, putUser } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, signIn } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { aReading } from '../support/cardReading.ts';
import { aDemoFacility } from '../support/demoFacility.ts';
import { regulatorAccount } from '../support/regulators.ts';

const right = 'Correct-Horse_7';
const next = 'Another-Horse_8';
const rightHash = hashPassword(right);

async function someone({ store }: Owner) {
  const user = aUser({ passwordHash: await rightHash });
  await putUser(store, user);
  return user;
}

async function registration(owner: Owner) {
  const license = 'DHA-F-9000001';
  await aDemoFacility(owner.store, license);
  const { regulatorId, username, password } = regulatorAccount(license);
  return {
    ...{ email: `amal-${randomUUID().slice(0, 8)}@clinic.example`, password: right, confirmPassword: right },
    ...{ regulatorId, facilityLicenseNumber: license, regulatorUsername: username, regulatorPassword: password },
    providerTypeId: 3,
  };
}

/** Calls about signing in, and about accounts, that need a right password, a code, a card or an account at a regulator. */
export const readyCalls = readyCallsOf(accountApi, {
  updateUserEmiratesId: async () => ({
    as: await signIn({ roles: ['Standard'], stored: { passwordHash: await rightHash, emiratesId: null } }),
    body: { currentPassword: right },
  }),
  login: async (owner: Owner) => {
    const { userName, email } = await someone(owner);
    return { body: { userName, email, password: right } };
  },
  register: async (owner: Owner) => ({ body: await registration(owner) }),
  resetPassword: async (owner: Owner) => {
    const { userId, email } = await someone(owner);
    const code = await newResetCode(owner.store, userId, new Date());
    return { body: { email, code, password: next, confirmPassword: next } };
  },
  confirmEmail: async ({ store }: Owner) => {
    const as = await signIn({ roles: ['Eligibility'], stored: { isEmailConfirmationRequired: true } });
    const user = await getUser(store, as.user.userId);
    const code = user && (await newEmailCode(store, user, new Date()));
    return { as, body: { code } };
  },
  updateUserClinicianLicense: async ({ store, clinic }: Owner) => {
    const facility = await getFacility(store, clinic.user.facilityId ?? '');
    // The clinician whom every clinic of the tests has.
    const stored = { firstName: 'Amna', lastName: 'Invented', emiratesId: null, clinicianLicense: null };
    return { as: await signIn({ roles: ['Pharmacy'], facility, stored }) };
  },
  verifyCardReading: async () => {
    const { data } = await callApi(account, accountApi.endpoints.beginCardReading, { body: {} });
    const requestId = data?.requestId ?? '';
    return { body: { requestId, toolkitResponse: aReading({ requestId }) } };
  },
  testControlMedicationConnection: async () => {
    const { username, password } = regulatorAccount('PF9001').controlMedication;
    return { body: { UserName: username, Password: password, facilityLicense: 'PF9001' } };
  },
});
