import { describe, expect, it } from 'vitest';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { getUser, putUser, type User } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { handler as manageHandler } from '../../functions/manage/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { optionalSteps, type SignInStep } from '../../shared/_field/signInSteps.ts';
import { agreementVersion } from '../../shared/account/licenseAgreement.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { allRoutes } from '../support/routes.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const { login, getSession, settleSignInStep, updateUserEmiratesId } = accountApi.endpoints;
const { verifyLicenseAgreement, acceptLicenseAgreement, getTermsAndConditions } = accountApi.endpoints;
const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);
const routes = await allRoutes();

const open: Facility = aFacility();
const helping: Facility = aFacility({ facilityRoles: ['Pharmacy'] });
await putFacility(store, open);
await putFacility(store, helping);

async function stored(changes: Partial<User> = {}, at: Facility = open): Promise<User> {
  const user = aUser({ passwordHash, facilityIds: [at.facilityId], currentFacilityId: at.facilityId, ...changes });
  await putUser(store, user);
  return user;
}

async function signIn(user: User, typed = password) {
  const { data, ...answer } = await callApi(handler, login, {
    query: {},
    body: { userName: user.userName, password: typed },
  });
  return { ...answer, data, headers: { authorization: `Bearer ${data?.accessToken}` } };
}

const stepsOf = async (changes: Partial<User>, at?: Facility): Promise<SignInStep[] | undefined> =>
  (await signIn(await stored(changes, at))).data?.pendingSteps;

describe('what a session owes', () => {
  it('is nothing for most', async () => {
    expect(await stepsOf({})).toEqual([]);
  });

  it.each<[string, Partial<User>, SignInStep[]]>([
    ['an address that was never confirmed', { isEmailConfirmationRequired: true }, ['confirmEmail']],
    ['REQ-LOGIN-26 a forced password change', { isResetPasswordRequired: true }, ['changePassword']],
    ['an agreement that was never accepted', { agreementVersion: null }, ['licenseAgreement']],
    ['an agreement of which an older version was accepted', { agreementVersion: '2020-01' }, ['licenseAgreement']],
    ['REQ-PROFILE-02 a missing Emirates ID', { emiratesId: null }, ['emiratesId']],
    [
      'all of them, in the order in which they are asked',
      {
        isEmailConfirmationRequired: true,
        isResetPasswordRequired: true,
        agreementVersion: null,
        emiratesId: null,
        clinicianLicense: null,
        roles: ['ControlMedicationPharmacy'],
        facilityIds: [open.facilityId, helping.facilityId],
      },
      ['confirmEmail', 'changePassword', 'licenseAgreement', 'selectFacility', 'emiratesId', 'professionalLicense'],
    ],
  ])('%s', async (_what, changes, steps) => {
    expect(await stepsOf(changes)).toEqual(steps);
  });

  it.each<[Role, boolean]>([
    ['ControlMedicationMedicalProvider', true],
    ['ControlMedicationPharmacy', true],
    ['Pharmacy', true],
    ['Eligibility', false],
    ['MedicalProvider', false],
  ])('REQ-PROFILE-06 a missing professional licence with the role %s: %s', async (role, isOwed) => {
    const steps = await stepsOf({ roles: [role], clinicianLicense: null });
    expect(steps).toEqual(isOwed ? ['professionalLicense'] : []);
    expect(await stepsOf({ roles: [role] })).toEqual([]);
  });

  it('REQ-PROFILE-06 counts a role that the facility gives', async () => {
    expect(await stepsOf({ clinicianLicense: null }, helping)).toEqual(['professionalLicense']);
  });

  it.each<[Role, number, boolean]>([
    ['ControlMedicationMedicalProvider', 2, true],
    ['ControlMedicationPharmacy', 2, true],
    ['ControlMedicationPharmacy', 1, false],
    ['Pharmacy', 2, false],
    ['FacilityGroupAdmin', 2, false],
  ])('REQ-PROFILE-14 the choice of a facility with the role %s and %i facilities: %s', async (role, count, isOwed) => {
    const facilityIds = [open.facilityId, helping.facilityId].slice(0, count);
    expect(await stepsOf({ roles: [role], facilityIds })).toEqual(isOwed ? ['selectFacility'] : []);
  });
});

