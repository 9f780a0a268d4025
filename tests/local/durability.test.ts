import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { endProcess } from '../../infra/local/store/childProcess.ts';
import { killablePortal } from '../support/killablePortal.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

const dataDir = temporaryFolder();
const children: ChildProcess[] = [];

async function startPortal(): Promise<{ child: ChildProcess; url: string }> {
  const portal = await killablePortal(dataDir);
  children.push(portal.child);
  return portal;
}

async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { status, data } = (await answer.json()) as { status: number; data: Record<string, unknown> };
  if (status !== 1) throw new Error(`Answered ${answer.status}`);
  return data;
}

const request = {
  payerId: 88,
  cardNumber: '88-7700013-01',
  serviceCategoryId: 1,
  serviceDate: new Date().toISOString().slice(0, 10),
};

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

it('keeps every answered request, and the session, when store and runner are killed under parallel writes', async () => {
  const first = await startPortal();
  const credentials = { userName: 'reception@noor-clinic.example', password: 'Demo#2026pass' };
  const { accessToken } = await post(`${first.url}/api/account/login`, credentials);
  const authorization = { authorization: `Bearer ${accessToken}` };

  const answered: string[] = [];
  let isWriting = true;
  const writer = async () => {
    while (isWriting) {
      const headers = { ...authorization, 'idempotency-key': crypto.randomUUID() };
      await post(`${first.url}/api/eligibilitycheck/addeligibilityrequest`, request, headers)
        .then(({ eligibilityId }) => answered.push(String(eligibilityId)))
        .catch(() => sleep(20));
    }
  };
  const writers = Array.from({ length: 8 }, writer);
  const untilAnswered = (count: number) => until(() => answered.length >= count);
  await untilAnswered(20);
  endProcess(Number(readFileSync(join(dataDir, 'store', 'wasla.db.pid'), 'utf8')), 'SIGKILL');
  await untilAnswered(answered.length + 30);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  isWriting = false;
  await Promise.all(writers);

  const second = await startPortal();
  const lost: string[] = [];
  for (const id of answered) {
    const found = await fetch(`${second.url}/api/eligibilitycheck/geteligibilityrequest?eligibilityId=${id}`, {
      headers: authorization,
    });
    if (found.status !== 200) lost.push(id);
  }
  expect(answered.length).toBeGreaterThanOrEqual(50);
  expect(lost).toEqual([]);

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});
