import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRunner } from '../../infra/local/runner.ts';
import type { PortalAddresses, PortalWish } from './portal.ts';
import { processorMs, type Spent, startProfile } from './profile.ts';

/** A portal in a process of its own, on new data in a temporary folder; it ends when the bench lets go of it. */
const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-data-'));
const humanVerification = process.env.HUMAN_VERIFICATION === 'off' ? 'off' : undefined;
const cardReaderPorts = process.env.CARD_READER === 'on' ? [0] : undefined;
const runner = await startRunner({ port: 0, dataDir, humanVerification, cardReaderPorts });

const variables = Object.assign({}, ...runner.cloud.portal.functions.map(({ environment }) => environment)) as Record<
  string,
  string
>;
const addresses: PortalAddresses = {
  url: runner.url,
  storeUrl: (await runner.store.address()).href,
  cardReaderPort: runner.cardReaderPort,
  tables: { users: variables.USERS_TABLE ?? '', eligibility: variables.ELIGIBILITY_TABLE ?? '' },
};
process.send?.(addresses);

let stopProfile: (() => Promise<Spent>) | undefined;

/** What a bench may ask of the portal besides its API. */
async function answerWish(wish: PortalWish): Promise<unknown> {
  if (wish === 'startProfile') stopProfile = await startProfile();
  if (wish === 'stopProfile') return stopProfile?.();
  const { user, system } = process.cpuUsage();
  return {
    runnerMs: (user + system) / 1000,
    storeMs: processorMs(runner.store.pid() ?? 0),
    rss: process.memoryUsage.rss(),
  };
}

process.on('message', async (wish: PortalWish) => process.send?.(await answerWish(wish)));

process.once('disconnect', async () => {
  await runner.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
