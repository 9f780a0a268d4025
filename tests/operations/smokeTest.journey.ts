import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { portal } from '../journeys/support/portal.ts';

interface Ending {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const smokeTest = (url: string): Promise<Ending> =>
  new Promise((resolve) => {
    const args = ['infra/release/smokeTest.ts', '--url', url];
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

it('a portal that serves this version passes the smoke test', async () => {
  const { code, stdout, stderr } = await smokeTest(portal.url);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.match(/^ok: /gm)).toHaveLength(3);
});

it('a page that answers everything with 200 does not', async () => {
  const server = createServer((_, response) => response.end('Under maintenance'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { code, stderr } = await smokeTest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(code).toBe(1);
    expect(stderr.match(/^wrong: /gm)).toHaveLength(3);
  } finally {
    server.close();
  }
});
