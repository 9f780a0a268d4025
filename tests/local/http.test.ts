import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReader } from '../../infra/local/cardReader/reader.ts';
import { createChat } from '../../infra/local/chat/chat.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { refusal } from '../../infra/local/http/answer.ts';
import { createApiGateway } from '../../infra/local/http/apiGateway.ts';
import { type Front, PortInUse, startFront } from '../../infra/local/http/front.ts';
import { createLocalApi } from '../../infra/local/http/localApi.ts';
import { createRouter } from '../../infra/local/http/router.ts';
import { createFollowApi } from '../../infra/local/metrics/followRequest.ts';
import { gatherLineMetrics } from '../../infra/local/metrics/lineMetrics.ts';
import { createMetricsApi } from '../../infra/local/metrics/metricsApi.ts';
import { createCloudFront } from '../../infra/local/site/cloudFront.ts';
import { readDistribution } from '../../infra/local/template/distribution.ts';
import { Resolver } from '../../infra/local/template/resolver.ts';
import type { RouteDefinition } from '../../infra/local/template/routes.ts';
import { aLambda } from '../support/localLambda.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** The slow route never answers; the others have all the time that a busy machine needs. */
const route = (routeKey: string): RouteDefinition => {
  const isSlow = routeKey.endsWith('/slow');
  return { apiId: 'api', routeKey, functionArn: isSlow ? 'slow' : 'arn', timeoutMs: isSlow ? 500 : 600_000 };
};

describe('the routes', () => {
  const keys = ['GET /api/a', 'GET /api/{id}', 'POST /api/{id}/parts/{part}', 'ANY /api/files/{rest+}'];
  const match = createRouter(keys.map(route));

  it.each<[string, string, string | undefined, object?]>([
    ['GET', '/api/a', 'GET /api/a', {}],
    ['GET', '/api/b', 'GET /api/{id}', { id: 'b' }],
    ['GET', '/api/a%20b', 'GET /api/{id}', { id: 'a b' }],
    ['POST', '/api/7/parts/x', 'POST /api/{id}/parts/{part}', { id: '7', part: 'x' }],
    ['PUT', '/api/files/a/b', 'ANY /api/files/{rest+}', { rest: 'a/b' }],
    ['GET', '/api/A', 'GET /api/{id}', { id: 'A' }],
    ['GET', '/API/a', undefined],
    ['POST', '/api/a', undefined],
    ['GET', '/api/a/', undefined],
  ])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
    const found = match(method, path);
    expect(found?.route.routeKey).toBe(routeKey);
    if (pathParameters) expect(found?.pathParameters).toEqual(pathParameters);
  });
});

