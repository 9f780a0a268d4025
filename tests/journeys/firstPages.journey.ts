import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../infra/local/site/buildSite.ts';
import { javaScriptOf } from '../support/bundleSizes.ts';
import { journeyApi } from './support/portal.ts';
import { receptionist } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { visits } from './support/visits.ts';

const visit = visits();

it.each([
  ['login', 175_000],
  // It grows by some ninety bytes with each new screen, whose files it names: five screens were the last reason to raise it.
  ['dashboard', 236_000],
] as const)('%s needs at most %i bytes of JavaScript, gzip', async (name, budget) => {
  // The portal under test has built it already.
  const site = await buildSite(join(import.meta.dirname, '../..'));
  const files = javaScriptOf(site, name);
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes, files.map((file) => `${file.bytes} ${file.file}`).join('\n')).toBeLessThanOrEqual(budget);
});

it('nothing moves under the finger while a first page arrives', async () => {
  const session = await journeyApi().session(receptionist);
  for (const [address, who] of [
    ['/account/login', undefined],
    ['/dashboard', session],
    ['/daman', session],
  ] as const) {
    const page = await visit({ viewport: phone, ...(who && { session: who }) });
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
            resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Where nothing has moved, there is nothing to be told of.
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift, address).toBeLessThanOrEqual(0.02);
  }
});
