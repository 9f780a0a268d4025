import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wiring } from '../../../functions/_data/wiring.ts';
import { areaHandler } from '../../../functions/_kit/areaHandler.ts';
import type { Operations } from '../../../functions/_kit/context.ts';
import { fail } from '../../../functions/_kit/failure.ts';
import type { AuditRecord, ServerError, Wiring } from '../../../functions/_kit/wiring.ts';
import { withErrors } from '../../../functions/_kit/withErrors.ts';
import { area, endpoint } from '../../../shared/_contract/endpoint.ts';
import { apiEvent, callAnything, callApi, type SignedIn, signIn, startBackend } from '../../support/api.ts';

const { logLines } = await startBackend();

const common = { access: ['Eligibility'], answer: z.strictObject({ seen: z.string() }), requirements: [] } as const;
const testApi = area('test', {
  read: endpoint({ method: 'GET', path: '/api/test/read', summary: 'A read', audit: 'test.read', ...common }),
  readOpen: endpoint({
    method: 'GET',
    path: '/api/test/open',
    summary: 'A read that knows the session',
    ...common,
    access: 'public',
    knowsSession: true,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/test/change',
    summary: 'A change',
    body: z.strictObject({ text: z.string() }),
    idempotent: true,
    ...common,
  }),
  readFile: endpoint({
    method: 'GET',
    path: '/api/test/file',
    summary: 'A file',
    ...common,
    access: 'public',
    answer: z.string(),
    format: 'xlsx',
  }),
});
const { read, readOpen, change, readFile } = testApi.endpoints;
type TestOperations = Operations<typeof testApi>;

const operations: TestOperations = {
  read: async () => ({ seen: '' }),
  readOpen: async (_input, ctx) => ({ seen: ctx.countedAs }),
  change: async (_input, ctx) => ({ seen: ctx.idempotencyKey }),
  readFile: async () => new Uint8Array(),
};
const handlerWith = (changes: Partial<TestOperations> = {}, wired: Partial<Wiring> = {}) =>
  areaHandler(testApi, { ...operations, ...changes }, { ...wiring, ...wired });
const receptionist = () => signIn({ roles: ['Eligibility'] });

describe('the answer', () => {
  it('of a call that left something out says what, beside its data', async () => {
    const left = { code: 'invalidInput', message: 'A row was left out.' };
    const handler = handlerWith({ read: async () => withErrors({ seen: 'rest' }, [left]) as never });
    const answer = await callApi(handler, read, { as: await receptionist() });
    expect(answer).toMatchObject({ http: 200, status: 1, errors: [left], data: { seen: 'rest' } });
  });

  it('is no file unless the operation gave bytes: a text never leaves as one', async () => {
    const handler = handlerWith({ readFile: async () => 'a text' as never });
    expect(await callAnything(handler, readFile, {})).toMatchObject({ http: 500, errors: [{ code: 'serverError' }] });
  });

  it('tells only of a fault that passes when to try again', async () => {
    const retryAfter = async (code: 'unavailable' | 'serverError' | 'notFound') => {
      const handler = handlerWith({ read: async () => Promise.reject(fail(code)) });
      return (await callAnything(handler, read, { as: await receptionist() })).headers['retry-after'];
    };
    expect([await retryAfter('unavailable'), await retryAfter('serverError'), await retryAfter('notFound')]).toEqual([
      '2',
      undefined,
      undefined,
    ]);
  });
});

it('an area without one of its operations does not start', () => {
  const { read: _left, ...rest } = operations;
  expect(() => areaHandler(testApi, rest as TestOperations, wiring)).toThrow('no operation read');
});

describe('who is counted', () => {
  const countedAs = async (as: SignedIn | undefined, sourceIp: string) =>
    (await callApi(handlerWith(), readOpen, { ...(as && { as }), sourceIp })).data?.seen;

  it('is the person who is signed in, wherever from: a hospital behind one address is not one caller', async () => {
    const as = await receptionist();
    expect(await countedAs(as, '192.0.2.7')).toBe(as.user.userId);
    expect(await countedAs(as, '198.51.100.9')).toBe(as.user.userId);
  });

  it('is the network of a visitor, all addresses of which count as one', async () => {
    const [one, same, other] = await Promise.all(
      ['2001:db8:1:2::5', '2001:db8:1:2:ffff::9', '2001:db8:1:3::5'].map((ip) => countedAs(undefined, ip)),
    );
    expect(one).toBe(same);
    expect(other).not.toBe(one);
  });
});

