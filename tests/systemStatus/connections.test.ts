import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedPayerKeys } from '../../functions/_connect/payer/payerKeys.ts';
import { tryKeys } from '../../functions/_connect/payer/tryKeys.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { noteFailure } from '../../functions/_data/payer/payerConnection.ts';
import { noteFirstKey, noteNextKey } from '../../functions/_data/payer/payerCredential.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { askPayers } from '../../functions/_workers/askPayers.ts';
import { probeSystems } from '../../functions/_workers/probeSystems.ts';
import { setUpPortal } from '../../functions/_workers/setUpPortal.ts';
import { handler } from '../../functions/systemStatus/index.ts';
import { simulatedKey } from '../../infra/local/simulators/payerKeys.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { askSimulator, startPayers } from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { servicesDown } from '../support/aws.ts';
import { outsideMs } from '../support/outsideLimits.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';

const { store, messages } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const payers = await startPayers();
// Nothing healthy is there: the portal counts as down.
process.env.PORTAL_URL = payers.url;
const { getConnections, lookAtConnection } = systemStatusApi.endpoints;

const pearl = { payerId: 981, payerName: 'Pearl', payerNameArabic: 'اللؤلؤة', payerCode: 'ZZ981' };
const coral = { payerId: 982, payerName: 'Coral', payerNameArabic: 'المرجان', payerCode: 'ZZ982' };
for (const payer of [pearl, coral]) await putPayer(store, { ...payer, services: ['eligibility'], answers: 'gateway' });
await noteFirstKey(store, pearl.payerCode, { keyId: '2026-02', setAt: '2026-02-01T08:00:00.000Z' });

let hours = 0;
let admin: SignedIn;
beforeEach(async () => {
  setFaults({});
  servicesDown.clear();
  Object.assign(payers.faults, { mode: 'normal', latencyMs: 0 });
  // Each test has an hour of its own: of two looks at a part the later one stays.
  hours += 1;
  setClock(new Date(Date.parse('2026-03-01T08:00:00Z') + hours * 3_600_000).toISOString());
  admin = await signIn({ roles: ['SetupAdmin'], facility: null });
});

const look = () => probeSystems(wiring)({});
async function connections(as = admin) {
  const { data } = await callApi(handler, getConnections, { as });
  return data?.connections ?? [];
}
const one = async (partId: string) => (await connections()).find((each) => each.partId === partId);
const test = (partId: string, as = admin) => callApi(handler, lookAtConnection, { as, body: { partId } });
const now = () => wiring.now().toISOString();

describe('the connections of the portal', () => {
  it('are all of them, from the looks that the status is made of, with latency and last success', async () => {
    await look();
    const found = await connections();
    expect(found.map(({ partId, state, proof }) => [partId, state, proof])).toEqual([
      ['portal', 'down', 'none'],
      ['mail', 'up', 'ofTheRole'],
      ['shafafiya', 'up', 'ofFacilities'],
      ['dhpo', 'up', 'ofFacilities'],
      ['riayati', 'up', 'ofFacilities'],
      ['payer-981', 'up', 'key'],
      ['payer-982', 'up', 'missing'],
      ['cardGateway', 'unknown', 'key'],
    ]);
    for (const { state, answeredAt, tookMs } of found.filter((each) => each.state === 'up')) {
      expect([state, answeredAt]).toEqual(['up', now()]);
      expect(tookMs).toBeGreaterThanOrEqual(0);
    }
  });

  it('keep the last success of one that fails since', async () => {
    await look();
    const succeeded = now();
    passMinutes(2);
    servicesDown.add('ses');
    setFaults({ dhpo: { mode: 'down' } });
    await look();
    for (const partId of ['mail', 'dhpo'])
      expect(await one(partId), partId).toMatchObject({ state: 'down', answeredAt: succeeded, failedAt: now() });
  });

  it('say why a payer is down whose address answers, and the age of its key, the one that follows too', async () => {
    await look();
    await noteFailure(store, pearl, { fault: 'credentialsRejected', now: wiring.now() });
    await noteNextKey(store, pearl.payerCode, { keyId: '2026-03', setAt: now() });
    expect(await one('payer-981')).toMatchObject({
      ...{ state: 'down', lastFault: 'credentialsRejected', failedAt: now(), answeredAt: now() },
      ...{ key: { keyId: '2026-02', setAt: '2026-02-01T08:00:00.000Z' }, nextKey: { keyId: '2026-03', setAt: now() } },
    });
  });

  it('know whether there is a key by which readings of cards are checked', async () => {
    const known = process.env.TOOLKIT_PUBLIC_KEY;
    process.env.TOOLKIT_PUBLIC_KEY = 'none';
    expect(await one('cardGateway')).toMatchObject({ proof: 'missing', canBeTested: false });
    process.env.TOOLKIT_PUBLIC_KEY = known;
  });

  it.each(['PayerAdmin', 'ProviderAdmin', 'Eligibility', 'InsurerUser'] as const)(
    'are neither shown to a %s nor tested by one',
    async (role) => {
      expect(moduleAccess.systemIncidents).not.toContain(role);
      const as = await signIn({ roles: [role], ...(role === 'PayerAdmin' && { facility: null, payerId: 981 }) });
      expect((await callApi(handler, getConnections, { as })).http).toBe(403);
      expect((await test('dhpo', as)).http).toBe(403);
    },
  );
});

