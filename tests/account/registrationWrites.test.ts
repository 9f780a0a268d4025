import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import {
  credentialsFingerprint,
  rememberConnection,
  takeConnectionTurn,
} from '../../functions/_data/regulatoryDetails/connectionTest.ts';
import { findUserByName } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { handler } from '../../functions/account/index.ts';
import { handler as accountRequests } from '../../functions/accountRequest/index.ts';
import type { RegistrationForm } from '../../shared/account/registrationForm.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { postman } from '../support/outbox.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { store, messages } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const deliver = postman(messages);
const { register } = accountApi.endpoints;
const clinic = 'DHA-F-9000001';
const { regulatorId, username, password } = regulatorAccount(clinic);

beforeAll(async () => {
  for (const facility of demoFacilities) await putFacility(store, facility);
});

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
  vi.restoreAllMocks();
});

const form = (changes: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...{ email: `amal-${randomUUID().slice(0, 8)}@clinic.example`, password: 'Falcon-Dune_42' },
  ...{ confirmPassword: 'Falcon-Dune_42', firstName: 'Amal', lastName: 'Invented', emiratesId: '784198500000017' },
  ...{ regulator: { regulatorId, name: 'any' }, regulatorId, facilityLicenseNumber: clinic, providerTypeId: 3 },
  providerType: { providerTypeId: 3, providerTypeDescription: 'Medical provider' },
  ...{ regulatorUsername: username, regulatorPassword: password, isEAuthorization: true, isEligibility: true },
  ...changes,
});
const send = (body: RegistrationForm, sourceIp = '192.0.2.1') => callApi(handler, register, { body, sourceIp });

/** Another call that tests the same credentials; `ends` is its outcome. */
async function anotherTest() {
  const credentials = { system: `regulator ${regulatorId}`, username, password, facilityLicense: clinic };
  const fingerprint = await credentialsFingerprint(credentials);
  const now = new Date();
  const heldUntil = new Date(now.getTime() + 60_000);
  expect((await takeConnectionTurn(store, fingerprint, credentials, { now, heldUntil })).kind).toBe('mayTry');
  return { ends: () => rememberConnection(store, fingerprint, { outcome: 'proven', heldUntil, freeAt: heldUntil }) };
}

/** Runs `instead` in place of each wait of a registration for the turn of another call; answers how many there were. */
function waitsFor(instead: () => Promise<unknown>): () => number {
  let waits = 0;
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 500) return wait(then, ms, ...rest);
    waits += 1;
    void instead().then(then);
    return undefined;
  }) as never);
  return () => waits;
}

describe('a registration while the same credentials are being tested', () => {
  it('REQ-REG-25 waits for that outcome and takes it, without asking the regulator again', async () => {
    const { ends } = await anotherTest();
    setFaults({ dhpo: { mode: 'down' } });
    const waits = waitsFor(ends);
    expect(await send(form())).toMatchObject({ status: 1, data: { waitsFor: null } });
    expect(waits()).toBe(1);
  });

  it('REQ-REG-25 gives up after seven waits, and says when to try again', async () => {
    await anotherTest();
    const waits = waitsFor(async () => {});
    const body = form();
    expect(await send(body)).toMatchObject({
      http: 429,
      errors: [{ code: 'tooManyRequests', values: { retryAt: expect.any(String) } }],
    });
    expect(waits()).toBe(7);
    expect(await findUserByName(store, body.email)).toBeNull();
  });

  it('REQ-REG-25 does not wait for what another try would not change', async () => {
    const waits = waitsFor(async () => {});
    const wrong = await send(form({ regulatorPassword: 'not it' }));
    expect(wrong).toMatchObject({ errors: [{ code: 'regulatorCredentialsWrong' }] });
    expect(waits()).toBe(0);
  });
});

