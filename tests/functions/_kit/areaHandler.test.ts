import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wiring } from '../../../functions/_data/wiring.ts';
import { areaHandler } from '../../../functions/_kit/areaHandler.ts';
import type { Operations } from '../../../functions/_kit/context.ts';
import { Failure, fail, invalid, noRecord } from '../../../functions/_kit/failure.ts';
import type { AuditRecord, Wiring } from '../../../functions/_kit/wiring.ts';
import { area, endpoint } from '../../../shared/_contract/endpoint.ts';
import { errorTable } from '../../../shared/messages.ts';
import { apiEvent, callAnything, callApi, signIn, startBackend } from '../../support/api.ts';

const { logLines } = await startBackend();

const requirements = ['REQ-API-04'] as const;
const testApi = area('test', {
  readRecord: endpoint({
    method: 'GET',
    path: '/api/test/record',
    summary: 'A record',
    access: ['Eligibility'],
    answer: z.strictObject({ name: z.string(), inner: z.strictObject({ size: z.int() }) }),
    audit: 'test.read',
    requirements,
  }),
  changeRecord: endpoint({
    method: 'POST',
    path: '/api/test/record/{recordId}',
    summary: 'A change',
    access: ['Eligibility'],
    params: z.strictObject({ recordId: z.string() }),
    body: z.strictObject({ name: z.string(), size: z.int().default(7) }),
    answer: z.strictObject({ key: z.string(), hash: z.string(), size: z.int() }),
    audit: 'test.change',
    idempotent: true,
    requirements,
  }),
  readText: endpoint({
    method: 'GET',
    path: '/api/test/text',
    summary: 'A text',
    access: 'public',
    answer: z.boolean(),
    format: 'text',
    requirements,
  }),
  readKnown: endpoint({
    method: 'GET',
    path: '/api/test/known',
    summary: 'A text that depends on who asks, if anybody is known',
    access: 'public',
    knowsSession: true,
    answer: z.boolean(),
    format: 'text',
    requirements,
  }),
  readPdf: endpoint({
    method: 'GET',
    path: '/api/test/pdf',
    summary: 'A file',
    access: 'public',
    answer: z.string(),
    format: 'pdf',
    requirements,
  }),
});
const { readRecord, changeRecord, readText, readKnown, readPdf } = testApi.endpoints;

type TestOperations = Operations<typeof testApi>;
const record = { name: 'one', inner: { size: 1 } };

function handlerWith(changes: Partial<TestOperations> = {}, wired: Partial<Wiring> = {}) {
  const audits: AuditRecord[] = [];
  const operations: TestOperations = {
    readRecord: async () => record,
    changeRecord: async ({ body }, ctx) => ({ key: ctx.idempotencyKey, hash: ctx.bodyHash, size: body.size }),
    readText: async () => true,
    readKnown: async () => true,
    readPdf: async () => new TextEncoder().encode('%PDF-1.7 \u00ff'),
    ...changes,
  };
  const writeAudit = async (entry: AuditRecord) => void audits.push(entry);
  return { audits, handler: areaHandler(testApi, operations, { ...wiring, writeAudit, ...wired }) };
}

const receptionist = () => signIn({ roles: ['Eligibility'] });
const readWith = async (operation: TestOperations['readRecord']) => {
  const { handler, audits } = handlerWith({ readRecord: operation });
  return { ...(await callAnything(handler, readRecord, { as: await receptionist() })), audits };
};

