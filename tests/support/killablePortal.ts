import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const repository = join(import.meta.dirname, '../..');

/** Runs what `npm start` runs, on a data folder that outlives it, and answers when it says that it is ready. */
export async function killablePortal(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, PORT: '0', WASLA_DATA: dataDir, HUMAN_VERIFICATION: 'off', CARD_READER: 'off' };
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Wasla is ready: (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('The portal ended before it was ready.');
}