describe('a registration', () => {
  it('REQ-REG-44 with a licence that no register has waits for the portal, though the facility is proven', async () => {
    const { controlMedication } = regulatorAccount(clinic);
    const emiratesId = '784198500000017';
    const read = { emiratesId, fullName: 'AMAL,SALEM,,INVENTED', expiresOn: null, isVerified: true };
    const prescriber = form({
      isControlMedication: true,
      controlMedicationUsername: controlMedication.username,
      controlMedicationPassword: controlMedication.password,
      clinicianLicenseNumber: 'INVENTED-1',
      cardReadId: await keepCardReading(store, read, new Date()),
    });
    expect(await send(prescriber)).toMatchObject({ status: 1, data: { waitsFor: 'portal' } });
    expect(await findUserByName(store, prescriber.email)).toMatchObject({
      ...{ access: 'waiting', accessDesk: 'portal', clinicianLicense: null, clinicianName: null, specialty: null },
      identityProvenAt: new Date().toISOString(),
    });
    const body = { userName: prescriber.email, password: prescriber.password };
    const signedIn = await callApi(handler, accountApi.endpoints.login, { query: {}, body });
    expect(signedIn).toMatchObject({ data: null, errors: [{ code: 'accountWaitsForPortal' }] });
    const as = await signIn({ roles: ['SetupAdmin'], facility: null, stored: { emiratesId: '784199000070013' } });
    const { searchAccountRequests, approveAccountRequest } = accountRequestApi.endpoints;
    const { data } = await callApi(accountRequests, searchAccountRequests, { as, query: { state: 'waiting' } });
    const asked = data?.items.find(({ userName }) => userName === prescriber.email);
    expect(asked).toMatchObject({
      ...{ connectionProof: 'proven', isCardProven: true, isLicenseRegistered: false, clinicianLicense: 'INVENTED-1' },
    });
    const { accountRequestId = '', version = 0 } = asked ?? {};
    await callApi(accountRequests, approveAccountRequest, { as, body: { accountRequestId, version } });
    expect(await findUserByName(store, prescriber.email)).toMatchObject({
      ...{ access: 'open', clinicianLicense: 'INVENTED-1', clinicianName: 'Amal Invented' },
    });
    await deliver();
  });

  it('REQ-REG-44 without a card proves nobody’s name', async () => {
    const body = form();
    await send(body);
    expect(await findUserByName(store, body.email)).toMatchObject({ access: 'open', identityProvenAt: null });
    await deliver();
  });

  it('REQ-REG-44 stands in the audit trail with what was proven', async () => {
    const { data } = await send(form());
    expect(await auditsOf(store, `USER#${data?.userId}`)).toMatchObject([
      {
        ...{ action: 'account.register', outcome: 'success', actor: data?.userId },
        after: { facilityId: 'noor-clinic', connectionProof: 'proven', roles: expect.any(Array), accessDesk: null },
      },
    ]);
    await deliver();
  });

  it('REQ-REG-44 that cannot be stored opens nothing, says so, and mails nobody', async () => {
    const body = form();
    const stored = wiring.store.send.bind(wiring.store) as (command: unknown) => Promise<unknown>;
    vi.spyOn(wiring.store, 'send').mockImplementation((async (command: unknown) => {
      const isOfUser = command instanceof TransactWriteCommand && JSON.stringify(command.input).includes(body.email);
      if (!isOfUser) return stored(command);
      const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
      throw Object.assign(new Error('overtaken'), { name: 'TransactionCanceledException', CancellationReasons });
    }) as never);
    expect(await send(body)).toMatchObject({ http: 409, data: null, errors: [{ code: 'changedMeanwhile' }] });
    vi.restoreAllMocks();
    expect(await deliver()).toEqual([]);
    expect(await findUserByName(store, body.email)).toBeNull();
  });

  it('is tried forty times in ten minutes from one network, whatever the names', async () => {
    const unknown = { facilityLicenseNumber: 'DHA-F-1' };
    for (let turn = 0; turn < 40; turn += 1) expect((await send(form(unknown), '192.0.2.9')).http).toBe(200);
    expect(await send(form(unknown), '192.0.2.9')).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    expect((await send(form(unknown), '192.0.2.10')).http).toBe(200);
  });
});
