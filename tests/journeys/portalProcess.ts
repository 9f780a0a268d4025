import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import type { Store } from '../../infra/local/store/dynoxide.ts';
import type { JourneyPortal } from './support/portal.ts';

/** A portal in a process of its own, on new data in a temporary folder; it ends when the run lets go of it, also while it starts. */
const isReleased = once(process, 'disconnect');
// Ctrl+C reaches every process of a run: the portal still has its store to end and its data to remove.
process.on('SIGINT', () => undefined);
enableCompileCache(join(import.meta.dirname, '../../.local/compiled'));
const { startRunner } = await import('../../infra/local/runner.ts');
const { storeClient } = await import('../../infra/local/store/prepareStore.ts');

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

const dataDir = mkdtempSync(join(tmpdir(), 'wasla-journeys-'));
const runner = await startRunner({ port: 0, dataDir, isFresh: true, cardReaderPorts: [0] });
const verificationKey = runner.cloud.hmacKeyOf('verification');
if (!verificationKey) throw new Error('The portal has no key for its human verification');
const { url, cardReaderPort, store } = runner;
process.send?.({ url, cardReaderPort, verificationKey, store: await storeOf(store) } satisfies JourneyPortal);

await isReleased;
await runner.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
