import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { changeUser, findUserByName, getUser } from '../../functions/_data/user/user.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler } from '../../functions/accountRequest/index.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import { handler as notifications } from '../../functions/notification/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { RegistrationForm } from '../../shared/account/registrationForm.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type AccountRequest, accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { postman } from '../support/outbox.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { store, messages } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const deliver = postman(messages);
const { register, login, updateUserClinicianLicense, updateUserEmiratesId } = accountApi.endpoints;
const { searchAccountRequests, getAccountRequest, approveAccountRequest, refuseAccountRequest } =
  accountRequestApi.endpoints;
const password = 'Falcon-Dune_42';
const emiratesId = '784198500000017';
const riayatiClinic = 'MOH-F-9000001';

const facilityOf = (license: string) => {
  const facility = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  if (!facility) throw new Error(license);
  return facility;
};

beforeAll(async () => {
  for (const facility of demoFacilities) await putFacility(store, facility);
});

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 4, day, 8)).toISOString());
});

function formFor(facilityLicense: string, changes: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    email: `amal-${randomUUID().slice(0, 8)}@clinic.example`,
    password,
    confirmPassword: password,
    firstName: 'Amal',
    lastName: 'Invented',
    regulatorId: facilityOf(facilityLicense).regulatoryId,
    providerTypeId: facilityOf(facilityLicense).kind === 'pharmacy' ? 1 : 3,
    facilityLicenseNumber: facilityLicense,
    regulatorUsername: 'x',
    regulatorPassword: 'y',
    emiratesId,
    isEAuthorization: true,
    isEligibility: true,
    ...changes,
  };
}

/** A registration with the facility's own credentials at its regulator. */
function provenFormFor(facilityLicense: string, changes: Partial<RegistrationForm> = {}): RegistrationForm {
  const { username, password: regulatorPassword } = regulatorAccount(facilityLicense);
  return formFor(facilityLicense, { regulatorUsername: username, regulatorPassword, ...changes });
}

const send = (body: RegistrationForm) => callApi(account, register, { body });
const signInWith = (userName: string) => callApi(account, login, { query: {}, body: { userName, password } });
const administrator = (license: string, roles: Role[] = ['ProviderAdmin']) =>
  signIn({ roles, facility: facilityOf(license), stored: { emiratesId: '784199000070013' } });
const portalAdministrator = (roles: Role[] = ['SetupAdmin']) =>
  signIn({ roles, facility: null, stored: { emiratesId: '784199000070013' } });

const listOf = async (as: SignedIn, state: AccountRequest['state'] = 'waiting') =>
  (await callApi(handler, searchAccountRequests, { as, query: { state } })).data?.items ?? [];

/** The request of this e-mail address, as the administrator sees it in the list. */
async function requestOf(as: SignedIn, email: string, state: AccountRequest['state'] = 'waiting') {
  const found = (await listOf(as, state)).find(({ userName }) => userName === email);
  if (!found) throw new Error(`No request of ${email}`);
  return found;
}

const approve = (as: SignedIn, { accountRequestId, version }: AccountRequest) =>
  callApi(handler, approveAccountRequest, { as, body: { accountRequestId, version } });
const refuse = (
  as: SignedIn,
  { accountRequestId, version }: AccountRequest,
  reason = 'Nobody of this name works here.',
) => callApi(handler, refuseAccountRequest, { as, body: { accountRequestId, version, reason } });