it('a call that may be repeated needs its key: none at all is refused as an unfit one is', async () => {
  const as = await receptionist();
  const { 'idempotency-key': _key, ...headers } = apiEvent(change, { as, body: { text: 'a' } }).headers;
  const event = { ...apiEvent(change, { as, body: { text: 'a' } }), headers };
  const answer = await handlerWith()(event);
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ errors: [{ code: 'idempotencyKeyRequired' }] });
});

it('a body has to be UTF-8 to the last byte of its texts: nothing is guessed in the place of a broken one', async () => {
  const as = await receptionist();
  const send = (text: number[]) => {
    const bytes = Buffer.concat([Buffer.from('{"text":"'), Buffer.from(text), Buffer.from('"}')]);
    return callAnything(handlerWith(), change, { as, rawBody: bytes.toString('base64'), isBase64Encoded: true });
  };
  // A letter of two bytes whole, its first byte alone, a byte that UTF-8 does not have, and a NUL written in two bytes.
  expect((await send([0xc3, 0xa9])).http).toBe(200);
  for (const broken of [[0xc3], [0xff], [0xc0, 0x80]]) {
    expect(await send(broken)).toMatchObject({ http: 400, errors: [{ code: 'malformedJson' }] });
  }
});

it('an operation finds the cookie that the browser sent, and none where it sent none', async () => {
  const handler = handlerWith({ readOpen: async (_input, ctx) => ({ seen: ctx.cookieOf('device') ?? 'none' }) });
  const seen = async (cookies?: string[]) =>
    (await callApi(handler, readOpen, { ...(cookies && { cookies }) })).data?.seen;
  expect([await seen(['other=1', 'device=d-1']), await seen()]).toEqual(['d-1', 'none']);
});

describe('what is kept of a call', () => {
  const auditsWith = async (userAgent: string | undefined) => {
    const audits: AuditRecord[] = [];
    const handler = handlerWith({}, { writeAudit: async (entry) => void audits.push(entry) });
    const event = apiEvent(read, { as: await receptionist() });
    Object.assign(event.requestContext.http, { userAgent });
    expect(await handler(event)).toMatchObject({ statusCode: 200 });
    return audits.map((entry) => entry.userAgent);
  };

  it('is a browser’s name up to 300 characters, and of one without a name nothing', async () => {
    expect(await auditsWith('x'.repeat(5000))).toEqual(['x'.repeat(300)]);
    expect(await auditsWith(undefined)).toEqual(['']);
  });

  it('is an error of ours with its call and person, and no refusal', async () => {
    const kept: ServerError[] = [];
    const as = await receptionist();
    const ended = async (error: Error) => {
      const recordError = async (each: ServerError) => void kept.push(each);
      const handler = handlerWith({ read: async () => Promise.reject(error) }, { recordError });
      const { http } = await callAnything(handler, read, { as });
      return [http, JSON.parse(logLines.at(-1) ?? '{}').httpStatus];
    };
    expect(await ended(fail('notFound'))).toEqual([404, 404]);
    expect(kept).toEqual([]);
    expect(await ended(new Error('a fault'))).toEqual([500, 500]);
    expect(kept).toMatchObject([{ area: 'test', operation: 'read', userId: as.user.userId }]);
  });

  it('is an error before a call was known, too', async () => {
    const kept: ServerError[] = [];
    const wired = {
      recordError: async (each: ServerError) => void kept.push(each),
      readSession: async () => Promise.reject(new Error('no store')),
    };
    const answer = await callAnything(handlerWith({}, wired), read, { as: await receptionist() });
    expect(answer.http).toBe(500);
    expect(kept).toMatchObject([{ operation: 'read', userId: null }]);
  });
});
