import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { handler as account } from '../../functions/account/index.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { apiError, envelopeOf } from '../../shared/_contract/envelope.ts';
import { roles } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { allRoutes } from '../support/routes.ts';
import { sampleInput } from './samples/index.ts';

const { logLines } = await startBackend();
const routes = (await allRoutes()).map((route) => [route.name, route] as const);
const refusal = z.strictObject({ status: z.int().max(-1), errors: z.array(apiError).min(1), data: z.unknown() });

/** The envelope's text as a caller reads it; where errors are repeated under `Errors`, that is checked and taken away. */
function envelopeIn(bytes: Buffer, { hasCapitalErrors }: Endpoint): unknown {
  const { Errors, ...envelope } = JSON.parse(bytes.toString());
  expect(Errors).toEqual(hasCapitalErrors ? envelope.errors : undefined);
  return envelope;
}

const someone = () => signIn({ roles: [...roles] });

describe.each(routes)('%s', (_name, { handler, endpoint, usePostTwin }) => {
  const callAs = (as: SignedIn) => (parts: object) => callAnything(handler, endpoint, { usePostTwin, as, ...parts });

  it('REQ-API-03 forbids every cache to keep the answer, or to use a list without asking, and names the request', async () => {
    const call = callAs(await someone());
    // The sample comes last: it may end the session.
    for (const answer of [await call({ query: { surprise: 1 } }), await call(sampleInput(endpoint))]) {
      if (endpoint.isRevalidated && answer.http === 200) {
        expect(answer.headers['cache-control']).toBe('private, no-cache');
        expect(answer.headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
      } else {
        expect(answer.headers['cache-control']).toMatch(/no-store/);
        expect(answer.headers.pragma).toBe('no-cache');
        expect(answer.headers.etag).toBeUndefined();
      }
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('answers status, errors and data as declared, or a refusal of the same shape', async () => {
    const call = callAs(await someone());
    const refused = await call({ query: { surprise: 1 } });
    const answer = await call(sampleInput(endpoint));
    expect(refusal.safeParse(envelopeIn(refused.bytes, endpoint)).error).toBeUndefined();
    if (answer.http !== 200) {
      expect(refusal.safeParse(envelopeIn(answer.bytes, endpoint)).error).toBeUndefined();
    } else if (!endpoint.format) {
      const shape = envelopeOf(answer.status < 0 ? z.unknown() : endpoint.answer);
      expect(shape.safeParse(envelopeIn(answer.bytes, endpoint)).error).toBeUndefined();
      expect(answer.errors.length > 0).toBe(answer.status < 0);
    }
  });

  it('writes one log line of known fields, without a word of what was sent', async () => {
    const before = logLines.length;
    const me = await someone();
    const sent = { surprise: 'A-SECRET-VALUE', emiratesId: '784198500000017', password: 'A-SECRET-VALUE' };
    const marks = { 'user-agent': 'A-SECRET-VALUE', cookie: 'A-SECRET-VALUE', 'x-forwarded-for': 'A-SECRET-VALUE' };
    await callAnything(handler, endpoint, {
      usePostTwin,
      as: me,
      query: sent,
      headers: marks,
      ...(usePostTwin || endpoint.method !== 'GET' ? { body: sent } : {}),
    });
    const lines = logLines.slice(before);
    expect(lines).toHaveLength(1);
    const known =
      `level at stage version operation requestId area httpStatus outcome userId facilityId payerId coldStart durationMs
      serverErrors _aws`.split(/\s+/);
    expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(lines[0]!))));
    for (const secret of ['A-SECRET-VALUE', '784198500000017', me.token, me.user.userName, '192.0.2.7']) {
      expect(lines[0]).not.toContain(secret);
    }
  });
});

describe.each(routes)('XSRF: %s', (_name, { handler, endpoint, usePostTwin }) => {
  const changesState = usePostTwin || endpoint.method !== 'GET';
  const mismatch = { http: 403, errors: [{ code: 'xsrfMismatch' }] };
  let as: SignedIn;
  const signInAnew = async () => {
    as = await someone();
  };
  beforeAll(signInAnew);
  // None of these calls has any input: this one alone ends the session all the same.
  const endsSession = endpoint === accountApi.endpoints.logoff;
  const call = async (cookies: string[], headers: Record<string, string>) => {
    const answer = await callAnything(handler, endpoint, { usePostTwin, as, cookies, headers });
    if (endsSession) await signInAnew();
    else expect(answer.http).not.toBe(401);
    return answer;
  };

  it('gives a caller without the cookie one that scripts can read and other sites cannot send', async () => {
    const { cookies } = await call([], {});
    expect(cookies).toEqual([expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/)]);
    expect((await call(['XSRF-TOKEN=abc'], { 'x-xsrf-token': 'abc' })).cookies).toEqual([]);
  });

  it('REQ-API-02 asks a call that changes something for the cookie’s value in the header', async () => {
    const cookies = ['other=1', 'XSRF-TOKEN=the-value'];
    const answers = [await call(cookies, {}), await call(cookies, { 'x-xsrf-token': 'another' })];
    for (const answer of answers) {
      if (changesState) expect(answer).toMatchObject(mismatch);
      else expect(answer.errors).not.toContainEqual(expect.objectContaining({ code: 'xsrfMismatch' }));
    }
    const right = await call(cookies, { 'x-xsrf-token': 'the-value' });
    expect(right.errors).not.toContainEqual(expect.objectContaining({ code: 'xsrfMismatch' }));
  });

  it('refuses a call that changes something from another site’s page', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await call([], { 'sec-fetch-site': site });
      if (changesState || endpoint.hasPostTwin) expect(answer, site).toMatchObject(mismatch);
      else expect(answer.http, site).not.toBe(403);
    }
    for (const site of ['same-origin', 'none']) {
      const answer = await call([], { 'sec-fetch-site': site });
      expect(answer.errors).not.toContainEqual(expect.objectContaining({ code: 'xsrfMismatch' }));
    }
  });
});

it('REQ-API-04 REQ-API-05 answers 1 with data, 0 where there is no record, a negative status with errors, and a refusal alike', async () => {
  process.env.HUMAN_VERIFICATION = 'off';
  const as = await someone();
  const answered = async (answer: ReturnType<typeof callAnything>) => {
    const { http, bytes } = await answer;
    return { http, ...JSON.parse(bytes.toString()) };
  };
  const { getSession, login } = accountApi.endpoints;
  const one = await answered(callAnything(account, getSession, { as }));
  expect(one).toEqual({ http: 200, status: 1, errors: [], data: expect.objectContaining({ userId: as.user.userId }) });
  const chat = await answered(callAnything(account, accountApi.endpoints.getChatIdentity, { as }));
  expect(chat).toEqual({ http: 200, status: 0, errors: [], data: null });
  const wrong = { userName: 'nobody@clinic.example', password: 'Wrong-Horse_7' };
  expect(await answered(callAnything(account, login, { query: {}, body: wrong }))).toEqual({
    http: 200,
    status: -1,
    errors: [{ code: 'wrongCredentials', message: 'The user name or the password is not correct.' }],
    data: null,
  });
  expect(await answered(callAnything(account, getSession, {}))).toEqual({
    http: 401,
    status: -1,
    errors: [{ code: 'notSignedIn', message: expect.any(String) }],
    data: null,
  });
  expect(await answered(callAnything(account, login, { query: {}, body: { password: 7 } }))).toMatchObject({
    http: 400,
    status: -1,
    errors: [{ code: expect.any(String), message: expect.any(String), field: 'password' }],
    data: null,
  });
});