describe('a registration that proves nothing of the facility', () => {
  it.each([
    ['at the portal’s own facilities, with any name and password', 'WSL-900001'],
    ['abroad, with any name and password', '@HARBOUR CLINIC ABROAD'],
  ])('%s, opens no account', async (_where, license) => {
    const form = formFor(license);
    expect(await send(form)).toMatchObject({ status: 1, data: { waitsFor: 'portal' } });
    const refused = await signInWith(form.email);
    expect(refused).toMatchObject({ http: 200, status: -6, data: null, errors: [{ code: 'accountWaitsForPortal' }] });
    expect(refused.errors[0]?.message).toContain('waits for the administrators of the portal');
  });

  it('with right credentials that name no licence opens no account: another facility’s would do', async () => {
    const { username, password: regulatorPassword } = regulatorAccount('MOH-F-9000002');
    const form = formFor(riayatiClinic, { regulatorUsername: username, regulatorPassword });
    expect(await send(form)).toMatchObject({ status: 1, data: { waitsFor: 'portal' } });
    expect(await signInWith(form.email)).toMatchObject({ status: -6 });
    const request = await requestOf(await portalAdministrator(), form.email);
    expect(request).toMatchObject({ connectionProof: 'credentialsOnly', state: 'waiting', kind: 'account' });
  });

  it('tells only those who know the password that the account waits', async () => {
    const form = formFor('WSL-900001');
    await send(form);
    const guess = { userName: form.email, password: 'Another-One_7' };
    expect(await callApi(account, login, { query: {}, body: guess })).toMatchObject({
      status: -1,
      errors: [{ code: 'wrongCredentials' }],
    });
  });

  it('says so by mail, and by mail again when it is open', async () => {
    await deliver();
    const form = formFor('WSL-900001');
    await send(form);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: form.email, subject: expect.stringContaining('waits for approval') });
    const as = await portalAdministrator();
    await approve(as, await requestOf(as, form.email));
    const [opened] = await deliver();
    expect(opened).toMatchObject({ to: form.email, subject: expect.stringContaining('account is open') });
  });
});

describe('proven credentials', () => {
  it('open the account at once', async () => {
    const form = provenFormFor('DHA-F-9000001');
    expect(await send(form)).toMatchObject({ status: 1, data: { waitsFor: null } });
    expect(await signInWith(form.email)).toMatchObject({ status: 1 });
  });

  it('REQ-REGUL-08 count for the kind of their facility only: 1 for a pharmacy, 3 for a medical provider', async () => {
    for (const [license, providerTypeId, isTaken] of [
      ['PF9001', 1, true],
      ['DHA-F-9000001', 3, true],
      ['DHA-F-9000001', 1, false],
      ['PF9001', 3, false],
    ] as const) {
      const form = provenFormFor(license, { providerTypeId });
      const refused = { status: -1, errors: [{ code: 'providerTypeNotOfFacility' }] };
      expect(await send(form)).toMatchObject(isTaken ? { status: 1 } : refused);
      expect((await findUserByName(store, form.email)) !== null).toBe(isTaken);
    }
  });

  it('are not what a post office answers in a code that nobody knows', async () => {
    setFaults({ dhpo: { searchCode: 77 } });
    expect(await send(provenFormFor('DHA-F-9000002'))).toMatchObject({ errors: [{ code: 'regulatorUnavailable' }] });
  });

  it('are not what a search ends in by a documented fault: the licence was not looked at', async () => {
    setFaults({ dhpo: { searchCode: -4 } });
    const form = provenFormFor('DHA-F-9000003');
    expect(await send(form)).toMatchObject({ status: 1, data: { waitsFor: 'portal' } });
  });
});

