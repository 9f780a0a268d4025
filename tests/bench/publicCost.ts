import { openAws } from '../support/aws.ts';
import { leastProcessorMs } from '../support/processorTime.ts';
import { openStore } from '../support/store.ts';
import type { Section } from './report.ts';

/** The dearest hostile call of each public endpoint, in milliseconds of processor time. */
export async function measurePublicCost(): Promise<Section[]> {
  const [aws, store] = [await openAws(), await openStore()];
  const { functionSettings } = await import('../support/api.ts');
  Object.assign(process.env, functionSettings, { HUMAN_VERIFICATION: 'off' });
  const { wiring } = await import('../../functions/_data/wiring.ts');
  Object.assign(wiring, { writeLog: () => undefined });
  const { hostileCalls, passwordCheck, publicRoutes } = await import('../support/publicCalls.ts');
  const rows: (string | number)[][] = [];
  for (const route of await publicRoutes()) {
    let dearest = { ms: 0, what: 'nothing but the call' };
    for (const { what, prepare, send } of hostileCalls(route)) {
      const ms = await leastProcessorMs(send, 0, prepare);
      if (ms > dearest.ms) dearest = { ms, what };
    }
    rows.push([route.name, dearest.ms, dearest.what]);
  }
  const passwordMs = await leastProcessorMs(await passwordCheck(), 0);
  aws.close();
  store.close();
  return [
    {
      title: 'What a call without sign-in can cost',
      note: `Milliseconds of processor time of this process, the least of five tries, for the dearest of the bodies and texts of tests/support/hostileBodies.ts. One check of a password takes ${passwordMs.toFixed(1)}.`,
      target:
        'no body within the limits costs more than 50 ms; sign-in, reset and registration also check or make a password.',
      columns: ['Call', 'ms', 'Dearest body'],
      rows,
    },
  ];
}
