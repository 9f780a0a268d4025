import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Facility, facilityItems } from '../../functions/_data/facility/facility.ts';
import {
  findRegulatoryDetails,
  maskedUsername,
  openRegulatorCredentials,
} from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { userItems } from '../../functions/_data/user/user.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/manage/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aUser } from '../support/builders.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { store, logLines } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const { endpoints } = manageApi;

const profileOf = <Item>([profile]: readonly Item[]): Item => profile as Item;

/** A copy of a demonstration facility with an id of its own, so that each test has one without details. */
async function aClinic(license: string): Promise<Facility> {
  const facility = demoFacilities.find(({ facilityLicense }) => facilityLicense === license);
  if (!facility) throw new Error(license);
  const own = { ...facility, facilityId: `clinic-${randomUUID().slice(0, 8)}` };
  await store.send(new PutCommand({ TableName: tableName('facilities'), Item: profileOf(facilityItems(own)) }));
  return own;
}

/** An administrator of these facilities, in the store too. */
const someoneAt = (...facilities: Facility[]) => someoneWith(['ProviderAdmin'], facilities);

async function someoneWith(roles: Role[], facilities: Facility[]): Promise<SignedIn> {
  const signedIn = await signIn({ roles, facility: facilities[0] ?? null });
  const facilityIds = facilities.map(({ facilityId }) => facilityId);
  const stored = aUser({ userId: signedIn.user.userId, facilityIds, currentFacilityId: facilityIds[0] ?? null });
  await store.send(new PutCommand({ TableName: tableName('users'), Item: profileOf(userItems(stored)) }));
  return signedIn;
}

const formFor = ({ facilityId, facilityLicense }: Facility, changes: object = {}) => {
  const { username, password } = regulatorAccount(facilityLicense);
  return { facilityId, regulatorUsername: username, regulatorPassword: password, ...changes };
};

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 2, day, 8)).toISOString());
});

describe('the regulatory details', () => {
  it('REQ-PROFILE-29 REQ-PROFILE-30 REQ-MODEL-12 are added once the regulator took them, and shown without their secret', async () => {
    const clinic = await aClinic('DHA-F-9000001');
    const as = await someoneAt(clinic);
    const before = await callApi(handler, endpoints.getRegulatoryDetails, { as });
    expect(before.data).toMatchObject([{ facilityId: clinic.facilityId, maskedUsername: null, version: 0 }]);

    const added = await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    expect(added).toMatchObject({ http: 200, status: 1 });
    const { data } = await callApi(handler, endpoints.getRegulatoryDetails, { as });
    expect(data).toEqual([added.data]);
    expect(data?.[0]).toEqual({
      facilityId: clinic.facilityId,
      facilityName: clinic.facilityName,
      facilityLicense: 'DHA-F-9000001',
      regulatorId: 2,
      regulatorName: 'DHA',
      maskedUsername: 'no•••••st',
      changedAt: expect.stringMatching(/^2026-03-/),
      version: 1,
    });
  });

  it('are encrypted where they lie, for their facility only', async () => {
    const clinic = await aClinic('DHA-F-9000002');
    const as = await someoneAt(clinic);
    await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    const { username, password } = regulatorAccount(clinic.facilityLicense);
    const Key = { pk: `FACILITY#${clinic.facilityId}`, sk: 'REGULATORY' };
    const { Item } = await store.send(new GetCommand({ TableName: tableName('facilities'), Key }));
    const sealed = Buffer.from(Item?.sealed);
    expect(sealed.length).toBeGreaterThan(200);
    for (const secret of [username, password]) {
      expect(sealed.includes(secret)).toBe(false);
      expect(JSON.stringify({ ...Item, sealed: sealed.toString('base64') })).not.toContain(secret);
    }

    const record = await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId));
    if (!record) throw new Error('No record');
    expect(await openRegulatorCredentials(record)).toEqual({ username, password });
    await expect(openRegulatorCredentials({ ...record, facilityId: provenFacilityId('another') })).rejects.toThrow();
    const changed = Uint8Array.from(record.sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(openRegulatorCredentials({ ...record, sealed: changed })).rejects.toThrow();
  });

  it('REQ-PROFILE-27 REQ-MODEL-12 are changed over the version that was seen', async () => {
    const clinic = await aClinic('DHA-F-9000003');
    const as = await someoneAt(clinic);
    await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    passMinutes(10);
    const stale = await callApi(handler, endpoints.changeRegulatoryDetails, {
      as,
      body: formFor(clinic, { version: 7 }),
    });
    expect(stale).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    const changed = await callApi(handler, endpoints.changeRegulatoryDetails, {
      as,
      body: formFor(clinic, { version: 1 }),
    });
    expect(changed).toMatchObject({ http: 200, status: 1, data: { version: 2 } });
  });

  it('are added once, also by a double click', async () => {
    const clinic = await aClinic('DHA-F-9000004');
    const as = await someoneAt(clinic);
    const add = () => callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    expect(await add()).toMatchObject({ status: 1 });
    const again = await Promise.all([add(), add()]);
    for (const answer of again) {
      expect(answer).toMatchObject({ http: 200, status: -1, errors: [{ code: 'regulatorDetailsExist' }] });
    }
  });

  it('are not changed by two at once', async () => {
    const clinic = await aClinic('DHA-F-9000005');
    const as = await someoneAt(clinic);
    await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    const change = () =>
      callApi(handler, endpoints.changeRegulatoryDetails, { as, body: formFor(clinic, { version: 1 }) });
    const https = (await Promise.all([change(), change(), change()])).map(({ http }) => http);
    expect(https.toSorted()).toEqual([200, 409, 409]);
    expect(await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId))).toMatchObject({ version: 2 });
  });
});