const lambda = aLambda(`export const handler = async (event) => {
  if (event.rawPath === '/api/fails') throw new Error('no');
  if (event.rawPath === '/api/bytes') return { statusCode: 201, headers: { 'Content-Type': 'application/pdf' }, body: Buffer.from([0, 255, 10]).toString('base64'), isBase64Encoded: true };
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, cookies: ['a=1; Path=/', 'b=2'], body: JSON.stringify(event) };
}`);
const endless = aLambda('export const handler = () => new Promise(() => undefined)');
const script = `function handler(event) {
  var request = event.request;
  if (request.uri === '/.env') return { statusCode: 404, headers: { 'content-type': { value: 'text/html' } }, body: 'ours' };
  if (request.uri === '/old') return { statusCode: 302, headers: { location: { value: '/new' } } };
  if (request.uri.indexOf('/api/') === 0) request.headers['x-viewer-address'] = { value: event.viewer.ip };
  else if (request.uri.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;
const associations = [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Script', 'FunctionARN'] } }];
const page = `<!doctype html>${'<p>text</p>'.repeat(200)}`;
const resources = {
  Script: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: script } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: { Items: [{ Header: 'Cache-Control', Value: 'no-cache', Override: true }] },
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "default-src 'self'; upgrade-insecure-requests; base-uri 'none'",
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 1, Override: true },
        },
      },
    },
  },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        Origins: [
          { Id: 'site', S3OriginConfig: {} },
          { Id: 'api', CustomOriginConfig: {} },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'site',
          Compress: true,
          ResponseHeadersPolicyId: { Ref: 'Headers' },
          FunctionAssociations: associations,
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: ['GET', 'HEAD', 'POST', 'PUT'],
            FunctionAssociations: associations,
          },
        ],
      },
    },
  },
};

let front: Front;
let base: string;

beforeAll(async () => {
  const siteDirectory = temporaryFolder();
  mkdirSync(join(siteDirectory, 'assets'));
  writeFileSync(join(siteDirectory, 'index.html'), page);
  writeFileSync(join(siteDirectory, 'assets', 'small.js'), 'export {};');
  writeFileSync(join(siteDirectory, '..', 'secret.txt'), 'secret');
  const stack = { name: 's', region: 'r', template: { Resources: resources }, assets: new Map() };
  const distribution = readDistribution(new Resolver([stack], ''));
  if (!distribution) throw new Error('The fixture has a distribution.');
  const keys = ['GET /api/echo', 'POST /api/echo', 'GET /api/fails', 'GET /api/slow', 'GET /api/bytes'];
  const api = createApiGateway(keys.map(route), (arn) => (arn === 'slow' ? endless : lambda));
  const portal = createCloudFront({ distribution, api, files: async () => refusal('notFound'), siteDirectory });
  const accounts = [{ userName: 'a@b.example' }];
  const local = createLocalApi({
    accounts,
    members: [],
    authorizations: [],
    regulators: [],
    postBoxes: {},
    mails: () => [],
    faults: createFaultSwitch(),
    cardReader: createReader(),
    chat: createChat(() => 'a-key-of-the-tests'),
    operatorFunctions: new Map(),
    follow: createFollowApi(siteDirectory),
    metrics: createMetricsApi({ lines: gatherLineMetrics(), queues: [], lambdas: [] }),
  });
  front = await startFront(0, (request, url) => (url.pathname.startsWith('/local/') ? local : portal)(request, url));
  base = `http://localhost:${front.port}`;
});

afterAll(async () => {
  await front.close();
  await Promise.all([lambda.close(), endless.close()]);
});

