import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../functions/_connect/payer/httpPayer.ts';
import { readPriorAuthorization } from '../../functions/_connect/payer/priorAuthorization.ts';
import { soapResult } from '../../functions/_connect/regulator/soap.ts';
import { startBackend } from '../support/api.ts';
import { hostileReadings } from '../support/hostileBodies.ts';
import { leastProcessorMs, slowness } from '../support/processorTime.ts';
import { hostileCalls, passwordCheck, publicRoutes } from '../support/publicCalls.ts';

await startBackend();
// What lies behind the human verification is tried too.
process.env.HUMAN_VERIFICATION = 'off';

/** 50 ms, and twice as much again for what else the process does meanwhile. What grows with the square of a body takes seconds. */
const allowedMs = 3 * 50 * (await slowness());
/** Sign-in is made to cost this much (docs/security.md), and it has a proof of work in front of it. */
const passwordMs = await leastProcessorMs(await passwordCheck(), 0);
const routes = (await publicRoutes()).map((route) => [route.name, route] as const);

describe.each(routes)('the public call %s', (_name, route) => {
  it('costs next to nothing, whatever body it is sent', async () => {
    for (const { what, prepare, send } of hostileCalls(route)) {
      const took = await leastProcessorMs(send, allowedMs, prepare);
      expect(took, what).toBeLessThan(allowedMs + passwordMs);
    }
  });
});

describe('an answer of another system that is made to keep a processor busy', () => {
  it.each(hostileReadings('1'))('costs next to nothing: %s', async (what, xml) => {
    const parsers = {
      payer: () => readPriorAuthorization(xml, 'MF1-1'),
      refusingPayer: () => outcomeOf(400, xml, 'MF1-1'),
      regulator: async () => soapResult(xml, 'GetNewTransactions'),
    };
    for (const [parser, parse] of Object.entries(parsers)) {
      expect(await leastProcessorMs(parse, allowedMs), `${parser}: ${what}`).toBeLessThan(allowedMs);
    }
  });

  it('costs a payer that refuses nothing either, however its report begins', async () => {
    const report = '<'.repeat(250_000);
    expect(await leastProcessorMs(() => outcomeOf(400, report, 'MF1-1'), allowedMs)).toBeLessThan(allowedMs);
  });
});