describe('answers', () => {
  it('never let an undeclared field out, at any depth, and say where it was in the log', async () => {
    for (const leak of [
      { ...record, passwordHash: 'x' },
      { ...record, inner: { size: 1, emiratesId: 'a-secret' } },
    ]) {
      const answer = await readWith(async () => leak);
      expect(answer).toMatchObject({ http: 500, errors: [{ code: 'serverError' }] });
      expect(answer.bytes.toString()).not.toMatch(/passwordHash|a-secret/);
      expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ level: 'error', issues: [expect.any(String)] });
      expect(logLines.at(-1)).not.toContain('a-secret');
    }
  });

  it('REQ-API-05 has status 0 and no data where no record was found', async () => {
    expect(await readWith(async () => noRecord)).toMatchObject({ http: 200, status: 0, errors: [], data: null });
  });

  it.each(Object.entries(errorTable))('answers %s as the table says', async (code, entry) => {
    const answer = await readWith(async () => {
      throw fail(code as keyof typeof errorTable, { field: 'some', data: { hint: 1 } });
    });
    expect(answer).toMatchObject({
      http: entry.http,
      status: entry.status,
      errors: [{ code, message: entry.message, field: 'some' }],
      data: { hint: 1 },
    });
  });

  it('points at the field of a rule that no schema can say', async () => {
    const answer = await readWith(async () => {
      throw invalid('serviceDate', 'serviceInFuture');
    });
    expect(answer).toMatchObject({ http: 400, errors: [{ code: 'inFuture', field: 'serviceDate' }] });
  });

  it('names the text of a refusal and what fills it, beside the English sentence', async () => {
    const answer = await readWith(async () => {
      throw invalid('from', 'summaryTooLong', { days: 92 });
    });
    expect(answer.errors).toEqual([
      {
        code: 'tooLong',
        message: 'A summary counts at most 92 days.',
        field: 'from',
        textKey: 'eligibility:summaryTooLong',
        values: { days: 92 },
      },
    ]);
  });

  it('REQ-API-04 says nothing of an unexpected error but the general text and the request’s id', async () => {
    const answer = await readWith(async () => {
      throw new Error('No item for 784198500000017 in table users');
    });
    expect(answer).toMatchObject({ http: 500, status: -1, errors: [{ code: 'serverError' }] });
    expect(answer.data).toEqual({ requestId: answer.headers['x-request-id'] });
    expect(answer.bytes.toString() + logLines.at(-1)).not.toMatch(/784198500000017|table users/);
    expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ error: 'Error', stack: expect.any(Array), serverErrors: 1 });
  });

  it('send text and files outside the envelope', async () => {
    const { handler } = handlerWith();
    const text = await callApi(handler, readText, {});
    expect([text.headers['content-type'], text.bytes.toString()]).toEqual(['text/plain; charset=utf-8', 'true']);
    const pdf = await callApi(handler, readPdf, {});
    expect([pdf.headers['content-type'], pdf.bytes.toString()]).toEqual(['application/pdf', '%PDF-1.7 \u00ff']);
  });

  it('answer an operation that takes too long before the gateway gives up', async () => {
    const { handler } = handlerWith({ readText: () => new Promise(() => undefined) });
    const context = { getRemainingTimeInMillis: () => 550 } as Parameters<typeof handler>[1];
    expect(await handler(apiEvent(readText, {}), context)).toMatchObject({ statusCode: 500 });
  });

  it('do not know a route that is not in the table', async () => {
    const { handler } = handlerWith();
    const known = apiEvent(readText, {});
    const elsewhere = { ...known, routeKey: 'ANY /api/test/{proxy+}', rawPath: `${known.rawPath}/more` };
    const { http } = known.requestContext;
    const otherMethod = {
      ...known,
      routeKey: 'ANY /api/test/{proxy+}',
      requestContext: { ...known.requestContext, http: { ...http, method: 'PROPFIND' } },
    };
    for (const event of [elsewhere, otherMethod]) {
      expect(await handler(event)).toMatchObject({ statusCode: 404, headers: { 'cache-control': expect.any(String) } });
    }
  });

  it('are found below a prefix by method and path, and by the key of a route with parameters', async () => {
    const { handler } = handlerWith();
    const known = apiEvent(readText, {});
    const belowPrefix = { ...known, routeKey: 'ANY /api/test/{proxy+}', pathParameters: { proxy: 'text' } };
    const byKey = { ...known, rawPath: '/api/other' };
    for (const event of [belowPrefix, byKey]) expect(await handler(event)).toMatchObject({ statusCode: 200 });
  });
});

