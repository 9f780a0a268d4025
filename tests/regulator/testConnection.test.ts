import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { handler } from '../../functions/regulator/index.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { callAnything, callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { exchangesOf } from '../support/exchanges.ts';
import { hurry } from '../support/outsideLimits.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';
import { solve } from '../support/verification.ts';

const { store, logLines } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const { testConnection } = regulatorApi.endpoints;

beforeAll(async () => {
  for (const facility of demoFacilities) await putFacility(store, facility);
});

// Each test has a window of its own, so that what one spends another has again.
let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

const bodyFor = (facilityLicense: string, changes: object = {}) => {
  const { regulatorId, username, password } = regulatorAccount(facilityLicense);
  return { username, password, regulatorId, facilityLicense, ...changes };
};
const test = (facilityLicense: string, changes: object = {}) =>
  callApi(handler, testConnection, { body: bodyFor(facilityLicense, changes) });

const everyRegulator = [
  ['dhpo', 'DHA-F-9000001'],
  ['shafafiya', 'MF9001'],
  ['riayati', 'MOH-F-9000001'],
] as const;

describe.each(everyRegulator)('the connection to %s', (name, license) => {
  it('REQ-REGUL-02 answers 1 for the right credentials and -1 for wrong ones', async () => {
    expect(await test(license)).toMatchObject({ http: 200, status: 1, data: null, errors: [] });
    expect(await test(license, { password: 'guess' })).toMatchObject({
      http: 200,
      status: -1,
      errors: [
        {
          code: 'regulatorCredentialsWrong',
          message: 'Regulator username or password invalid. Please ensure these are correct values',
        },
      ],
    });
  });

  it('REQ-REGUL-06 REQ-REG-29 takes both spellings of the body', async () => {
    const { username, password, regulatorId } = regulatorAccount(license);
    const body = {
      RegulatorUsername: username,
      RegulatorPassword: password,
      Regulator: regulatorId,
      FacilityLicense: license.toLowerCase(),
    };
    expect(await callApi(handler, testConnection, { body })).toMatchObject({ http: 200, status: 1 });
  });

  it.each(['down', 'serverError', 'garbage', 'html', 'unexpectedError'] as const)(
    'says that the regulator is unavailable when it is %s, and when to try again',
    async (mode) => {
      setFaults({ [name]: { mode } });
      const answer = await test(license);
      expect(answer).toMatchObject({ http: 200, status: -2, errors: [{ code: 'regulatorUnavailable' }] });
      const { retryAt } = answer.data as unknown as { retryAt: string };
      expect(Date.parse(retryAt)).toBeGreaterThan(Date.now());
      setFaults({});
      setClock(retryAt);
      expect(await test(license)).toMatchObject({ status: 1 });
    },
  );

  it('measures each try with the call that began it; only a regulator that is unavailable counts as a fault', async () => {
    const { regulatorId } = regulatorAccount(license);
    const system = `regulator ${regulatorId}`;
    for (const [hasFailed, mode, changes] of [
      [false, 'normal', {}],
      [false, 'normal', { password: 'guess' }],
      [true, 'down', {}],
    ] as const) {
      setFaults({ [name]: { mode } });
      passMinutes(7);
      const { headers } = await test(license, changes);
      expect(exchangesOf(logLines, headers['x-request-id'])).toEqual([[system, hasFailed]]);
    }
    const remembered = await test(license);
    expect(exchangesOf(logLines, remembered.headers['x-request-id'])).toEqual([]);
  });

  it('gives up on a slow regulator', async () => {
    hurry('REGULATOR_TIMEOUT_MS');
    setFaults({ [name]: { latencyMs: 4000 } });
    expect(await test(license)).toMatchObject({ http: 200, status: -2 });
  });
});

describe('the facility', () => {
  it.each([
    ['that nobody knows', { facilityLicense: 'DHA-F-1111111' }],
    ['of another regulator', { regulatorId: 1 }],
  ])('%s is answered with 0, and no regulator is asked', async (_what, changes) => {
    setFaults({ dhpo: { mode: 'down' }, shafafiya: { mode: 'down' } });
    expect(await test('DHA-F-9000001', changes)).toMatchObject({
      http: 200,
      status: 0,
      data: null,
      errors: [{ code: 'facilityNotFound', message: 'Provider not found in the product, Please contact to support.' }],
    });
  });

  it('of no regulator with a system needs no connection', async () => {
    const credentials = { username: 'any', password: 'any' };
    const abroad = { ...credentials, regulatorId: 3, facilityLicense: '@Harbour Clinic Abroad' };
    const ours = { ...credentials, regulatorId: 5, facilityLicense: 'WSL-900001' };
    expect(await callApi(handler, testConnection, { body: abroad })).toMatchObject({ status: 1 });
    expect(await callApi(handler, testConnection, { body: ours })).toMatchObject({ status: 1 });
  });

  it('is not reached with the credentials of another one', async () => {
    const { username, password } = regulatorAccount('DHA-F-9000002');
    expect(await test('DHA-F-9000001', { username, password })).toMatchObject({ status: -1 });
  });
});

