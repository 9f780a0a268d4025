import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { startBackend } from '../support/api.ts';
import { watchStore } from '../support/canary.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { allRoutes } from '../support/routes.ts';
import { leftBy, rightCall } from './canaryCalls.ts';

const { store, logLines } = await startBackend();
await startRegulatorSimulators();
const watch = watchStore(wiring.store);
const routes = (await allRoutes())
  .filter(({ usePostTwin }) => !usePostTwin)
  .map((route) => [route.name, route] as const);

/** No call gives the store more commands than this. */
const mostCommands = 40;

describe.each(routes)('an error of the store that repeats what %s gave it', (_name, route) => {
  it('stands in no log line, no entry of the error log and no clear text of the audit trail', async () => {
    const right = await rightCall(route, store);
    let commands = mostCommands;
    for (let nth = 1; nth <= commands; nth += 1) {
      watch.failAt(nth);
      const left = await leftBy(route, right, { logLines, watch });
      commands = Math.min(watch.end(), mostCommands);
      expect(left, `at command ${nth}`).toEqual({});
    }
  });
});
