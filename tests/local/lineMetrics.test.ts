import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { writeExchange } from '../../functions/_kit/log.ts';
import { workerHandler } from '../../functions/_kit/workerHandler.ts';
import { gatherLineMetrics } from '../../infra/local/metrics/lineMetrics.ts';
import { startBackend } from '../support/api.ts';

const { logLines } = await startBackend();
const askedAt = new Date('2026-11-26T08:00:00Z');
const exchange = (ms: number, hasFailed: boolean): void =>
  writeExchange(
    { now: () => new Date(askedAt.getTime() + ms), writeLog: wiring.writeLog },
    { system: 'payer INS026', askedAt, hasFailed },
  );

describe('the lines of functions', () => {
  it('measure each system that is asked, with its faults, and nothing of what it was asked', () => {
    const lines = gatherLineMetrics();
    logLines.length = 0;
    for (let ms = 1; ms <= 100; ms += 1) exchange(ms, ms > 98);
    lines.take(logLines.join('\n'));
    expect(lines.rows()).toEqual([
      {
        ...{ kind: 'system', name: 'payer INS026', count: 100, faults: 2 },
        ...{ perMinute: 100 / 15, median: 51, p95: 96, p99: 100, longest: 100 },
      },
    ]);
    expect(Object.keys(JSON.parse(logLines[0]!)).sort()).toEqual(
      ['_aws', 'at', 'exchangeFaults', 'exchangeMs', 'level', 'stage', 'system', 'version'].sort(),
    );
  });

  it('measure a worker, its failures too, for a quarter of an hour', async () => {
    let now = 0;
    const lines = gatherLineMetrics(() => now);
    logLines.length = 0;
    await workerHandler('sweepThings', async () => undefined, wiring)({});
    await workerHandler('sweepThings', async () => Promise.reject(new Error('no')), wiring)({}).catch(() => undefined);
    for (const line of logLines) lines.take(`${line}\n`);
    expect(lines.rows()).toMatchObject([{ kind: 'worker', name: 'sweepThings', count: 2, faults: 1 }]);
    now = 15 * 60_000;
    expect(lines.rows()).toEqual([]);
  });

  it('that are no measurement are left out, whatever they are', () => {
    const lines = gatherLineMetrics();
    lines.take('The function started\n{"_aws":\n{"_aws":{},"operation":7}\n{"operation":"login","durationMs":1}\n');
    expect(lines.rows()).toEqual([]);
  });
});