describe('a binding step', () => {
  it.each<[SignInStep, Partial<User>]>([
    ['confirmEmail', { isEmailConfirmationRequired: true }],
    ['changePassword', { isResetPasswordRequired: true }],
    ['licenseAgreement', { agreementVersion: null }],
  ])(
    '%s owed closes every call but those that do it, look at the session, report an error or leave',
    async (_step, changes) => {
      const { headers } = await signIn(await stored({ ...changes, roles: ['SuperAdmin'] }));
      const guarded = routes.filter(({ endpoint }) => endpoint.access !== 'public');
      const closed = guarded.filter(({ endpoint }) => !endpoint.isBeforeSignInSteps);
      for (const { handler: area, endpoint, usePostTwin, name } of closed) {
        const answer = await callAnything(area, endpoint, { usePostTwin, headers, ...sampleInput(endpoint) });
        expect(answer, name).toMatchObject({ http: 403, errors: [{ code: 'signInStepPending' }] });
      }
      const openNames = guarded.filter(({ endpoint }) => endpoint.isBeforeSignInSteps).map(({ name }) => name);
      expect(openNames.sort()).toEqual([
        'acceptLicenseAgreement',
        'changePassword',
        'confirmEmail',
        'getSession',
        'logoff',
        'logoff (POST)',
        'reportError',
        'reportVitals',
        'sendEmailCode',
        'verifyLicenseAgreement',
      ]);
      expect(await callApi(handler, getSession, { headers })).toMatchObject({ http: 200, status: 1 });
      expect(await callApi(handler, verifyLicenseAgreement, { headers })).toMatchObject({ http: 200, status: 1 });
    },
  );

  it('closes nothing once it is done, while the other steps never did', async () => {
    const { headers } = await signIn(await stored({ isResetPasswordRequired: true, emiratesId: null }));
    const body = { currentPassword: password, newPassword: 'Next-Horse_8', confirmPassword: 'Next-Horse_8' };
    const changed = await callApi(manageHandler, manageApi.endpoints.changePassword, { headers, body });
    expect(changed).toMatchObject({ http: 200, status: 1 });
    expect((await callApi(handler, getSession, { headers })).data).toMatchObject({
      isResetPasswordRequired: false,
      pendingSteps: ['emiratesId'],
    });
    expect((await callApi(manageHandler, manageApi.endpoints.getUserDetails, { headers })).http).toBe(200);
  });
});

describe('the licence agreement', () => {
  it('REQ-PROFILE-20 REQ-PROFILE-23 REQ-PROFILE-24 is accepted once, for the version in force', async () => {
    const user = await stored({ agreementVersion: null });
    const { headers } = await signIn(user);
    const before = await callApi(handler, verifyLicenseAgreement, { headers });
    expect(before.data).toEqual({ isAccepted: false, agreementVersion });
    const accepted = await callApi(handler, acceptLicenseAgreement, { headers, body: { agreementVersion } });
    expect(accepted).toMatchObject({ http: 200, status: 1, data: { pendingSteps: [] } });
    expect((await callApi(handler, verifyLicenseAgreement, { headers })).data?.isAccepted).toBe(true);
    expect(await getUser(store, user.userId)).toMatchObject({
      agreementVersion,
      agreementAcceptedAt: expect.stringMatching(/Z$/),
    });
    expect((await signIn(user)).data?.pendingSteps).toEqual([]);
  });

  it('keeps the instant of the first acceptance', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const user = await stored({ agreementVersion: null });
    const { headers } = await signIn(user);
    await callApi(handler, acceptLicenseAgreement, { headers, body: { agreementVersion } });
    passMinutes(5);
    await callApi(handler, acceptLicenseAgreement, { headers, body: { agreementVersion } });
    expect((await getUser(store, user.userId))?.agreementAcceptedAt).toMatch(/^2026-03-01T08:00/);
  });

  it('is not accepted by agreeing to another version', async () => {
    const user = await stored({ agreementVersion: null });
    const { headers } = await signIn(user);
    const answer = await callApi(handler, acceptLicenseAgreement, { headers, body: { agreementVersion: '2020-01' } });
    expect(answer).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    expect((await getUser(store, user.userId))?.agreementVersion).toBeNull();
  });

  it.each([
    ['en', 'ltr', 'terms and conditions'],
    ['ar', 'rtl', 'شروط الاستخدام'],
  ] as const)('REQ-PROFILE-25 shows its terms as a page in %s to everybody', async (language, direction, words) => {
    const answer = await callApi(handler, getTermsAndConditions, { query: { language } });
    expect(answer.http).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const page = answer.bytes.toString();
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(words);
    expect(page).toContain(agreementVersion);
  });
});

