import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { logoff, getSession, getSigningKeys, getHumanVerification } = accountApi.endpoints;

describe('logging off', () => {
  it.each([false, true])('REQ-LOGIN-14 ends this session and no other (POST twin: %s)', async (usePostTwin) => {
    const [here, elsewhere] = [await signIn({ roles: ['Standard'] }), await signIn({ roles: ['Standard'] })];
    expect(await callApi(handler, logoff, { as: here, usePostTwin })).toMatchObject({
      http: 200,
      status: 1,
      data: null,
    });
    expect(await callApi(handler, getSession, { as: here })).toMatchObject({ http: 401 });
    expect(await callApi(handler, getSession, { as: elsewhere })).toMatchObject({ http: 200 });
  });
});

it('REQ-MODEL-03 answers the session user with every field of the specification', async () => {
  const as = await signIn({ roles: ['Eligibility'] });
  const { data } = await callApi(handler, getSession, { as });
  expect(data).toEqual(as.user);
  expect(data?.displayName).toBe('Sara Invented');
  const named = `userId userName roles facilityRoles regulatoryId specialty facilityName facilityLicense providerStatus providerId
    providerCode providerMode providerNotes isBankUpdateRequired clinicianName clinicianLicense url expires isResetPasswordRequired`;
  expect(Object.keys(data!)).toEqual(expect.arrayContaining(named.split(/\s+/)));
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
    callApi(handler, getHumanVerification, {}),
    callApi(handler, getHumanVerification, {}),
  ]);
  expect(one.data).toMatchObject({ signature: expect.any(String), parameters: { algorithm: 'PBKDF2/SHA-256' } });
  expect(one.data).not.toEqual(other.data);
  expect(JSON.stringify(one.data)).not.toContain('counter');
});