/** A request that fetch would tidy up first: its own path, host and headers. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port: front.port, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });

describe('the API', () => {
  it('hands a request over as an HTTP API does', async () => {
    const answer = await fetch(`${base}/api/echo?a=1&a=2&b=%D8%A7&c`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', Cookie: 'x=1; y=2', 'X-Custom': 'Value' },
      body: '{"name":"ليلى"}',
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(await answer.json()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/echo',
      rawPath: '/api/echo',
      rawQueryString: 'a=1&a=2&b=%D8%A7&c',
      queryStringParameters: { a: '1,2', b: 'ا', c: '' },
      cookies: ['x=1', 'y=2'],
      headers: { 'x-custom': 'Value', 'content-type': 'application/json' },
      body: '{"name":"ليلى"}',
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        http: { method: 'POST', path: '/api/echo', sourceIp: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) },
        timeEpoch: expect.any(Number),
      },
    });
  });

  it("runs the template's function before the API too: a caller cannot choose what it writes", async () => {
    const answer = await fetch(`${base}/api/echo`, { headers: { 'x-viewer-address': '1.2.3.4', cookie: 'x=1' } });
    const event = (await answer.json()) as { headers: Record<string, string>; cookies: string[] };
    expect(event.headers['x-viewer-address']).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(event.cookies).toEqual(['x=1']);
  });

  it('hands bytes over as base64 and gives bytes back', async () => {
    const body = new Uint8Array([1, 0, 255]);
    const headers = { 'content-type': 'application/octet-stream' };
    const echoed = await fetch(`${base}/api/echo`, { method: 'POST', headers, body });
    expect(await echoed.json()).toMatchObject({ isBase64Encoded: true, body: 'AQD/' });
    const bytes = await fetch(`${base}/api/bytes`);
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([201, 'application/pdf']);
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 10]);
  });

  it.each([
    ['/api/nothing', 404, 'notFound'],
    ['/api/fails', 500, 'serverError'],
    ['/api/slow', 503, 'serverError'],
  ])('REQ-API-04 answers %s with %i in the envelope', async (path, status, code) => {
    const answer = await fetch(base + path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status: -1, errors: [{ code }], data: null });
  });

  it('takes ten megabytes and no more', async () => {
    const post = (bytes: number) => fetch(`${base}/api/echo`, { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await post(10 * 1024 * 1024)).status).toBe(200);
    const answer = await post(10 * 1024 * 1024 + 1);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'bodyTooLarge' }] });
  });
});

describe('the site', () => {
  it("runs the template's function: a screen's address gets the page, and it may redirect or refuse", async () => {
    expect(await (await fetch(`${base}/eligibility/new`)).text()).toBe(page);
    const moved = await fetch(`${base}/old`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/new']);
    const refused = await fetch(`${base}/.env`);
    expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
      404,
      'text/html',
      'ours',
    ]);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it("sets the policy's headers, except for what needs HTTPS", async () => {
    const { headers } = await fetch(`${base}/`);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'; base-uri 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('compresses what is worth it, for who takes it', async () => {
    const zipped = await raw('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(page);
    expect((await raw('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await raw('/')).body.toString()).toBe(page);
    expect((await raw('/assets/small.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to who has the file already', async () => {
    const { headers } = await raw('/', { 'accept-encoding': 'gzip' });
    const again = await raw('/', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['/assets/../../secret.txt', '/..%2fsecret.txt', '/assets/nothing.js', '/%c0%ae.txt'])(
    'has no %s',
    async (path) => {
      const answer = await raw(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('secret');
    },
  );

  it('refuses methods that the behaviour does not allow', async () => {
    expect((await fetch(`${base}/`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${base}/api/echo`, { method: 'DELETE' })).status).toBe(403);
    // In the portal's own words, also for methods that no server of ours knows.
    const answer = await fetch(`${base}/api/echo`, { method: 'PROPFIND', body: 'x' });
    expect([answer.status, await answer.json()]).toMatchObject([403, { status: -1, errors: [{ code: 'notAllowed' }] }]);
  });
});

describe('what is local only', () => {
  it('shows accounts and takes faults', async () => {
    expect(await (await fetch(`${base}/local/accounts`)).json()).toEqual([{ userName: 'a@b.example' }]);
    const put = (body: string) => fetch(`${base}/local/faults`, { method: 'PUT', body });
    expect(await (await put('{"aws":{"dynamodb":{"latencyMs":20}}}')).json()).toMatchObject({
      aws: { dynamodb: { latencyMs: 20, errorRate: 0 } },
    });
    expect(await (await fetch(`${base}/local/faults`)).json()).toMatchObject({ aws: { dynamodb: { latencyMs: 20 } } });
    const unknown = await put('{"aws":{"dynamodb":{"lag":20}}}');
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ errors: [{ code: 'unrecognized_keys', field: 'aws.dynamodb' }] });
    expect((await put('{')).status).toBe(400);
    expect((await fetch(`${base}/local/nothing`)).status).toBe(404);
  });

  it('is not shown to a page under another name (DNS rebinding)', async () => {
    expect((await raw('/local/accounts', { host: 'evil.example' })).status).toBe(400);
    expect((await raw('/local/accounts', { host: `127.0.0.1:${front.port}` })).status).toBe(200);
  });
});

it('closes a connection whose headers or body never arrive', async () => {
  const impatient = { headersMs: 100, requestMs: 200, checkedEveryMs: 50 };
  const slow = await startFront(
    0,
    async (request) => {
      for await (const _ of request);
      return { status: 200, headers: {}, body: '' };
    },
    impatient,
  );
  const head = 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\n';
  for (const sent of [head, `${head}Content-Length: 10\r\n\r\n{`]) {
    const socket = connect(slow.port, '127.0.0.1');
    socket.write(sent);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
  }
  await slow.close();
});

it('answers an error where an answer cannot be sent, and serves on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let header = 'a\nb';
  const broken = await startFront(0, async () => ({ status: 200, headers: { 'x-made': header }, body: 'made' }));
  const address = `http://127.0.0.1:${broken.port}/`;
  expect((await fetch(address)).status).toBe(500);
  header = 'a b';
  expect(await (await fetch(address)).text()).toBe('made');
  await broken.close();
  logged.mockRestore();
});

it('says which port is taken', async () => {
  const second = startFront(front.port, async () => ({ status: 200, headers: {}, body: '' }));
  await expect(second).rejects.toBeInstanceOf(PortInUse);
  await expect(second).rejects.toThrow(`PORT=${front.port + 1} npm start`);
});