describe('input', () => {
  it('is refused when a text has half of a character, which the store would not take', async () => {
    const { handler } = handlerWith();
    const as = await receptionist();
    const send = (name: string) =>
      callAnything(handler, changeRecord, { as, params: { recordId: 'r1' }, rawBody: `{"name":"${name}","size":8}` });
    for (const half of ['\\ud800', 'a\\udc00b', '\\udc00\\ud800']) expect((await send(half)).http).toBe(400);
    expect((await send('\\ud83d\\ude00')).http).toBe(200);
  });

  it('reaches the operation parsed, with defaults, beside the key and the hash of the body', async () => {
    const { handler } = handlerWith();
    const as = await receptionist();
    const call = async (rawBody: string) =>
      callAnything<{ hash: string }>(handler, changeRecord, {
        as,
        params: { recordId: 'r1' },
        rawBody,
        headers: { 'idempotency-key': 'key-number-1' },
      });
    const one = await call('{"name":"n","size":8}');
    expect(one).toMatchObject({
      http: 200,
      data: { key: 'key-number-1', size: 8, hash: expect.stringMatching(/^\w{64}$/) },
    });
    expect((await call('{ "size": 8, "name": "n" }')).data?.hash).toBe(one.data?.hash);
    expect((await call('{"name":"n"}')).data).toMatchObject({ size: 7 });
    expect((await call('{"name":"n"}')).data?.hash).not.toBe(one.data?.hash);
  });
});

describe('the bounds of a body', () => {
  const send = async (rawBody: string) =>
    callAnything(handlerWith().handler, changeRecord, {
      as: await receptionist(),
      params: { recordId: 'r1' },
      rawBody,
    });
  const bodyOf = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;

  it('take a body of 256 KB to the byte', async () => {
    expect(await send(bodyOf(256 * 1024))).toMatchObject({ http: 200 });
    expect(await send(bodyOf(256 * 1024 + 1))).toMatchObject({ http: 413, errors: [{ code: 'bodyTooLarge' }] });
  });

  it('refuse more values or levels than a body may have, before they are parsed', async () => {
    const values = `{"name":"n","size":[${'1,'.repeat(10_000)}1]}`;
    expect(await send(values)).toMatchObject({ http: 413, errors: [{ code: 'bodyTooLarge' }] });
    const levels = `{"name":"n","size":${'['.repeat(40)}${']'.repeat(40)}}`;
    expect(await send(levels)).toMatchObject({ http: 400, errors: [{ code: 'malformedJson' }] });
  });

  it('do not look at the body of a GET, which has no meaning', async () => {
    const { handler } = handlerWith();
    expect(await callAnything(handler, readRecord, { as: await receptionist(), rawBody: '{' })).toMatchObject({
      http: 200,
    });
  });
});

it('a public call that knows the session is open to somebody who owes a step of sign-in', async () => {
  const { handler } = handlerWith();
  const as = await signIn({ roles: ['Eligibility'], stored: { isResetPasswordRequired: true } });
  expect(await callApi(handler, readRecord, { as })).toMatchObject({
    http: 403,
    errors: [{ code: 'signInStepPending' }],
  });
  expect(await callAnything(handler, readKnown, { as })).toMatchObject({ http: 200 });
});

