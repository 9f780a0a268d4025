import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../infra/local/site/buildSite.ts';
import { javaScriptOf } from '../support/bundleSizes.ts';
import { journeyApi } from './support/portal.ts';
import { receptionist } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { mostShift, shiftSince, watchShifts } from './support/shifts.ts';
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
    const page = await visit({ viewport: phone, isFirst: true, ...(who && { session: who }) });
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { value, moved } = await shiftSince(page);
    expect(value, `${address}: ${moved}`).toBeLessThanOrEqual(mostShift);
  }
});
