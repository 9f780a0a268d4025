import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failingStore } from '../support/failingStore.ts';
import { type KillablePortal, killablePortal } from '../support/killablePortal.ts';
import { ownEngine } from '../support/storeEngine.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until as untilHolds } from '../support/until.ts';

const children: ChildProcess[] = [];
const closers: (() => void)[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const close of closers) close();
});

/** A portal that knows nobody: what is tried here needs no demonstration. */
async function start(dataDir: string, options: Parameters<typeof killablePortal>[1] = {}): Promise<KillablePortal> {
  const portal = await killablePortal(dataDir, { args: ['--empty'], ...options });
  children.push(portal.child);
  return portal;
}

/** The error by which the portal refuses a person whom it does not know. It loads a function, which asks the store. */
async function refusalOf({ url }: KillablePortal): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'nobody@wasla.example', password: 'Some#Pass1' }),
  });
  const { errors } = (await answer.json()) as { errors: { code: string }[] };
  return errors[0]?.code;
}

/** Waits for something at a portal, which fails at once when the portal ends. */
async function until({ child, lines }: KillablePortal, isSo: () => unknown): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The portal has ended.\n${lines.join('\n')}`);
  const waiting = new AbortController();
  const ended = once(child, 'exit', { signal: waiting.signal }).then(
    () => Promise.reject(new Error(`The portal ended.\n${lines.join('\n')}`)),
    () => undefined,
  );
  const holds = async (): Promise<boolean> => {
    try {
      await isSo();
      return true;
    } catch {
      return waiting.signal.aborted;
    }
  };
  await Promise.race([untilHolds(holds), ended]).finally(() => waiting.abort());
}

async function ends({ child }: KillablePortal): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return (await ended)[0];
}

/** What the function has written about its work. */
function linesOf(dataDir: string, name: string): string {
  const logs = join(dataDir, 'logs');
  const file = readdirSync(logs).find((each) => each.includes(`-${name}Function`));
  return file ? readFileSync(join(logs, file), 'utf8') : '';
}

it('REQ-LIGHT-01 goes on while others take both cores, and does what it has to do after its start', async () => {
  const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  children.push(...loops);
  const dataDir = temporaryFolder();
  const portal = await start(dataDir);
  await until(portal, () => expect(linesOf(dataDir, 'MigrateItems')).toContain('"serverErrors":0'));
  await until(portal, async () => expect(await refusalOf(portal)).toBe('wrongCredentials'));
  expect(loops.map(({ exitCode }) => exitCode)).toEqual([null, null]);
  expect(portal.child.exitCode).toBeNull();
  expect(await ends(portal)).toBe(0);
  for (const loop of loops) loop.kill('SIGKILL');
});

/** Code for the portal's own process, which fails where nobody catches it as soon as the portal is ready. */
const failsByItself = `const { log } = console;
console.log = (line) => {
  log(line);
  if (!line.startsWith('Wasla is ready')) return;
  setTimeout(() => { throw new Error('in a timer'); });
  Promise.reject(new Error('in a promise'));
};`;

it('REQ-LIGHT-01 goes on while each call after the start fails: says so, tries again with growing waits, and says when it is done', async () => {
  const engine = await ownEngine();
  const store = await failingStore(engine.endpoint);
  closers.push(engine.close, store.close);
  const preload = `--import=data:text/javascript,${encodeURIComponent(failsByItself)}`;
  const env = { DYNAMODB_ENDPOINT: store.endpoint, NODE_OPTIONS: preload };
  const portal = await start(temporaryFolder(), { env, onReady: () => store.fail(true) });
  const down = { errorRate: 1 };
  await fetch(`${portal.url}/local/faults`, {
    method: 'PUT',
    body: JSON.stringify({ aws: { s3: down, sqs: down, kms: down, secretsmanager: down, ses: down } }),
  });

  const told = (call: string): string[] => portal.lines.filter((line) => line.startsWith(`${call} failed (`));
  for (const call of ['dropOldIndexes', 'startMigrations']) {
    await until(portal, () => expect(told(call).length).toBeGreaterThanOrEqual(2));
    expect(told(call)[0]).toMatch(/\. You can work: .+ It is tried again in 1 s\.$/);
    expect(told(call)[1]).toMatch(/It is tried again in 2 s\.$/);
  }
  for (const place of ['timer', 'promise']) {
    const line = `Something that nobody waited for failed (Error: in a ${place}). The portal goes on; what was at work may have to be done again.`;
    await until(portal, () => expect(portal.lines).toContain(line));
  }
  // Pages are answered, and say what they can.
  expect((await fetch(`${portal.url}/account/login`)).status).toBe(200);
  expect(await refusalOf(portal)).toBe('unavailable');
  expect(portal.child.exitCode).toBeNull();

  store.fail(false);
  await fetch(`${portal.url}/local/faults`, { method: 'PUT', body: '{}' });
  await until(portal, () => {
    expect(portal.lines).toContain('dropOldIndexes is done now.');
    expect(portal.lines).toContain('startMigrations is done now.');
  });
  await until(portal, async () => expect(await refusalOf(portal)).toBe('wrongCredentials'));
  expect(await ends(portal)).toBe(0);
});