describe('the audit trail', () => {
  it('knows who did what with which record, from where, and what it was before and after', async () => {
    const { handler, audits } = handlerWith({
      changeRecord: async ({ params }, ctx) => {
        ctx.audited({ entity: 'record', id: params.recordId, before: { size: 1 }, after: { size: 2 } });
        return { key: '', hash: '', size: 2 };
      },
    });
    const as = await receptionist();
    await callAnything(handler, changeRecord, { as, params: { recordId: 'r1' }, body: { name: 'n' } });
    expect(audits).toEqual([
      {
        at: expect.any(String),
        action: 'test.change',
        actor: as.user.userId,
        actorFacilityId: as.user.facilityId,
        entity: 'record',
        entityId: 'r1',
        outcome: 'success',
        requestId: expect.any(String),
        sourceIp: '192.0.2.7',
        userAgent: 'test agent',
        before: { size: 1 },
        after: { size: 2 },
      },
    ]);
  });

  it('has reads too, once for each record and once when none was named', async () => {
    const two = await readWith(async (_input, ctx) => {
      ctx.audited({ entity: 'record', id: 'a' });
      ctx.audited({ entity: 'record', id: 'b' });
      return record;
    });
    expect(two.audits.map(({ entityId }) => entityId)).toEqual(['a', 'b']);
    expect((await readWith(async () => record)).audits).toMatchObject([{ action: 'test.read', entityId: null }]);
  });

  it('has attempts that failed or were refused, and none of strangers', async () => {
    const failed = await readWith(async (_input, ctx) => {
      ctx.audited({ entity: 'record', id: 'a' });
      throw new Failure('notFound', []);
    });
    expect(failed.audits).toMatchObject([{ outcome: 'notFound', entityId: 'a' }]);

    const { handler, audits } = handlerWith();
    await callApi(handler, readRecord, { as: await signIn({ roles: ['Pharmacy'] }) });
    expect(audits).toMatchObject([{ outcome: 'notAllowed', action: 'test.read' }]);
    await callApi(handler, readRecord, {});
    expect(audits).toHaveLength(1);
  });

  it('holds the answer back when an entry cannot be stored', async () => {
    let attempts = 0;
    const writeAudit = async () => {
      attempts += 1;
      throw new Error('no audit');
    };
    const { handler } = handlerWith({}, { writeAudit });
    const answer = await callAnything(handler, readRecord, { as: await receptionist() });
    expect(answer).toMatchObject({
      http: 500,
      errors: [{ code: 'serverError' }],
      data: { requestId: expect.any(String) },
    });
    expect(attempts).toBe(1);
  });
});

describe('the log line', () => {
  it('says who called what and how it ended, as a metric too', async () => {
    const { handler } = handlerWith();
    const as = await receptionist();
    const { headers } = await callApi(handler, readRecord, { as });
    expect(JSON.parse(logLines.at(-1)!)).toMatchObject({
      level: 'info',
      stage: 'local',
      version: '0.0.0-test',
      area: 'test',
      operation: 'readRecord',
      requestId: headers['x-request-id'],
      httpStatus: 200,
      outcome: 'success',
      userId: as.user.userId,
      facilityId: as.user.facilityId,
      durationMs: expect.any(Number),
      _aws: { CloudWatchMetrics: [{ Namespace: 'Wasla', Dimensions: [['stage', 'operation']] }] },
    });
  });

  it('is written when the store fails during authentication', async () => {
    const { handler } = handlerWith({}, { readSession: async () => Promise.reject(new Error('no store')) });
    const before = logLines.length;
    expect(await callAnything(handler, readRecord, { as: await receptionist() })).toMatchObject({ http: 500 });
    expect(logLines.slice(before)).toHaveLength(1);
  });
});

it('the scope is refused only when it is asked for', async () => {
  const { handler } = handlerWith({
    readRecord: async (_input, ctx) => ({ name: ctx.scope.kind, inner: { size: 1 } }),
  });
  const nobody = await signIn({ roles: ['Eligibility'], facility: null });
  expect(await callApi(handler, readRecord, { as: nobody })).toMatchObject({ http: 403 });
  expect(await callApi(handlerWith().handler, readRecord, { as: nobody })).toMatchObject({ http: 200 });
  const insurer = await signIn({ roles: ['Eligibility'], facility: null, payerId: 102 });
  expect((await callApi(handler, readRecord, { as: insurer })).data?.name).toBe('payer');
  const admin = await signIn({ roles: ['Eligibility', 'SuperAdmin'] });
  expect((await callApi(handler, readRecord, { as: admin })).data?.name).toBe('all');
});
