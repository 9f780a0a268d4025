import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arrivedBytes, fetchingAddress, readWhole, sendingAddress } from '../../functions/_data/transfer/transfer.ts';
import type { FileKey } from '../../functions/_kit/ownIds.ts';
import { createFileGate } from '../../infra/local/aws/fileGate.ts';
import { type Gateway, startGateway } from '../../infra/local/aws/gateway.ts';
import { isPresigned } from '../../infra/local/aws/presigned.ts';
import { createS3, type S3 } from '../../infra/local/aws/s3.ts';
import type { Cloud } from '../../infra/local/cloud.ts';
import { type Front, startFront } from '../../infra/local/http/front.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const region = 'me-central-1';
const secret = 'of a function';
const keyOf = (name: string) => `transfer/in/${name}` as FileKey;
let s3: S3;
let gateway: Gateway;
let front: Front;

beforeAll(async () => {
  s3 = createS3(join(temporaryFolder(), 'buckets'), { buckets: ['imports'] }, () => false);
  gateway = await startGateway({ services: { s3: s3.service } });
  const cloud = {
    gateway,
    principals: { secretOf: (accessKeyId: string) => (accessKeyId === 'function' ? secret : undefined) },
    portal: { functions: [{ region }] },
  } as unknown as Cloud;
  const gate = createFileGate(cloud);
  front = await startFront(0, (request, url) => gate(request, url, 'imports'));
  const environment = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'function',
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL: gateway.url,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    IMPORTS_BUCKET: 'imports',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await front.close();
  await gateway.close();
  await s3.close();
});

const at = (path: string) => `http://127.0.0.1:${front.port}${path}`;
const once = { 'if-none-match': '*' };
const put = (path: string, body: string, headers: Record<string, string> = once) =>
  fetch(at(path), { method: 'PUT', body, headers });
const address = async (name: string, bytes: number) => (await sendingAddress(keyOf(name), bytes, new Date())).url;

describe('a signed address', () => {
  it('takes one file of its length, and never a second one in its place', async () => {
    const url = await address('once', 5);
    expect((await put(url, 'first')).status).toBe(200);
    const second = await put(url, 'other');
    expect(second.status).toBe(412);
    expect(await second.text()).toContain('<Code>PreconditionFailed</Code>');
    expect((await readWhole(keyOf('once')))?.toString()).toBe('first');
  });

  it('takes nothing without the signed condition, and nothing of another length', async () => {
    const url = await address('none', 5);
    expect((await put(url, 'first', {})).status).toBe(403);
    expect((await put(url, 'first', { 'if-none-match': '"a"' })).status).toBe(403);
    expect((await put(url, 'longer')).status).toBe(403);
    expect(await arrivedBytes(keyOf('none'))).toBeNull();
    expect((await put(url, 'first')).status).toBe(200);
  });

  it.each([
    'members 2026.csv',
    'a  b.csv',
    'تقرير طبي ٢٠٢٦.pdf',
    "100% + more & 'less'; (new)=#1?.pdf",
    'e\u0301 👩🏽‍⚕️~!*.xlsx',
    'a"b\\c.csv',
  ])('gives a file the name %s', async (fileName) => {
    const id = Buffer.from(fileName).toString('hex');
    expect((await put(await address(id, 1), 'x')).status).toBe(200);
    const { url } = await fetchingAddress(
      keyOf(id),
      { fileName, contentType: 'text/csv; charset=utf-8' },
      new Date(),
      null,
    );
    const answer = await fetch(at(url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const given = answer.headers.get('content-disposition') ?? '';
    const [, encoded] = /filename\*=UTF-8''(.*)$/.exec(given) ?? [];
    const [, plain] = /filename="([^"]*)"$/.exec(given) ?? [];
    expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(fileName);
  });

  it('writes spaces as S3 reads them: a plus sign is a plus sign there', async () => {
    const file = { fileName: 'members 2026.csv', contentType: 'text/csv' };
    const { url } = await fetchingAddress(keyOf('a'), file, new Date(), null);
    const call = { method: 'GET', headers: {}, host: `imports.s3.${region}.amazonaws.com` };
    const isTaken = (path: string) => isPresigned({ ...call, url: new URL(path, 'https://s3') }, secret, new Date());
    expect(url).toContain('members%202026.csv');
    expect(url).not.toContain('+');
    expect(isTaken(url)).toBe(true);
    expect(isTaken(url.replaceAll('%20', '+'))).toBe(false);
  });
});

it('a file that never arrived is missing, for a function that may not list the bucket', async () => {
  expect(await arrivedBytes(keyOf('never'))).toBeNull();
  expect(await readWhole(keyOf('never'))).toBeNull();
  const { url } = await fetchingAddress(keyOf('never'), { fileName: 'a', contentType: 'text/csv' }, new Date(), null);
  expect((await fetch(at(url))).status).toBe(403);
});

it('the store of files that could not begin is begun again by the next call', async () => {
  const directory = join(temporaryFolder(), 'buckets');
  writeFileSync(directory, 'in the way');
  const own = createS3(directory, { buckets: ['imports'] }, () => true);
  const call = {
    service: 's3',
    accessKeyId: 'function',
    operation: 'ListBucket',
    method: 'GET',
    url: '/imports',
  } as const;
  const list = () => own.service({ ...call, headers: {}, body: Buffer.alloc(0), input: {} });
  await expect(list()).rejects.toThrow('EEXIST');
  rmSync(directory);
  expect((await list()).status).toBe(200);
  await own.close();
});
