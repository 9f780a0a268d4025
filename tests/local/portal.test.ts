import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { MetricsReport } from '../../infra/local/metrics/metricsPage.ts';
import { type Runner, type RunnerOptions, startRunner } from '../../infra/local/runner.ts';
import type { Stack } from '../../infra/local/template/stack.ts';
import { synthesise } from '../../infra/local/template/synthesise.ts';
import { cardReaderAgent } from '../../shared/_field/cardReader/cardReaderAgent.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const repository = join(import.meta.dirname, '../..');
const siteDirectory = temporaryFolder();
const runners: Runner[] = [];

interface Statement {
  Action: string | string[];
}
interface Policy {
  readonly PolicyDocument: { readonly Statement: Statement[] };
}

const statementsOfRole = (stacks: readonly Stack[], functionName: string): Statement[] =>
  stacks
    .flatMap(({ template }) => Object.entries(template.Resources))
    .filter(([id, { Type }]) => Type === 'AWS::IAM::Role' && id.startsWith(functionName))
    .flatMap(([, { Properties }]) => (Properties?.Policies ?? []) as Policy[])
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

/** Takes one action out of the policy of one function's role. */
const withoutGrant = (functionName: string, action: string) => (stacks: readonly Stack[]) => {
  const granting = statementsOfRole(stacks, functionName).filter(({ Action }) => [Action].flat().includes(action));
  if (granting.length === 0) throw new Error(`${functionName} has no grant for ${action}.`);
  for (const statement of granting) statement.Action = [statement.Action].flat().filter((each) => each !== action);
};

const start = async (alterTemplate?: (stacks: readonly Stack[]) => void, options: RunnerOptions = {}) => {
  const runner = await startRunner({
    ...options,
    dataDir: temporaryFolder(),
    siteDirectory,
    alterTemplate,
    humanVerification: 'off',
    demo: null,
  });
  runners.push(runner);
  return runner;
};

const signIn = ({ url }: Runner) =>
  fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'nobody@wasla.example', password: 'Some#Pass1' }),
  });

const logOf = (runner: Runner, name: string): string => {
  const directory = join(runner.dataDir, 'logs');
  const file = readdirSync(directory).find((each) => each.includes(`-${name}Function`));
  return file ? readFileSync(join(directory, file), 'utf8') : '';
};

beforeAll(async () => {
  writeFileSync(join(siteDirectory, 'index.html'), '<!doctype html>');
  await synthesise(repository);
});

afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
});

describe("the portal from the app's own template", () => {
  it('answers, with the human verification switched off for this machine', async () => {
    const runner = await start();
    const health = await fetch(`${runner.url}/api/health`);
    expect(await health.json()).toMatchObject({ status: 1, data: { environment: 'local' } });
    const refused = await signIn(runner);
    expect(await refused.json()).toMatchObject({ status: -1, errors: [{ code: 'wrongCredentials' }] });
    expect(logOf(runner, 'Account')).not.toContain('AccessDenied');

    const metrics = (accept: string) => fetch(`${runner.url}/local/metrics`, { headers: { accept } });
    const { rows, saturation } = (await (await metrics('application/json')).json()) as MetricsReport;
    expect(rows.find(({ name }) => name === 'login')).toMatchObject({ kind: 'route', count: 1, faults: 0 });
    expect(saturation.functions.map(({ name }) => name).join()).toContain('AccountFunction');
    expect(saturation.queues.length).toBeGreaterThan(5);
    expect(await (await metrics('text/html')).text()).toContain('<td>login</td>');

    const requestId = refused.headers.get('x-request-id') ?? '';
    const followed = await fetch(`${runner.url}/local/requests?id=${encodeURIComponent(requestId)}`);
    expect(await followed.json()).toMatchObject([{ operation: 'login', requestId, httpStatus: refused.status }]);
  });

  it('REQ-LIGHT-01 waits for a store that is slower than the cloud allows', async () => {
    const [runner] = runners;
    if (!runner) throw new Error('No portal runs');
    const setFaults = (faults: object) =>
      fetch(`${runner.url}/local/faults`, { method: 'PUT', body: JSON.stringify(faults) });
    // A deployed function takes a call for lost after three seconds. Of few calls one after the other: a function has its time limit here, too.
    await setFaults({ aws: { dynamodb: { latencyMs: 3_200 } } });
    const { path } = systemStatusApi.endpoints.getSystemStatus;
    const answer = await fetch(`${runner.url}${path}`);
    await setFaults({});
    expect(await answer.json()).toMatchObject({ status: 1, data: { parts: expect.any(Array) } });
  });

  it('refuses a store call that the template does not grant, as AWS would', async () => {
    const runner = await start(withoutGrant('Account', 'dynamodb:GetItem'));
    const answer = await signIn(runner);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'serverError' }] });
    // The function's log is a file, written after the answer.
    await expect.poll(() => logOf(runner, 'Account')).toContain('AccessDeniedException');
  });

  it('does not start a queue consumer that may not read its queue', async () => {
    await expect(start(withoutGrant('DispatchOutbox', 'sqs:ReceiveMessage'))).rejects.toThrow('sqs:ReceiveMessage');
  });

  it('has an alteration that really takes a grant away', () => {
    expect(() => withoutGrant('Account', 'dynamodb:Scan')([])).toThrow('no grant');
  });
});

describe('two portals on one machine', () => {
  /** Whether a page of the portal is let in to a card reader. */
  const readsFrom = (page: Runner, { cardReaderPort }: Runner): Promise<boolean> =>
    new Promise((resolve) => {
      const address = `ws://127.0.0.1:${cardReaderPort}`;
      const socket = new WebSocket(address, cardReaderAgent.subProtocol, { origin: page.url });
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('open', () => socket.close());
    });

  it('read their own card readers, and not each other’s', async () => {
    const one = await start(undefined, { cardReaderPorts: [0] });
    const other = await start(undefined, { cardReaderPorts: [0] });
    expect([await readsFrom(one, one), await readsFrom(other, other)]).toEqual([true, true]);
    expect([await readsFrom(one, other), await readsFrom(other, one)]).toEqual([false, false]);
  });
});

it('synthesises once for the same sources', async () => {
  const folder = await synthesise(repository);
  const marker = join(folder, 'seen');
  writeFileSync(marker, 'by the first start');
  expect(await synthesise(repository)).toBe(folder);
  expect(readFileSync(marker, 'utf8')).toBe('by the first start');
});