it('are changed by administrators only: reception neither adds nor replaces them', async () => {
  const clinic = await aClinic('DHA-F-9000001');
  const as = await someoneWith(['Standard', 'Eligibility', 'MedicalProvider'], [clinic]);
  const call = { as, body: formFor(clinic, { version: 1 }) };
  for (const endpoint of [endpoints.addRegulatoryDetails, endpoints.changeRegulatoryDetails] as const) {
    expect(await callApi(handler, endpoint, call)).toMatchObject({ http: 403, errors: [{ code: 'notAllowed' }] });
  }
  expect(await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId))).toBeNull();
});

describe('what the regulator does not take', () => {
  it('is not stored', async () => {
    const clinic = await aClinic('MF9001');
    const as = await someoneAt(clinic);
    const wrong = formFor(clinic, { regulatorPassword: 'guess' });
    expect(await callApi(handler, endpoints.addRegulatoryDetails, { as, body: wrong })).toMatchObject({
      http: 200,
      status: -1,
      errors: [{ code: 'regulatorCredentialsWrong' }],
    });
    setFaults({ shafafiya: { mode: 'html' } });
    expect(await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) })).toMatchObject({
      status: -2,
      errors: [{ code: 'regulatorUnavailable' }],
    });
    expect(await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId))).toBeNull();
  });

  it('leaves the details that were there', async () => {
    const clinic = await aClinic('MOH-F-9000001');
    const as = await someoneAt(clinic);
    await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
    const before = await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId));
    const wrong = formFor(clinic, { regulatorPassword: 'guess', version: 1 });
    expect(await callApi(handler, endpoints.changeRegulatoryDetails, { as, body: wrong })).toMatchObject({
      status: -1,
    });
    expect(await findRegulatoryDetails(store, provenFacilityId(clinic.facilityId))).toEqual(before);
  });
});

describe('another facility', () => {
  const nothing = { http: 404, status: -1, data: null, errors: [{ code: 'notFound' }] };

  it('is not there, whatever the role', async () => {
    const clinic = await aClinic('MF9002');
    const other = await aClinic('MF9003');
    const as = await someoneAt(other);
    const admin = await signIn({ roles: ['SuperAdmin', 'ProviderAdmin'] });
    for (const caller of [as, admin]) {
      const call = { as: caller, body: formFor(clinic, { version: 1 }) };
      expect(await callApi(handler, endpoints.addRegulatoryDetails, call)).toMatchObject(nothing);
      expect(await callApi(handler, endpoints.changeRegulatoryDetails, call)).toMatchObject(nothing);
    }
    const { data } = await callApi(handler, endpoints.getRegulatoryDetails, { as });
    expect(data?.map(({ facilityId }) => facilityId)).toEqual([other.facilityId]);
  });

  it('without a regulator’s system has no details', async () => {
    const abroad = await aClinic('@HARBOUR CLINIC ABROAD');
    const clinic = await aClinic('PF9001');
    const as = await someoneAt(abroad, clinic);
    const { data } = await callApi(handler, endpoints.getRegulatoryDetails, { as });
    expect(data?.map(({ facilityId }) => facilityId)).toEqual([clinic.facilityId]);
    const body = { facilityId: abroad.facilityId, regulatorUsername: 'any', regulatorPassword: 'any' };
    expect(await callApi(handler, endpoints.addRegulatoryDetails, { as, body })).toMatchObject(nothing);
  });

  it('that has none cannot be changed', async () => {
    const clinic = await aClinic('PF9002');
    const as = await someoneAt(clinic);
    const body = formFor(clinic, { version: 0 });
    expect(await callApi(handler, endpoints.changeRegulatoryDetails, { as, body })).toMatchObject(nothing);
  });
});

it.each([
  ['no password', { regulatorPassword: '' }],
  ['a blank name', { regulatorUsername: '  ' }],
  ['a version that is no number', { version: 'one' }],
  ['something unknown', { maskedUsername: 'x' }],
])('refuses %s with 400', async (_what, changes) => {
  const as = await signIn({ roles: ['ProviderAdmin'] });
  const body = { facilityId: 'any', regulatorUsername: 'any', regulatorPassword: 'any', ...changes };
  expect(await callAnything(handler, endpoints.addRegulatoryDetails, { as, body })).toMatchObject({ http: 400 });
});

it('leaves no credential in log, trail or answer, and names the facility in the trail', async () => {
  const clinic = await aClinic('MOH-F-9000002');
  const as = await someoneAt(clinic);
  const secret = 'Zx9-never-shown';
  const body = formFor(clinic, { regulatorPassword: secret });
  const refused = await callApi(handler, endpoints.addRegulatoryDetails, { as, body });
  const added = await callApi(handler, endpoints.addRegulatoryDetails, { as, body: formFor(clinic) });
  expect([refused.status, added.status]).toEqual([-1, 1]);
  const trail = await auditsOf(store, `FACILITY#${clinic.facilityId}`);
  expect(trail.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['facility.addRegulatoryDetails', 'regulatorCredentialsWrong'],
    ['facility.addRegulatoryDetails', 'success'],
  ]);
  const { Items: everything } = await store.send(new ScanCommand({ TableName: tableName('audit') }));
  const { username, password } = regulatorAccount(clinic.facilityLicense);
  const texts = [logLines.join('\n'), JSON.stringify(everything), refused.bytes.toString(), added.bytes.toString()];
  for (const text of texts) for (const shut of [secret, username, password]) expect(text).not.toContain(shut);
});

it.each([
  ['noor-clinic-post', 'no•••••st'],
  ['abc', 'a•••••'],
  ['', '•••••'],
])('masks the user name %s', (username, masked) => {
  expect(maskedUsername(username)).toBe(masked);
});
