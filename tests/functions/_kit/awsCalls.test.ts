import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, expect, it } from 'vitest';
import { awsCalls } from '../../../functions/_kit/awsCalls.ts';

let calls = 0;
/** Answers its first call half a second late, and all others at once. */
const server = createServer(async (_request, response) => {
  calls += 1;
  if (calls === 1) await sleep(500);
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"TableNames":[]}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

afterAll(() => void server.close());
afterEach(() => {
  delete process.env.AWS_PATIENCE_MS;
  calls = 0;
});

/** How often the store is asked by a client that takes a call for lost after 50 ms. */
async function callsOfClient(): Promise<number> {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new DynamoDBClient({ ...awsCalls(50), endpoint, region: 'me-central-1', credentials });
  await client.send(new ListTablesCommand());
  client.destroy();
  return calls;
}

it('a call that takes too long is lost and sent again', async () => {
  expect(await callsOfClient()).toBeGreaterThan(1);
});

it('on one machine a slow call is waited for, and not sent again', async () => {
  process.env.AWS_PATIENCE_MS = '600000';
  expect(await callsOfClient()).toBe(1);
});