describe('the administrator of the facility', () => {
  const license = 'MOH-F-9000003';

  it('is told, sees who asked, when, from where and what was proven, and opens the account', async () => {
    const as = await administrator(license);
    const form = provenFormFor(license);
    expect(await send(form)).toMatchObject({ data: { waitsFor: 'facility' } });
    expect(await signInWith(form.email)).toMatchObject({ errors: [{ code: 'accountWaitsForFacility' }] });
    const request = await requestOf(as, form.email);
    expect(request).toMatchObject({
      fullName: 'Amal Invented',
      emiratesIdEnding: '0017',
      facilityLicense: license,
      connectionProof: 'credentialsOnly',
      isCardProven: false,
      roles: ['Standard', 'Pharmacy'],
      askedAt: expect.stringMatching(/^2026-05-/),
      sourceIp: expect.stringMatching(/\d/),
      waitsFor: 'facility',
    });
    const { data: news } = await callApi(notifications, notificationApi.endpoints.getNews, { as });
    expect(news?.newest).toMatchObject([
      { kind: 'accountRequested', link: `/accountrequests/${request.accountRequestId}` },
    ]);
    expect(await approve(as, request)).toMatchObject({ status: 1, data: { state: 'approved', version: 2 } });
    expect(await signInWith(form.email)).toMatchObject({ status: 1 });
    expect((await listOf(as)).map(({ userName }) => userName)).not.toContain(form.email);
    expect(await requestOf(as, form.email, 'approved')).toMatchObject({ decidedBy: as.user.displayName });
  });

  it('who looks through the requests, or at one, is on record with what was shown', async () => {
    const form = provenFormFor(license);
    await send(form);
    const admin = await administrator(license);
    const asked = await requestOf(admin, form.email);
    await callApi(handler, getAccountRequest, { as: admin, query: { accountRequestId: asked.accountRequestId } });
    const portal = await portalAdministrator();
    await listOf(portal, 'refused');
    const entriesOf = async (record: string, by: SignedIn) =>
      (await auditsOf(store, record)).filter(({ actor }) => actor === by.user.userId);
    expect(await entriesOf(`FACILITY#${facilityOf(license).facilityId}`, admin)).toMatchObject([
      {
        action: 'accountRequest.list',
        after: { criteria: { state: 'waiting' }, shown: expect.arrayContaining([asked.accountRequestId]) },
      },
    ]);
    const user = await findUserByName(store, form.email);
    expect(await entriesOf(`USER#${user?.userId}`, admin)).toMatchObject([{ action: 'accountRequest.read' }]);
    expect(await entriesOf('ACCOUNTDESK#portal', portal)).toMatchObject([
      { action: 'accountRequest.list', after: { criteria: { state: 'refused' } } },
    ]);
  });

  it('refuses with a reason that the person reads at sign-in, and may approve after all', async () => {
    const as = await administrator(license);
    const form = provenFormFor(license);
    await send(form);
    const blank = { accountRequestId: (await requestOf(as, form.email)).accountRequestId, version: 1, reason: '  ' };
    expect((await callApi(handler, refuseAccountRequest, { as, body: blank })).http).toBe(400);
    expect(await refuse(as, await requestOf(as, form.email), 'No contract yet.')).toMatchObject({ status: 1 });
    const refused = await signInWith(form.email);
    expect(refused).toMatchObject({
      status: -7,
      errors: [{ code: 'accountRefused', values: { reason: 'No contract yet.' } }],
    });
    expect(refused.errors[0]?.message).toBe('Your account was refused: No contract yet.');
    expect(await approve(as, await requestOf(as, form.email, 'refused'))).toMatchObject({ status: 1 });
    expect(await signInWith(form.email)).toMatchObject({ status: 1 });
  });

  it('decides once, also when two press at the same time', async () => {
    const as = await administrator(license);
    const form = provenFormFor(license);
    await send(form);
    const request = await requestOf(as, form.email);
    const both = await Promise.all([approve(as, request), refuse(as, request)]);
    expect(both.filter(({ status }) => status === 1)).toHaveLength(1);
    const after = await requestOf(as, form.email, both[0]?.status === 1 ? 'approved' : 'refused');
    expect(await approve(as, request)).toMatchObject({ http: 409 });
    expect(after.version).toBe(2);
  });

  it('neither sees nor decides what waits at another facility', async () => {
    const as = await administrator(license);
    const other = await administrator('DHA-F-9000001');
    const form = provenFormFor(license);
    await send(form);
    const request = await requestOf(as, form.email);
    expect((await listOf(other)).map(({ userName }) => userName)).not.toContain(form.email);
    const { accountRequestId } = request;
    for (const answer of [
      await callApi(handler, getAccountRequest, { as: other, query: { accountRequestId } }),
      await approve(other, request),
      await refuse(other, request),
    ]) {
      expect(answer).toMatchObject({ http: 404, errors: [{ code: 'notFound' }] });
    }
    expect(await signInWith(form.email)).toMatchObject({ status: -6 });
  });

  it('who has left decides nothing any more', async () => {
    const as = await administrator(license);
    const form = provenFormFor(license);
    await send(form);
    const request = await requestOf(as, form.email);
    const before = await getUser(store, as.user.userId);
    if (!before) throw new Error('No administrator');
    await changeUser(store, before, { facilityIds: [], currentFacilityId: null });
    expect(await approve(as, request)).toMatchObject({ http: 404 });
    expect((await callApi(handler, searchAccountRequests, { as, query: {} })).http).toBe(403);
  });

  it('Abuse: brings nobody back who has left: a request that still waits opens no removed account', async () => {
    const as = await administrator(license);
    const form = provenFormFor(license);
    await send(form);
    const request = await requestOf(as, form.email);
    const leaver = await findUserByName(store, form.email);
    if (!leaver) throw new Error('Not registered');
    await changeUser(store, leaver, { access: 'removed' });
    for (const decided of [await approve(as, request), await approve(await portalAdministrator(), request)])
      expect(decided).toMatchObject({ http: 404, errors: [{ code: 'notFound' }] });
    expect(await getUser(store, leaver.userId)).toMatchObject({ access: 'removed', version: 2 });
  });

  it('Abuse: does not open an account of their own', async () => {
    const as = await signIn({ roles: ['ProviderAdmin'], facility: facilityOf(license), stored: { emiratesId } });
    const form = provenFormFor(license);
    await send(form);
    expect(await approve(as, await requestOf(as, form.email))).toMatchObject({ errors: [{ code: 'ownChange' }] });
  });
});

