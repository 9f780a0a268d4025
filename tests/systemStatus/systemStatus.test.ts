import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { noteFailure, noteSuccess } from '../../functions/_data/payer/payerConnection.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { probeSystems } from '../../functions/_workers/probeSystems.ts';
import { handler as attention } from '../../functions/attention/index.ts';
import { handler } from '../../functions/systemStatus/index.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { listenLocally } from '../../infra/local/simulators/loopback.ts';
import { startPayerSimulator } from '../../infra/local/simulators/payer.ts';
import { attentionApi } from '../../shared/attention/routes.ts';
import { mostOpenIncidents, mostReports, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';

const { store } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const { getSystemStatus, getSystemStatusDetails, searchIncidents, addIncident, reportIncident } =
  systemStatusApi.endpoints;

/** The address of the portal: it serves, or fails. */
let portalStatus = 200;
let holdAnswer: (() => Promise<void>) | null = null;
const portal = await listenLocally(async (_request, response) => {
  const status = portalStatus;
  await holdAnswer?.();
  response.writeHead(status).end('{}');
});
const payerFaults = createFaultSwitch();
const gateway = await startPayerSimulator({
  members: [],
  payers: demoPayers,
  faults: () => payerFaults.current().simulators.payer,
});
Object.assign(process.env, { PORTAL_URL: portal.url, PAYER_GATEWAY_URL: gateway.url });
afterAll(() => Promise.all([portal.close(), gateway.close()]));

const asked = {
  payerId: 981,
  payerName: 'Pearl',
  payerNameArabic: 'اللؤلؤة',
  payerCode: 'ZZ981',
  services: ['eligibility'],
} as const;
await putPayer(store, { ...asked, services: ['eligibility'], answers: 'gateway' });
await putPayer(store, { ...asked, payerId: 982, payerCode: 'ZZ982', services: ['eligibility'], answers: 'desk' });

const look = () => probeSystems(wiring)({});
const statusNow = async () => {
  const { data } = await callApi(handler, getSystemStatus, {});
  if (!data) throw new Error('No status');
  return data;
};
const stateOf = async (partId: string) => (await statusNow()).parts.find((part) => part.partId === partId)?.state;

let hours = 0;
let admin: SignedIn;
let added = 0;
beforeEach(async () => {
  portalStatus = 200;
  holdAnswer = null;
  payerFaults.set({});
  // Each test has an hour of its own: of two looks at a part the later one stays.
  hours += 1;
  setClock(new Date(Date.parse('2026-11-25T08:00:00Z') + hours * 3_600_000).toISOString());
  admin = await signIn({ roles: ['SetupAdmin'], facility: null });
});

const words = { text: 'Answers are late.', textArabic: 'الردود متأخرة.' };
async function add(more: object = {}, as = admin) {
  added += 1;
  const body = {
    ...{ kind: 'incident' as const, title: `Incident ${added}`, titleArabic: `عطل ${added}`, ...words },
    ...{ startsAt: '2026-11-25T07:55:00Z', ...more },
  };
  return callApi(handler, addIncident, { as, body, headers: { 'idempotency-key': `incident-${added}-000` } });
}
const idOf = ({ data, errors }: Awaited<ReturnType<typeof add>>): string => {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.incidentId;
};
const end = (incidentId: string, edition = 1, as = admin) =>
  callApi(handler, reportIncident, { as, body: { incidentId, edition, ...words, isOver: true } });

describe('REQ-NET-25 the state of each part comes from a look at its real address', () => {
  it('is up where the portal, the regulators and the payers answer', async () => {
    await look();
    const { parts } = await statusNow();
    expect(parts.map(({ partId, state }) => [partId, state])).toEqual([
      ['portal', 'up'],
      ['mail', 'up'],
      ['shafafiya', 'up'],
      ['dhpo', 'up'],
      ['riayati', 'up'],
      ['payer-981', 'up'],
    ]);
  });

  it.each([
    ['dhpo', { dhpo: { mode: 'down' } }],
    ['dhpo', { dhpo: { mode: 'html' } }],
    ['dhpo', { dhpo: { mode: 'redirect' } }],
    ['shafafiya', { shafafiya: { mode: 'serverError' } }],
    ['riayati', { riayati: { mode: 'html' } }],
    ['riayati', { riayati: { mode: 'serverError' } }],
  ] as const)('is down where %s fails, as in %o, and the others stay up', async (partId, faults) => {
    setFaults(faults);
    await look();
    const down = (await statusNow()).parts.filter(({ state }) => state !== 'up');
    expect(down.map((part) => [part.partId, part.state])).toEqual([[partId, 'down']]);
  });

  it.each(['down', 'serverError', 'html'] as const)(
    'is down where the gateway of a payer has the fault %s',
    async (mode) => {
      payerFaults.set({ simulators: { payer: { mode } } });
      await look();
      expect(await stateOf('payer-981')).toBe('down');
    },
  );

  it('is down where the portal fails at its own address', async () => {
    portalStatus = 503;
    await look();
    expect(await stateOf('portal')).toBe('down');
  });

  it.each([
    ['up', 503, 200],
    ['down', 200, 503],
  ] as const)(
    'is %s as the look found that asked last, though one that had asked before ends later',
    async (state, before, after) => {
      portalStatus = before;
      const asked = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      let questions = 0;
      // A look that fails asks twice: its second question is the one that stays.
      const held = before === 200 ? 1 : 2;
      holdAnswer = async () => {
        questions += 1;
        if (questions !== held) return;
        asked.resolve();
        await answered.promise;
      };
      const slow = look();
      await asked.promise;
      passMinutes(1);
      portalStatus = after;
      await look();
      expect(await stateOf('portal')).toBe(state);
      passMinutes(1);
      answered.resolve();
      await slow;
      expect(await stateOf('portal')).toBe(state);
    },
  );

  it('is unknown, and never up, when nobody has looked for more than five minutes', async () => {
    await look();
    passMinutes(5);
    expect(await stateOf('portal')).toBe('up');
    passMinutes(1);
    expect(await stateOf('portal')).toBe('unknown');
    expect(await stateOf('payer-981')).toBe('unknown');
  });

  it('says to signed-in people since when a part is as it is', async () => {
    await look();
    passMinutes(10);
    setFaults({ riayati: { mode: 'down' } });
    await look();
    passMinutes(2);
    await look();
    const as = await signIn({ roles: ['Eligibility'] });
    const { data } = await callApi(handler, getSystemStatusDetails, { as });
    const riayati = data?.parts.find(({ partId }) => partId === 'riayati');
    expect(riayati?.state).toBe('down');
    expect(Date.parse(riayati?.checkedAt ?? '') - Date.parse(riayati?.since ?? '')).toBeGreaterThanOrEqual(110_000);
    expect(Date.parse(riayati?.checkedAt ?? '') - Date.parse(riayati?.since ?? '')).toBeLessThan(180_000);
  });

  const fault = (name: string) => noteFailure(store, asked, { fault: name, now: wiring.now() });
  const payerFor = async (as: SignedIn) => {
    const { data } = await callApi(handler, getSystemStatusDetails, { as });
    return data?.parts.find(({ partId }) => partId === 'payer-981');
  };

  it('is down while a payer refuses the portal, which no look can see, until a question is answered', async () => {
    await look();
    await fault('credentialsRejected');
    passMinutes(1);
    await look();
    expect(await stateOf('payer-981')).toBe('down');
    await noteSuccess(store, asked, wiring.now());
    expect(await stateOf('payer-981')).toBe('up');
  });

  it('is down after a question that was not answered in time, until a later look finds the payer well', async () => {
    await look();
    passMinutes(1);
    await fault('timeout');
    expect(await stateOf('payer-981')).toBe('down');
    passMinutes(1);
    await look();
    expect(await stateOf('payer-981')).toBe('up');
    expect(await payerFor(admin)).toMatchObject({ lastFault: null, failedAt: null });
  });

  it('stays up while a look finds the server well that failed at one question: nobody else is told', async () => {
    await look();
    passMinutes(1);
    await fault('serverError');
    expect(await stateOf('payer-981')).toBe('up');
    expect(await payerFor(admin)).toMatchObject({ state: 'up', lastFault: 'serverError' });
    await noteSuccess(store, asked, wiring.now());
  });

  it('stays up where a single answer was of no use, and says why to those who run the portal only', async () => {
    await look();
    await fault('wrongId');
    expect(await stateOf('payer-981')).toBe('up');
    expect(await payerFor(admin)).toMatchObject({ state: 'up', lastFault: 'wrongId' });
    const others = [await signIn({ roles: ['Eligibility'] }), await signIn({ roles: ['PayerAdmin'], payerId: 981 })];
    for (const as of others) expect(await payerFor(as)).toMatchObject({ lastFault: null, failedAt: null });
    await noteSuccess(store, asked, wiring.now());
  });

  it('is the same on the home of those who run the portal', async () => {
    setFaults({ dhpo: { mode: 'down' } });
    await look();
    await fault('notUnderstood');
    const { data } = await callApi(attention, attentionApi.endpoints.getAttention, { as: admin });
    expect(data?.connections.map(({ partId, lastFault }) => [partId, lastFault])).toEqual([
      ['dhpo', null],
      ['payer-981', 'notUnderstood'],
    ]);
    await noteSuccess(store, asked, wiring.now());
  });

  it('tells a visitor no more than up, down or unknown', async () => {
    await look();
    const { parts } = await statusNow();
    for (const part of parts)
      expect(Object.keys(part).sort()).toEqual(['kind', 'name', 'nameArabic', 'partId', 'state']);
  });

  it('asks nothing about anybody: no request for a payer is made of it', async () => {
    await look();
    expect(gateway.requests()).toEqual([]);
  });
});

describe('REQ-NET-25 incidents and planned work', () => {
  it('are seen by everybody at once, with their reports, and by nobody as open when they are over', async () => {
    const incidentId = idOf(await add());
    const shown = (await statusNow()).incidents.find((each) => each.incidentId === incidentId);
    expect(shown).toMatchObject({ title: `Incident ${added}`, endsAt: null, reports: [words] });
    expect(shown).not.toHaveProperty('edition');
    expect((await end(incidentId)).status).toBe(1);
    expect((await statusNow()).incidents.some((each) => each.incidentId === incidentId)).toBe(false);
    const as = await signIn({ roles: ['Eligibility'] });
    const past = (await callApi(handler, searchIncidents, { as, body: {} })).data?.items ?? [];
    expect(past[0]).toMatchObject({ incidentId, reports: [words, words] });
    expect(past[0]?.endsAt).not.toBeNull();
  });

  it.each(['SuperAdmin', 'SetupAdmin'] as const)('are written by a %s', async (role) => {
    const as = await signIn({ roles: [role], facility: null });
    await end(idOf(await add({}, as)), 1, as);
  });

  it.each(['PayerAdmin', 'ProviderAdmin', 'InsurerUser', 'Eligibility'] as const)(
    'are not written by a %s',
    async (role) => {
      const as = await signIn({ roles: [role] });
      expect((await add({}, as)).http).toBe(403);
      expect((await end('01J00000000000000000000000', 1, as)).http).toBe(403);
    },
  );

  it('are not overwritten by who has not seen the last report', async () => {
    const incidentId = idOf(await add());
    const body = { incidentId, edition: 1, ...words };
    expect((await callApi(handler, reportIncident, { as: admin, body })).status).toBe(1);
    const late = await callApi(handler, reportIncident, { as: admin, body });
    expect([late.http, late.errors[0]?.code]).toEqual([409, 'changedMeanwhile']);
    await end(incidentId, 2);
    expect((await end(incidentId, 3)).http).toBe(404);
  });

  it('keep the first report and the newest ones', async () => {
    const incidentId = idOf(await add());
    for (let edition = 1; edition <= mostReports; edition += 1) {
      const body = { incidentId, edition, text: `Report ${edition}`, textArabic: `تقرير ${edition}` };
      expect((await callApi(handler, reportIncident, { as: admin, body })).status).toBe(1);
    }
    const reports = (await statusNow()).incidents.find((each) => each.incidentId === incidentId)?.reports ?? [];
    expect(reports).toHaveLength(mostReports);
    expect(reports[0]?.text).toBe(`Report ${mostReports}`);
    expect(reports.at(-1)?.text).toBe(words.text);
    await end(incidentId, mostReports + 1);
  });

  it('end after they begin', async () => {
    const refused = await add({ kind: 'planned', endsAt: '2026-11-25T07:55:00Z' });
    expect([refused.http, refused.errors[0]?.field]).toEqual([400, 'endsAt']);
  });

  it('are at most so many at a time that somebody reads them', async () => {
    const ids: string[] = [];
    for (let count = 0; count < mostOpenIncidents; count += 1) ids.push(idOf(await add()));
    const refused = await add();
    expect([refused.http, refused.errors[0]?.code]).toEqual([409, 'tooManyIncidents']);
    for (const id of ids) await end(id);
  });
});
