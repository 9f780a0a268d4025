import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { startBackend } from '../support/api.ts';
import { canary, planted, watchStore } from '../support/canary.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { allRoutes } from '../support/routes.ts';
import { leftBy, rightCall, type Sent } from './canaryCalls.ts';

const { store, logLines } = await startBackend();
await startRegulatorSimulators();
const places = { logLines, watch: watchStore(wiring.store) };
const routes = (await allRoutes()).map((route) => [route.name, route] as const);

function wrongInputs(sent: Sent) {
  const { emiratesId, name, password, token } = canary;
  const surprise = { [name]: name, emiratesId, password, token };
  const wrongKinds = (part: unknown) =>
    Object.fromEntries(Object.keys((part as object | undefined) ?? {}).map((field) => [field, surprise]));
  return [
    { ...sent, query: surprise, body: surprise },
    { ...sent, query: wrongKinds(sent.query), body: wrongKinds(sent.body) },
    { ...sent, rawBody: `{"${name}": ${emiratesId}, ${password} ${token}` },
    { ...sent, headers: { authorization: `Bearer ${token}`, cookie: token, 'idempotency-key': token } },
  ];
}

describe.each(routes)('what %s is sent', (_name, route) => {
  it('stands in no log line, no metric, no error and no clear text of the audit trail', async () => {
    const right = await rightCall(route, store);
    for (const wrong of wrongInputs(right)) expect(await leftBy(route, wrong, places), 'wrong input').toEqual({});
    expect(await leftBy(route, right, places), 'as it goes well').toEqual({});
    const withPlants = { ...right, query: planted(right.query), body: planted(right.body) };
    expect(await leftBy(route, withPlants, places), 'with planted values').toEqual({});
  });
});
