import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Checkout, checkOut, forgetCheckout, moduleOf, ownCheckout, siteOf } from './checkout.ts';

/**
 * Runs the page of the release before against this release's API, and this page against that API, as both happen while a release is brought or taken
 * back (ADR 0147). Each page is tried by its own release's journeys, in a browser:
 *
 *   npm run two-versions -- v1.4.0
 *
 * It needs the repository's history and installs that release's libraries. Ends with 1 if a journey fails.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [release] = positionals;
if (!release) throw new Error('Name the release before: npm run two-versions -- <tag or commit>.');

/** The main task of each of those who work with the portal. They need a portal's address alone, so that each can be tried on another release's. */
const journeys = [
  'tests/account/signIn.journey.ts',
  'tests/eligibility/eligibility.journey.ts',
  'tests/worklist/payerDesk.journey.ts',
  'tests/authorization/form.journey.ts',
  'tests/authorizationDesk/desk.journey.ts',
  'tests/user/users.journey.ts',
];

/** Serves the API with a page of the other release, and answers whether that page's own journeys pass. */
async function passes(page: Checkout, api: Checkout, dataDir: string): Promise<boolean> {
  const runner = moduleOf(api, 'infra/local/runner.ts');
  const args = [runner, await siteOf(page), dataDir];
  const portal = fork(join(import.meta.dirname, 'servePortal.ts'), args, { cwd: api.folder });
  try {
    const [url] = (await once(portal, 'message')) as [string];
    const vitest = join(page.folder, 'node_modules/vitest/vitest.mjs');
    const run = spawn(process.execPath, [vitest, 'run', '--project', 'journeys', ...journeys], {
      cwd: page.folder,
      stdio: 'inherit',
      env: { ...process.env, JOURNEYS_PORTAL: url },
    });
    const [code] = (await once(run, 'exit')) as [number | null];
    return code === 0;
  } finally {
    portal.disconnect();
    await once(portal, 'exit');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'wasla-two-versions-'));
const before = await checkOut(release, join(folder, 'before'));
try {
  const now = ownCheckout();
  const pairs = [
    { name: `page ${before.commit}, API ${now.commit}`, page: before, api: now },
    { name: `page ${now.commit}, API ${before.commit}`, page: now, api: before },
  ];
  const results: string[] = [];
  for (const { name, page, api } of pairs) {
    console.log(`\n${name}`);
    const isGood = await passes(page, api, join(folder, name.replaceAll(/\W+/g, '-')));
    results.push(`${name}: ${isGood ? 'all journeys pass' : 'FAILED'}`);
    if (!isGood) process.exitCode = 1;
  }
  console.log(`\n${results.join('\n')}`);
} finally {
  forgetCheckout(before);
  rmSync(folder, { recursive: true, force: true });
}