describe('a test of a connection', () => {
  it('looks at once, is what the status says from then on, and is on record with the person', async () => {
    await look();
    passMinutes(1);
    setFaults({ riayati: { mode: 'down' } });
    expect((await one('riayati'))?.state).toBe('up');
    const { data } = await test('riayati');
    expect(data).toMatchObject({ partId: 'riayati', state: 'down', checkedAt: now() });
    expect((await one('riayati'))?.state).toBe('down');
    expect((await auditsOf(store, 'CONNECTION#riayati')).at(-1)).toMatchObject({
      ...{ action: 'connection.test', actor: admin.user.userId, after: { isUp: false } },
    });
  });

  it('has the key for a payer tried by the worker that may read it, without a question, and says whether it was taken', async () => {
    const tried = async () => {
      messages.length = 0;
      const { data } = await test('payer-981');
      expect(JSON.stringify(data)).not.toContain(key);
      expect(messages).toEqual([{ queue: 'payers', body: '{"testedPayer":"ZZ981"}', delaySeconds: 0 }]);
      passMinutes(1);
      const address = { baseUrl: payers.url, timeoutMs: outsideMs };
      const tries = tryKeys(address, storedPayerKeys('wasla/local/payer/'));
      const Records = messages.map(({ body }) => ({ messageId: 'message', body }) as SQSRecord);
      expect(await askPayers(wiring, askSimulator(payers.url), tries)({ Records })).toEqual({ batchItemFailures: [] });
      const { state, lastFault } = (await one('payer-981')) ?? {};
      return [state, lastFault];
    };
    const { key } = simulatedKey(pearl.payerCode, 'first');
    const before = payers.requests().length;
    expect(await tried()).toEqual(['down', 'credentialsMissing']);
    await setUpPortal(wiring)({ credential: { payerCode: pearl.payerCode, keyId: 'first', key } });
    expect(await tried()).toEqual(['up', null]);
    Object.assign(payers.faults, { refusedKeys: ['first'] });
    expect(await tried()).toEqual(['down', 'credentialsRejected']);
    Object.assign(payers.faults, { mode: 'down' });
    expect(await tried()).toEqual(['down', 'credentialsRejected']);
    Object.assign(payers.faults, { mode: 'normal', refusedKeys: [] });
    expect(await tried()).toEqual(['up', null]);
    expect(payers.requests()).toHaveLength(before);
  });

  it('of anything but a payer goes to no worker', async () => {
    messages.length = 0;
    await test('riayati');
    expect(messages).toEqual([]);
  });

  it('is done three times a minute, whoever asks', async () => {
    const others = await signIn({ roles: ['SuperAdmin'], facility: null });
    for (const as of [admin, others, admin]) expect((await test('mail', as)).status).toBe(1);
    const refused = await test('mail', others);
    expect([refused.http, refused.errors[0]?.code]).toEqual([429, 'tooManyRequests']);
    expect((await test('dhpo', others)).status).toBe(1);
    passMinutes(1);
    expect((await test('mail')).status).toBe(1);
  });

  it.each(['portal', 'cardGateway', 'payer-1', 'PROBE#dhpo'])('finds nothing to look at under %s', async (partId) => {
    expect((await test(partId)).http).toBe(404);
  });
});
