import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { roles } from '../../shared/_field/roles.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { kitAlone } from '../support/kitAlone.ts';
import { sampleInput } from './sampleInput.ts';

await startBackend();
// The kit parses what comes by the entry of the route alone, before any operation. That each function has this kit: answer.test.ts.
const kit = kitAlone();
const as = await kit.signIn({ roles: [...roles] });
const routes = kit.routes.map((route) => [route.name, route] as const);
const withBody = routes.filter(([, { endpoint }]) => endpoint.body);
// A form has its own test: tests/functions/_kit/formBody.test.ts.
const nonGet = routes.filter(
  ([, { endpoint, usePostTwin }]) => !endpoint.takesFile && (usePostTwin || endpoint.method !== 'GET'),
);

/** Fields whose text may be of any length up to a limit: a longer one must be refused at that field. */
const textLimits = (fields: z.ZodObject | undefined): [string, number][] =>
  Object.entries(fields?.shape ?? {}).flatMap(([name, schema]): [string, number][] => {
    let inner = schema as unknown as { maxLength?: number | null; unwrap?: () => unknown };
    while (typeof inner.unwrap === 'function') inner = inner.unwrap() as typeof inner;
    return typeof inner.maxLength === 'number' ? [[name, inner.maxLength]] : [];
  });

describe.each(routes)('%s', (_name, { handler, endpoint, usePostTwin }) => {
  it('refuses an unknown query parameter and names it', async () => {
    const answer = await callAnything(handler, endpoint, { usePostTwin, as, query: { surprise: '1' } });
    expect(answer.http).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ code: 'unknownProperty', field: 'surprise' }));
  });

  it.each(textLimits(endpoint.query))('refuses a query %s longer than %i', async (field, limit) => {
    const answer = await callAnything(handler, endpoint, {
      usePostTwin,
      as,
      query: { [field]: 'x'.repeat(limit + 1) },
    });
    expect(answer.http).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field }));
  });
});

describe.each(nonGet)('the body of %s', (_name, { handler, endpoint, usePostTwin }) => {
  const { params, query } = sampleInput(endpoint);
  const call = (parts: Parameters<typeof callAnything>[2]) =>
    callAnything(handler, endpoint, { usePostTwin, as, params, query, ...parts });
  /** Where no body is asked for, none is missing. */
  const withoutBody = endpoint.body ? 400 : 200;

  it('refuses an unknown property and names it', async () => {
    const answer = await call({ body: { surprise: 1 } });
    expect(answer.http).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ code: 'unknownProperty', field: 'surprise' }));
  });

  it.each(['{', '', 'null,', '{"a":}', '\u0000', '['.repeat(100_000)])(
    'refuses what is not JSON: %.10s',
    async (rawBody) => {
      const answer = await call({ rawBody });
      // An empty body is no body; where one is needed its fields are missing.
      if (rawBody === '') expect(answer.http).toBe(withoutBody);
      else expect(answer).toMatchObject({ http: 400, errors: [{ code: 'malformedJson' }] });
    },
  );

  it.each(['null', '[]', '"text"', '7', 'true'])('refuses %s in the place of an object', async (rawBody) => {
    expect((await call({ rawBody })).http).toBe(rawBody === 'null' ? withoutBody : 400);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const rawBody = Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('base64');
    expect(await call({ rawBody, isBase64Encoded: true })).toMatchObject({
      http: 400,
      errors: [{ code: 'malformedJson' }],
    });
  });

  it.each(['{"userName":"\\ud800"}', '{"\\udfff":1}'])(
    'refuses half of a surrogate pair, which no store keeps: %s',
    async (rawBody) => {
      expect(await call({ rawBody })).toMatchObject({ http: 400, errors: [{ code: 'malformedJson' }] });
    },
  );

  it('takes a body that the gateway encoded in base64', async () => {
    const rawBody = Buffer.from('{"surprise":1}').toString('base64');
    expect(await call({ rawBody, isBase64Encoded: true })).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ field: 'surprise' })]),
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('refuses the content type "%s"', async (contentType) => {
    const headers = { 'content-type': contentType };
    expect(await call({ rawBody: '{}', headers })).toMatchObject({
      http: 415,
      errors: [{ code: 'unsupportedMediaType' }],
    });
  });

  it('refuses more than 256 KB, before looking at it', async () => {
    const tooLarge = { http: 413, errors: [{ code: 'bodyTooLarge' }] };
    const text = `{"surprise":"${'x'.repeat(256 * 1024)}"}`;
    expect(await call({ rawBody: text })).toMatchObject(tooLarge);
    expect(await call({ rawBody: Buffer.from(text).toString('base64'), isBase64Encoded: true })).toMatchObject(
      tooLarge,
    );
    // Two bytes a character: the limit counts bytes.
    expect(await call({ rawBody: `"${'é'.repeat(140 * 1024)}"` })).toMatchObject(tooLarge);
  });
});

describe.each(withBody)('the fields of %s', (_name, { handler, endpoint }) => {
  // Beside its file a form has nothing but texts.
  const fields = Object.keys(endpoint.body?.shape ?? {}).filter((field) => !endpoint.takesFile || field === 'file');

  it.each(fields)('%s refuses an object', async (field) => {
    const answer = await callAnything(handler, endpoint, { as, body: { [field]: { nested: true } } });
    expect(answer.http).toBe(400);
    // A field that takes an object points at what is wrong inside of it.
    expect(answer.errors.map((error) => error.field?.split('.')[0])).toContain(field);
  });

  it.each(textLimits(endpoint.body))('%s refuses more than %i characters', async (field, limit) => {
    const answer = await callAnything(handler, endpoint, { as, body: { [field]: 'x'.repeat(limit + 1) } });
    expect(answer.http).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field }));
  });

  it('never repeats a value that was sent', async () => {
    const body = Object.fromEntries(fields.map((field) => [field, { secret: 'A-SECRET-VALUE' }]));
    const answer = await callAnything(handler, endpoint, { as, body });
    expect(answer.http).toBe(400);
    expect(answer.bytes.toString()).not.toContain('A-SECRET-VALUE');
  });
});

const idempotent = routes.filter(([, { endpoint }]) => endpoint.idempotent);
it.each(idempotent)('%s needs an Idempotency-Key of 8 to 100 characters', async (_name, { handler, endpoint }) => {
  const { params, query, body } = sampleInput(endpoint);
  for (const key of ['', 'short', 'x'.repeat(101), 'with a blank', 'not ascii é']) {
    const headers = { 'idempotency-key': key };
    expect(await callAnything(handler, endpoint, { as, params, query, body, headers }), key).toMatchObject({
      http: 400,
      errors: [{ code: 'idempotencyKeyRequired', field: 'Idempotency-Key' }],
    });
  }
});
