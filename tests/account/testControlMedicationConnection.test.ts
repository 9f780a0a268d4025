import { beforeEach, expect, it } from 'vitest';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, callApi, setClock, startBackend } from '../support/api.ts';
import { exchangesOf } from '../support/exchanges.ts';
import { hurry } from '../support/outsideLimits.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { logLines } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const endpoint = accountApi.endpoints.testControlMedicationConnection;

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 4, day, 8)).toISOString());
});

const bodyFor = (facilityLicense: string, changes: object = {}) => {
  const { username, password } = regulatorAccount(facilityLicense).controlMedication;
  return { UserName: username, Password: password, facilityLicense, ...changes };
};
const test = (license: string, changes: object = {}) => callApi(handler, endpoint, { body: bodyFor(license, changes) });

it('REQ-REG-45 answers whether the platform takes the credentials for the licence', async () => {
  expect(await test('PF9001')).toMatchObject({ http: 200, status: 1, data: true });
  expect(await test('PF9001', { Password: 'guess' })).toMatchObject({ http: 200, status: 1, data: false });
  const other = regulatorAccount('PF9002').controlMedication;
  const stranger = await test('PF9001', { UserName: other.username });
  expect(stranger).toMatchObject({ http: 200, status: 1, data: false });
});

it.each(['down', 'serverError', 'garbage', 'html', 'endless', 'redirect', 'unexpectedError'] as const)(
  'says that it cannot tell when the platform is %s',
  async (mode) => {
    setFaults({ controlMedication: { mode } });
    const answer = await test('PF9001');
    expect(answer).toMatchObject({ http: 200, status: -2, errors: [{ code: 'regulatorUnavailable' }] });
    setFaults({});
    setClock((answer.data as unknown as { retryAt: string }).retryAt);
    expect(await test('PF9001')).toMatchObject({ status: 1, data: true });
  },
);

it('measures each try with the call that began it; credentials that are refused are no fault of the platform', async () => {
  const refused = await test('PF9001', { Password: 'guess' });
  expect(exchangesOf(logLines, refused.headers['x-request-id'])).toEqual([['control medication', false]]);
  setFaults({ controlMedication: { mode: 'down' } });
  const failed = await test('PF9002');
  expect(exchangesOf(logLines, failed.headers['x-request-id'])).toEqual([['control medication', true]]);
});

it('gives up on a slow platform', async () => {
  hurry('REGULATOR_TIMEOUT_MS');
  setFaults({ controlMedication: { latencyMs: 4000 } });
  expect(await test('PF9001')).toMatchObject({ status: -2 });
});

it('refuses what is not filled in', async () => {
  for (const missing of ['UserName', 'Password', 'facilityLicense']) {
    const body = bodyFor('PF9001', { [missing]: '' });
    expect(await callAnything(handler, endpoint, { body }), missing).toMatchObject({ http: 400 });
  }
});

it('asks for human verification', async () => {
  process.env.HUMAN_VERIFICATION = 'on';
  expect(await test('PF9001')).toMatchObject({ http: 200, status: -4, errors: [{ code: 'verificationFailed' }] });
  process.env.HUMAN_VERIFICATION = 'off';
});

it('logs no credential', async () => {
  await test('PF9002', { Password: 'Zx9-never-shown' });
  const { username, password } = regulatorAccount('PF9002').controlMedication;
  for (const secret of ['Zx9-never-shown', username, password]) expect(logLines.join()).not.toContain(secret);
});
