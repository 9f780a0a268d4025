import { describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility, aUser } from '../support/builders.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);
const { login, logoff, getSession, getSigningKeys, getHumanVerification } = accountApi.endpoints;

describe('logging off', () => {
  it.each([false, true])('REQ-LOGIN-14 ends this session and no other (POST twin: %s)', async (usePostTwin) => {
    const user = aUser({ passwordHash });
    await putUser(store, user);
    const signedIn = async () => {
      const { data } = await callApi(handler, login, { query: {}, body: { userName: user.userName, password } });
      return { headers: { authorization: `Bearer ${data?.accessToken}` } };
    };
    // The same person at the desk, on a phone, and a colleague.
    const [desk, phone] = [await signedIn(), await signedIn()];
    const colleague = await signIn({ roles: ['Standard'] });
    expect(await callApi(handler, logoff, { ...desk, usePostTwin })).toMatchObject({
      http: 200,
      status: 1,
      data: null,
    });
    expect(await callApi(handler, getSession, desk)).toMatchObject({ http: 401 });
    expect(await callApi(handler, getSession, phone)).toMatchObject({ http: 200 });
    expect(await callApi(handler, getSession, { as: colleague })).toMatchObject({ http: 200 });
  });
});

it('REQ-MODEL-03 answers every field of the session user, with what is stored of the person and the facility', async () => {
  setClock('2026-02-03T08:00:00.000Z');
  const ofFacility = {
    facilityName: 'Palm Clinic',
    facilityLicense: 'MF-PALM',
    facilityRoles: ['VaccinePCR'],
    regulatoryId: 2,
    providerStatus: 'CONTRACTED',
    providerId: 4711,
    providerCode: 'PALM',
    providerMode: 2,
    providerNotes: 'Call before noon',
    isBankUpdateRequired: true,
  } as const;
  const ofPerson = {
    userName: 'sara@palm.example',
    roles: ['Standard', 'Eligibility'],
    specialty: 'Cardiology',
    clinicianName: 'Dr. Sara Invented',
    clinicianLicense: 'GD-PALM-1',
    isResetPasswordRequired: true,
  } as const;
  const facility = aFacility({ ...ofFacility, facilityRoles: [...ofFacility.facilityRoles] });
  await putFacility(store, facility);
  const user = aUser({
    ...ofPerson,
    roles: [...ofPerson.roles],
    passwordHash,
    facilityIds: [facility.facilityId],
    currentFacilityId: facility.facilityId,
  });
  await putUser(store, user);
  const query = { returnUrl: '/eligibility/summary' };
  const { data: signedIn } = await callApi(handler, login, { query, body: { userName: user.userName, password } });
  const headers = { authorization: `Bearer ${signedIn?.accessToken}` };
  const { data } = await callApi(handler, getSession, { headers });
  expect(data).toMatchObject({
    ...ofFacility,
    ...ofPerson,
    userId: user.userId,
    url: '/eligibility/summary',
    expires: '2026-02-03T18:00:00.000Z',
  });
});

it('publishes the public key only', async () => {
  const { bytes } = await callApi(handler, getSigningKeys, {});
  const { keys } = JSON.parse(bytes.toString());
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  ]);
});

it('every challenge is new, signed, and does not tell its solution', async () => {
  const [one, other] = await Promise.all([
    callApi(handler, getHumanVerification, { query: {} }),
    callApi(handler, getHumanVerification, { query: {} }),
  ]);
  expect(one.data).toMatchObject({ signature: expect.any(String), parameters: { algorithm: 'PBKDF2/SHA-256' } });
  expect(one.data).not.toEqual(other.data);
  expect(JSON.stringify(one.data)).not.toContain('counter');
});
