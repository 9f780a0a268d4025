import { describe, expect, it } from 'vitest';
import { handler as account } from '../../functions/account/index.ts';
import { roles } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, signIn, startBackend } from '../support/api.ts';
import { kitAlone } from '../support/kitAlone.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { expectNotKept, expectOneLine, expectRefusal } from './answerShape.ts';
import { sampleInput } from './sampleInput.ts';

const { logLines } = await startBackend();
const kit = kitAlone();
const named = (routes: readonly TestedRoute[]) => routes.map((route) => [route.name, route] as const);
const changesState = ({ endpoint, usePostTwin }: TestedRoute): boolean => usePostTwin || endpoint.method !== 'GET';
const mismatch = { http: 403, errors: [{ code: 'xsrfMismatch' }] };
const someone = () => signIn({ roles: [...roles] });
// No call that is refused ends the session.
const me = await someone();

/** No log line may hold a word of a call. */
const secret = 'A-SECRET-VALUE';
const sent = { emiratesId: '784198500000017', password: secret };
const marks = { 'user-agent': secret, cookie: secret, 'x-forwarded-for': secret };
const cookies = [`XSRF-TOKEN=${secret}`];
const words = [secret, sent.emiratesId, me.token, me.user.userName, '192.0.2.7'];

describe.each(named(await allRoutes()))('the function of %s', (_name, route) => {
  const { handler, endpoint, usePostTwin } = route;
  const isChange = changesState(route);
  const call = (headers: Record<string, string>) => {
    const sample = sampleInput(endpoint);
    const query = { ...sent, ...sample.query, surpriseInQuery: secret };
    const body = isChange ? { ...sent, ...sample.body, surpriseInBody: secret } : undefined;
    return callAnything(handler, endpoint, { usePostTwin, as: me, query, body, headers, cookies });
  };
  const surprises = isChange ? ['surpriseInQuery', 'surpriseInBody'] : ['surpriseInQuery'];

  it.runIf(isChange)('REQ-API-02 asks for the XSRF cookie’s value in the header', async () => {
    expect(await call(marks)).toMatchObject(mismatch);
  });

  it('REQ-API-03 refuses what is not declared, in an answer that no cache keeps and one log line without a word of it', async () => {
    const before = logLines.length;
    const answer = await call({ ...marks, ...(isChange && { 'x-xsrf-token': secret }) });
    expect(answer.http).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(expect.arrayContaining(surprises));
    expectRefusal(answer, endpoint);
    expectNotKept(answer, endpoint);
    expectOneLine(logLines.slice(before), words);
  });
});

const inMemory = await kit.signIn({ roles: [...roles] });

describe.each(named(kit.routes))('XSRF in front of %s', (_name, route) => {
  const { handler, endpoint, usePostTwin } = route;
  const call = (cookies: string[], headers: Record<string, string>) =>
    callAnything(handler, endpoint, { usePostTwin, as: inMemory, cookies, headers });

  it('gives a caller without the cookie one that scripts can read and other sites cannot send', async () => {
    const { cookies } = await call([], {});
    expect(cookies).toEqual([expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/)]);
    expect((await call(['XSRF-TOKEN=abc'], { 'x-xsrf-token': 'abc' })).cookies).toEqual([]);
  });

  it('REQ-API-02 asks a call that changes something for the cookie’s value in the header', async () => {
    const cookies = ['other=1', 'XSRF-TOKEN=the-value'];
    const answers = [await call(cookies, {}), await call(cookies, { 'x-xsrf-token': 'another' })];
    for (const answer of answers) {
      if (changesState(route)) expect(answer).toMatchObject(mismatch);
      else expect(answer.errors).not.toContainEqual(expect.objectContaining({ code: 'xsrfMismatch' }));
    }
    const right = await call(cookies, { 'x-xsrf-token': 'the-value' });
    expect(right.errors).not.toContainEqual(expect.objectContaining({ code: 'xsrfMismatch' }));
  });

  it('refuses a call that changes something from another site’s page', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await call([], { 'sec-fetch-site': site });
      if (changesState(route) || endpoint.hasPostTwin) expect(answer, site).toMatchObject(mismatch);
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