describe('the Emirates ID', () => {
  const given = '784-1985-0000001-7';
  const digits = '784198500000017';

  it('REQ-PROFILE-02 is asked for once, whether or not it is given', async () => {
    const user = await stored({ emiratesId: null });
    expect((await signIn(user)).data?.pendingSteps).toEqual(['emiratesId']);
    expect((await signIn(user)).data?.pendingSteps).toEqual([]);
  });

  it('is asked for at the next sign-in when something binding stood before it', async () => {
    const user = await stored({ emiratesId: null, agreementVersion: null });
    const { headers } = await signIn(user);
    expect((await signIn(user)).data?.pendingSteps).toEqual(['licenseAgreement', 'emiratesId']);
    await callApi(handler, acceptLicenseAgreement, { headers, body: { agreementVersion } });
    expect((await signIn(user)).data?.pendingSteps).toEqual([]);
  });

  it.each([
    ['body', { query: {}, body: { emiratesId: given, currentPassword: password } }],
    ['query', { query: { emiratesId: given }, body: { currentPassword: password } }],
  ])('REQ-PROFILE-04 is taken from the %s and answered without it', async (_place, parts) => {
    const user = await stored({ emiratesId: null });
    const { headers } = await signIn(user);
    const answer = await callApi(handler, updateUserEmiratesId, { headers, ...parts });
    expect(answer).toMatchObject({ http: 200, status: 1, data: { pendingSteps: [] } });
    expect(answer.bytes.toString()).not.toContain(digits);
    expect((await getUser(store, user.userId))?.emiratesIdClaim?.emiratesId).toBe(digits);
  });

  it('REQ-PROFILE-03 is refused when it is missing or none', async () => {
    const { headers } = await signIn(await stored({ emiratesId: null }));
    for (const parts of [{ body: {} }, { body: { emiratesId: '784198500000018' } }, { body: { emiratesId: '' } }]) {
      const answer = await callAnything(handler, updateUserEmiratesId, { headers, ...parts });
      expect(answer.http).toBe(400);
      expect(answer.errors).toMatchObject([
        { code: 'invalidEmiratesId', field: 'emiratesId', message: 'Valid Emirates ID Required' },
      ]);
    }
  });
});

describe('a step that is left as things are', () => {
  const owing = {
    emiratesId: null,
    clinicianLicense: null,
    roles: ['ControlMedicationPharmacy'],
  } satisfies Partial<User>;
  const atTwo = async () => signIn(await stored({ ...owing, facilityIds: [open.facilityId, helping.facilityId] }));
  const settle = (headers: Record<string, string>, step: (typeof optionalSteps)[number]) =>
    callApi(handler, settleSignInStep, { headers, body: { step } });

  it('REQ-PROFILE-15 REQ-PROFILE-02 is asked for no more in this session, also after the page was loaded anew', async () => {
    const { headers, data } = await atTwo();
    expect(data?.pendingSteps).toEqual(optionalSteps);
    expect((await settle(headers, 'selectFacility')).data?.pendingSteps).toEqual(['emiratesId', 'professionalLicense']);
    expect((await settle(headers, 'emiratesId')).data?.pendingSteps).toEqual(['professionalLicense']);
    const reloaded = await callApi(handler, getSession, { headers });
    expect(reloaded.data).toEqual({
      ...reloaded.data,
      pendingSteps: ['professionalLicense'],
      facilityId: open.facilityId,
    });
    expect((await settle(headers, 'emiratesId')).data?.pendingSteps).toEqual(['professionalLicense']);
  });

  it('is asked for at the next sign-in, in which no answer was given', async () => {
    const { headers, data } = await atTwo();
    await settle(headers, 'selectFacility');
    const again = await callApi(handler, login, { query: {}, body: { userName: data?.userName, password } });
    expect(again.data?.pendingSteps).toContain('selectFacility');
  });

  it.each(['changePassword', 'licenseAgreement'])('is never a binding one: %s', async (step) => {
    const { headers } = await atTwo();
    const answer = await callAnything(handler, settleSignInStep, { headers, body: { step } });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'step' }] });
  });
});

describe('a temporary password', () => {
  const temporary = (expiresAt: string) => ({ isResetPasswordRequired: true, temporaryPasswordExpiresAt: expiresAt });

  it('signs in once', async () => {
    const user = await stored(temporary(new Date(Date.now() + 3600_000).toISOString()));
    expect(await signIn(user)).toMatchObject({ status: 1, data: { pendingSteps: ['changePassword'] } });
    expect(await signIn(user)).toMatchObject({ status: -5, errors: [{ code: 'temporaryPasswordExpired' }] });
  });

  it('signs in once even when it is used twice at the same time', async () => {
    const user = await stored(temporary(new Date(Date.now() + 3600_000).toISOString()));
    const both = await Promise.all([signIn(user), signIn(user)]);
    expect(both.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('is worth nothing after its day, and only who knows it learns so', async () => {
    const user = await stored(temporary(new Date(Date.now() - 1000).toISOString()));
    expect(await signIn(user)).toMatchObject({ errors: [{ code: 'temporaryPasswordExpired' }] });
    expect(await signIn(user, 'wrong')).toMatchObject({ errors: [{ code: 'wrongCredentials' }] });
  });
});