describe('a professional licence', () => {
  const clinic = 'DHA-F-9000004';
  const pharmacist = (stored: object = {}) =>
    signIn({
      roles: ['Pharmacy'],
      facility: facilityOf(clinic),
      stored: { firstName: 'Nadia', lastName: 'Invented', emiratesId: null, clinicianLicense: null, ...stored },
    });
  const name = (as: SignedIn, licensenumber: string) =>
    callApi(account, updateUserClinicianLicense, { as, query: { licensenumber } });
  const inRegister = (licenseNo: string, fullName = 'Nadia Invented') =>
    putClinician(store, {
      clinicianId: randomUUID().slice(0, 8),
      facilityId: facilityOf(clinic).facilityId,
      fullName,
      fullNameArabic: '',
      licenseNo,
      specialty: 'Pharmacy',
      isActive: true,
    });

  it('that no register has waits for the portal’s people, who alone accept it', async () => {
    const as = await pharmacist({ lastName: 'Unknown' });
    expect(await name(as, 'INVENTED-1')).toMatchObject({ status: 1, data: { clinicianLicense: null } });
    expect(await name(as, 'INVENTED-2')).toMatchObject({ status: -1, errors: [{ code: 'licenseWaits' }] });
    const local = await administrator(clinic);
    expect((await listOf(local)).filter(({ kind }) => kind === 'license')).toEqual([]);
    const portal = await portalAdministrator();
    const request = await requestOf(portal, as.user.userName);
    expect(request).toMatchObject({ kind: 'license', clinicianLicense: 'INVENTED-1', isLicenseRegistered: false });
    expect(await approve(local, request)).toMatchObject({ http: 404 });
    expect(await approve(portal, request)).toMatchObject({ status: 1 });
    expect(await getUser(store, as.user.userId)).toMatchObject({
      clinicianLicense: 'INVENTED-1',
      claimedLicense: null,
    });
  });

  it('that was refused can be named again', async () => {
    const as = await pharmacist({ lastName: 'Unknown' });
    await name(as, 'INVENTED-3');
    const portal = await portalAdministrator();
    await refuse(portal, await requestOf(portal, as.user.userName));
    expect(await getUser(store, as.user.userId)).toMatchObject({ clinicianLicense: null, claimedLicense: null });
    expect(await name(as, 'INVENTED-4')).toMatchObject({ status: 1 });
  });

  it('belongs to one account: a namesake cannot take it too', async () => {
    await inRegister('GD-ONE');
    expect(await name(await pharmacist(), 'GD-ONE')).toMatchObject({ data: { clinicianLicense: 'GD-ONE' } });
    expect(await name(await pharmacist(), ' gd-one ')).toMatchObject({ status: -1, errors: [{ code: 'licenseHeld' }] });
  });

  it('is not given to somebody who took the colleague’s name first', async () => {
    await inRegister('GD-COLLEAGUE', 'Omar Colleague');
    const currentPassword = 'Correct-Horse_7';
    const passwordHash = await hashPassword(currentPassword);
    const as = await pharmacist({ firstName: 'Nosy', lastName: 'Neighbour', passwordHash });
    const names = { firstName: 'Omar', lastName: 'Colleague', mobileNumber: null, areShortcutsOn: true };
    const renamed = { ...names, currentPassword };
    const { version } = (await getUser(store, as.user.userId)) ?? { version: 0 };
    const body = { ...renamed, version };
    expect(await callApi(manage, manageApi.endpoints.updateUserDetails, { as, body })).toMatchObject({ status: 1 });
    expect(await name(as, 'GD-COLLEAGUE')).toMatchObject({ status: 1, data: { clinicianLicense: null } });
    const request = await requestOf(await portalAdministrator(), as.user.userName);
    expect(request).toMatchObject({ isLicenseRegistered: true, isCardProven: false });
  });

  it('keeps its name: a clinician is not renamed', async () => {
    const as = await pharmacist({ clinicianLicense: 'GD-NAMED' });
    const { version } = (await getUser(store, as.user.userId)) ?? { version: 0 };
    const body = { firstName: 'Omar', lastName: 'Colleague', mobileNumber: null, areShortcutsOn: true, version };
    expect(await callApi(manage, manageApi.endpoints.updateUserDetails, { as, body })).toMatchObject({
      errors: [{ code: 'provenByCard' }],
    });
  });
});

