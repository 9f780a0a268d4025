import { randomUUID } from 'node:crypto';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { newEmailCode } from '../../functions/_data/user/emailCode.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { newResetCode } from '../../functions/_data/user/resetCode.ts';
import { getUser, putUser } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import { demoFacilities } from '../../infra/local/demo/facilities.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callApi, signIn } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { aReading } from '../support/cardReading.ts';
import { regulatorAccount } from '../support/regulators.ts';
import { beginSession } from '../support/sessions.ts';
import { type Owner, tenantRoles } from './records.ts';

const right = 'Correct-Horse_7';
const next = 'Another-Horse_8';
const rightHash = hashPassword(right);

async function someone({ store }: Owner) {
  const user = aUser({ passwordHash: await rightHash });
  await putUser(store, user);
  return user;
}

function demoFacility(license: string) {
  const found = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  if (!found) throw new Error(`No facility ${license}`);
  return found;
}

/** The demonstration's facility of a licence, which only one facility has. */
async function storedFacility({ store }: Owner, license: string) {
  const facility = demoFacility(license);
  if (!(await getFacility(store, facility.facilityId))) await putFacility(store, facility);
  return facility;
}

/** Somebody at a demonstration facility, and the details of its account at the regulator. */
async function atRegulated(owner: Owner, license: string) {
  const facility = await storedFacility(owner, license);
  const { username, password } = regulatorAccount(license);
  const details = { facilityId: facility.facilityId, regulatorUsername: username, regulatorPassword: password };
  return { as: await signIn({ roles: tenantRoles, facility }), details };
}

async function registration(owner: Owner) {
  const license = 'DHA-F-9000001';
  await storedFacility(owner, license);
  const { regulatorId, username, password } = regulatorAccount(license);
  return {
    ...{ email: `amal-${randomUUID().slice(0, 8)}@clinic.example`, password: right, confirmPassword: right },
    ...{ regulatorId, facilityLicenseNumber: license, regulatorUsername: username, regulatorPassword: password },
    providerTypeId: 3,
  };
}

/** Calls about accounts and credentials that need a right password, a code, a card or a regulator's account to go well. */
export const readyAccounts = {
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
  testConnection: async (owner: Owner) => {
    await storedFacility(owner, 'MF9001');
    const { regulatorId, username, password } = regulatorAccount('MF9001');
    return { body: { regulatorId, username, password, facilityLicense: 'MF9001' } };
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
};
