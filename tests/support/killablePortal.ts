import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const repository = join(import.meta.dirname, '../..');

export interface KillablePortal {
  readonly child: ChildProcess;
  readonly url: string;
  /** All lines that it has written so far, its errors among them. */
  readonly lines: readonly string[];
}

interface Started {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Is called before anything else when the portal has said that it is ready. */
  readonly onReady?: () => void;
}

/** Runs what `npm start` runs, on a data folder that outlives it, and answers when it says that it is ready. */
export async function killablePortal(
  dataDir: string,
  { args = [], env = {}, onReady = () => undefined }: Started = {},
): Promise<KillablePortal> {
  const own = { PORT: '0', WASLA_DATA: dataDir, HUMAN_VERIFICATION: 'off', CARD_READER: 'off' };
  const child = spawn(process.execPath, ['infra/local/start.ts', ...args], {
    cwd: repository,
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  const hear = (output: Readable) =>
    createInterface(output).on('line', (line) => {
      lines.push(line);
      const url = /^Wasla is ready: (http:\/\/localhost:\d+)$/.exec(line)?.[1];
      if (!url) return;
      onReady();
      ready.resolve(url);
    });
  hear(child.stdout);
  hear(child.stderr);
  child.once('exit', () => ready.reject(new Error(`The portal ended before it was ready.\n${lines.join('\n')}`)));
  return { child, url: await ready.promise, lines };
}
