import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Runner, startRunner } from '../../infra/local/runner.ts';
import { endOrphan } from '../../infra/local/store/childProcess.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portalUrl: string;
  }
}

let runner: Runner | undefined;
let dataDir: string | undefined;

/** Also where a run was interrupted: the store is another process, and would outlive this one. */
function removeTraces(): void {
  if (!dataDir) return;
  const database = join(dataDir, 'store', 'wasla.db');
  endOrphan(`${database}.pid`, database);
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * One portal for all journeys: its own port, its own directory, fresh demonstration data. While journeys are written,
 * `JOURNEYS_PORTAL` names one that runs already (begun with `--fresh`, since some journeys use accounts up).
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const running = process.env.JOURNEYS_PORTAL;
  if (running) return provide('portalUrl', running);
  process.once('exit', removeTraces);
  dataDir = await mkdtemp(join(tmpdir(), 'wasla-journeys-'));
  runner = await startRunner({ port: 0, dataDir, isFresh: true, hasCardReader: true });
  runner.lambdas.warm();
  provide('portalUrl', runner.url);
}

export async function teardown(): Promise<void> {
  await runner?.close();
}
