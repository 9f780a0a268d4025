import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import type { TestProject } from 'vitest/node';
import { type Runner, startRunner } from '../../infra/local/runner.ts';
import { endOrphan } from '../../infra/local/store/childProcess.ts';
import type { Store } from '../../infra/local/store/dynoxide.ts';
import { storeClient } from '../../infra/local/store/prepareStore.ts';
import { chromiumPath } from '../support/browser.ts';
import type { JourneyPortal } from './support/portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portals: readonly JourneyPortal[];
  }
}

const runners: Runner[] = [];
const dataDirs: string[] = [];

/** Also where a run was interrupted: the stores are other processes, and would outlive this one. */
function removeTraces(): void {
  for (const dataDir of dataDirs) {
    const database = join(dataDir, 'store', 'wasla.db');
    endOrphan(`${database}.pid`, database);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function storeOf(store: Store): Promise<JourneyPortal['store']> {
  const client = await storeClient(store);
  const { TableNames = [] } = await client.send(new ListTablesCommand());
  client.destroy();
  const table = (pattern: RegExp): string => {
    const found = TableNames.find((name) => pattern.test(name));
    if (!found) throw new Error(`No table ${pattern} among ${TableNames.join(', ')}`);
    return found;
  };
  const endpoint = (await store.address()).href;
  return {
    endpoint,
    eligibilityTable: table(/eligibility/i),
    membersTable: table(/members/i),
    requestsTable: table(/requests/i),
  };
}

async function startPortal(): Promise<JourneyPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wasla-journeys-'));
  dataDirs.push(dataDir);
  const runner = await startRunner({ port: 0, dataDir, isFresh: true, cardReaderPorts: [0] });
  runners.push(runner);
  return {
    url: runner.url,
    cardReaderPort: runner.cardReaderPort,
    store: await storeOf(runner.store),
    folder: await mkdtemp(join(dataDir, 'journeys-')),
  };
}

/**
 * A portal for each worker: its own ports, its own directory, fresh demonstration data. While journeys are written,
 * `JOURNEYS_PORTAL` names one that runs already (begun with `--fresh`, since some journeys use accounts up).
 */
export async function setup({ config, provide }: TestProject): Promise<void> {
  // Unpacked once: a worker must not start the browser while another one still writes it.
  await chromiumPath();
  const running = process.env.JOURNEYS_PORTAL;
  if (running) return provide('portals', [{ url: running, cardReaderPort: null, store: null, folder: null }]);
  process.once('exit', removeTraces);
  const portals: JourneyPortal[] = [];
  // One after the other: the second one finds the site and the template built.
  for (let at = 0; at < config.maxWorkers; at += 1) {
    portals.push(await startPortal());
  }
  provide('portals', portals);
}

export async function teardown(): Promise<void> {
  await Promise.all(runners.map((runner) => runner.close()));
}