describe('a card', () => {
  const clinic = 'DHA-F-9000001';

  async function prescriberWith(card: { fullName: string; fullNameArabic?: string; expiresOn?: string | null }) {
    const { controlMedication } = regulatorAccount(clinic);
    const read = { emiratesId, expiresOn: null, isVerified: true, ...card };
    return provenFormFor(clinic, {
      isControlMedication: true,
      controlMedicationUsername: controlMedication.username,
      controlMedicationPassword: controlMedication.password,
      clinicianLicenseNumber: `GD-${randomUUID().slice(0, 6)}`,
      cardReadId: await keepCardReading(store, read, new Date()),
    });
  }

  it.each([
    ['in capitals and another order', { fullName: 'INVENTED,SALEM,,AMAL' }],
    [
      'in Arabic',
      { fullName: 'Somebody Else', fullNameArabic: 'أمل,سالم,المخترعة' },
      { firstName: 'أمل', lastName: 'المخترعة' },
    ],
  ])('proves the typed name %s', async (_how, card, typed: Partial<RegistrationForm> = {}) => {
    const form = { ...(await prescriberWith(card)), ...typed };
    expect(await send(form)).toMatchObject({ status: 1 });
    expect(await findUserByName(store, form.email)).toMatchObject({ identityProvenAt: expect.any(String) });
  });

  it('of another name proves nothing', async () => {
    const answer = await send(await prescriberWith({ fullName: 'Omar,,,Other' }));
    expect(answer).toMatchObject({ status: -1, errors: [{ code: 'cardNameDiffers', field: 'lastName' }] });
  });

  it('that has expired proves nothing; on its last day it does', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const fullName = 'Amal,,,Invented';
    expect(await send(await prescriberWith({ fullName, expiresOn: yesterday }))).toMatchObject({
      errors: [{ code: 'cardExpired' }],
    });
    expect(await send(await prescriberWith({ fullName, expiresOn: today }))).toMatchObject({ status: 1 });
  });

  it('makes a name and an Emirates ID that typing does not change any more', async () => {
    const identityProvenAt = '2026-01-01T00:00:00.000Z';
    const currentPassword = 'Correct-Horse_7';
    const passwordHash = await hashPassword(currentPassword);
    const stored = { identityProvenAt, clinicianLicense: null, passwordHash };
    const as = await signIn({ roles: ['Standard'], stored });
    const { version } = (await getUser(store, as.user.userId)) ?? { version: 0 };
    const body = { firstName: 'Other', lastName: 'Name', mobileNumber: null, areShortcutsOn: true, version };
    expect(await callApi(manage, manageApi.endpoints.updateUserDetails, { as, body })).toMatchObject({
      errors: [{ code: 'provenByCard' }],
    });
    const typed = { emiratesId: '784199000070013', currentPassword };
    expect(await callApi(account, updateUserEmiratesId, { as, query: {}, body: typed })).toMatchObject({
      errors: [{ code: 'emiratesIdProven' }],
    });
  });
});