describe('the regulators’ rates', () => {
  it('one pair of credentials is tried once, and its outcome answered again', async () => {
    expect(await test('MF9002')).toMatchObject({ status: 1 });
    setFaults({ shafafiya: { mode: 'down' } });
    passMinutes(5);
    expect(await test('MF9002')).toMatchObject({ status: 1 });
    passMinutes(1.1);
    expect(await test('MF9002')).toMatchObject({ status: -2 });
    setFaults({});
    passMinutes(0.5);
    // Shafafiya answers a second GetNewTransactions within the minute with an error: it was not asked.
    expect(await test('MF9002')).toMatchObject({ status: -2 });
    passMinutes(0.6);
    expect(await test('MF9002')).toMatchObject({ status: 1 });
  });

  it('parallel tries of one pair reach the regulator once', async () => {
    const { fetch } = globalThis;
    const fourRefused = Promise.withResolvers<void>();
    // The regulator hears the first when the others have their answers.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      await fourRefused.promise;
      return fetch(...call);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    let refusals = 0;
    const tried = async () => {
      const answer = await test('PF9001');
      if (answer.http === 429) refusals += 1;
      if (refusals === 4) fourRefused.resolve();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 5 }, tried));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 429, 429, 429, 429]);
    expect(answers.find(({ http }) => http === 200)).toMatchObject({ status: 1 });
    const refused = answers.find(({ http }) => http === 429);
    expect(refused?.data).toEqual({ retryAt: expect.any(String) });
  });

  it('a remembered success is not lent to another facility', async () => {
    const { username, password } = regulatorAccount('DHA-F-9000002');
    expect(await test('DHA-F-9000002')).toMatchObject({ status: 1 });
    expect(await test('DHA-F-9000001', { username, password })).toMatchObject({ http: 429 });
  });

  it('a corrected password is tried at once', async () => {
    expect(await test('DHA-F-9000003', { password: 'typo' })).toMatchObject({ status: -1 });
    expect(await test('DHA-F-9000003')).toMatchObject({ status: 1 });
  });

  it('nobody guesses a user’s password through the portal', async () => {
    const answers: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      answers.push((await test('DHA-F-9000004', { password: `guess ${guess}` })).http);
    }
    expect(answers.filter((http) => http === 200)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
    expect(await test('DHA-F-9000004')).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    passMinutes(16);
    expect(await test('DHA-F-9000004')).toMatchObject({ status: 1 });
  });

  it('one address tries forty times in ten minutes', async () => {
    const unknown = { ...bodyFor('DHA-F-9000001'), facilityLicense: 'DHA-F-1111111' };
    const answers = [];
    for (let at = 0; at < 42; at += 1) answers.push(await callApi(handler, testConnection, { body: unknown }));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(40);
    expect(answers.at(-1)).toMatchObject({ http: 429, data: { retryAt: expect.any(String) } });
    passMinutes(10);
    expect(await callApi(handler, testConnection, { body: unknown })).toMatchObject({ http: 200, status: 0 });
  });
});

describe('human verification', () => {
  it('is asked for, and good for one try', async () => {
    process.env.HUMAN_VERIFICATION = 'on';
    try {
      const refused = { http: 200, status: -4, errors: [{ code: 'verificationFailed' }] };
      expect(await test('DHA-F-9000005')).toMatchObject(refused);
      const { newChallenge } = await import('../../functions/_data/humanVerification/humanVerification.ts');
      const token = await solve(await newChallenge(new Date(), 0));
      expect(await test('DHA-F-9000005', { token })).toMatchObject({ status: 1 });
      expect(await test('DHA-F-9000005', { token })).toMatchObject(refused);
    } finally {
      process.env.HUMAN_VERIFICATION = 'off';
    }
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', {}],
    ['half of each spelling', { username: 'a', password: 'b', Regulator: 2, FacilityLicense: 'c' }],
    ['an unknown regulator', { ...bodyFor('MF9001'), regulatorId: 6 }],
    ['an endless password', { ...bodyFor('MF9001'), password: 'x'.repeat(201) }],
    ['a list for a password', { ...bodyFor('MF9001'), password: ['a'] }],
    ['something unknown', { ...bodyFor('MF9001'), isAdmin: true }],
  ])('is refused with 400: %s', async (_what, body) => {
    expect(await callAnything(handler, testConnection, { body })).toMatchObject({ http: 400, status: -1, data: null });
  });
});

it('leaves no password in log, trail, table or answer', async () => {
  const secret = 'Zx9-never-shown';
  const answers = [
    await test('DHA-F-9000001', { password: secret }),
    await callAnything(handler, testConnection, { body: { ...bodyFor('MF9001'), password: secret, isAdmin: true } }),
  ];
  setFaults({ dhpo: { mode: 'down' } });
  answers.push(await test('DHA-F-9000002', { password: secret }));
  const tables = await Promise.all(
    (['users', 'audit', 'facilities', 'requests'] as const).map((name) =>
      store.send(new ScanCommand({ TableName: tableName(name) })),
    ),
  );
  expect(JSON.stringify(tables.map(({ Items }) => Items))).toContain('regulator.testConnection');
  for (const text of [logLines.join('\n'), JSON.stringify(tables.map(({ Items }) => Items)), JSON.stringify(answers)]) {
    expect(text).not.toContain(secret);
  }
  for (const { bytes } of answers) expect(bytes.toString()).not.toContain(secret);
});
