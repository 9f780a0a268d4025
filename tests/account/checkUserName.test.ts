import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type CallOptions, callApi, passMinutes, setClock, signIn, startBackend } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { solve } from '../support/verification.ts';

const { store } = await startBackend();
const { checkUserName, getHumanVerification } = accountApi.endpoints;
const check = (username: string) => callApi(handler, checkUserName, { query: { username } });
const answerTo = async (username: string) => (await check(username)).bytes.toString();

afterEach(() => {
  process.env.HUMAN_VERIFICATION = 'on';
});

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

describe('the check of a user name', () => {
  it('REQ-REG-12 answers the plain text true for a name that exists, in any letter case, and false for others', async () => {
    const { userName } = aUser();
    await putUser(store, aUser({ userName, email: userName }));
    const answer = await check(` ${userName.toUpperCase()}`);
    expect(answer.http).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.bytes.toString()).toBe('true');
    expect(await answerTo('nobody-has-this@clinic.example')).toBe('false');
  });

  it('refuses a name with half of a character, which the store would answer with an error', async () => {
    expect(await check('a\ud800@clinic.example')).toMatchObject({ http: 400, errors: [{ code: 'invalidInput' }] });
    expect((await check('😀@clinic.example')).http).toBe(200);
  });

  it('stops somebody who collects names after thirty in five minutes, then goes on', async () => {
    process.env.HUMAN_VERIFICATION = 'off';
    for (let turn = 0; turn < 30; turn += 1) expect((await check(`guess-${turn}@clinic.example`)).http).toBe(200);
    const refused = await check('guess-30@clinic.example');
    expect(refused).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    passMinutes(5.1);
    expect((await check('guess-31@clinic.example')).http).toBe(200);
  });
});

describe('the human verification of a visitor who checks many names', () => {
  const needed = { http: 403, status: -4, errors: [{ code: 'verificationNeeded', field: 'token' }] };
  const solved = async () => solve((await callApi(handler, getHumanVerification, { query: {} })).data);
  const checkAs = (token: string, options: CallOptions = {}) =>
    callApi(handler, checkUserName, { query: { username: 'a@clinic.example', token }, ...options });
  const checkTenTimesFrom = async (sourceIp: string) => {
    for (let turn = 0; turn < 10; turn += 1) expect((await checkAs('', { sourceIp })).http).toBe(200);
  };

  it('is asked for after ten checks, and each token answers one', async () => {
    const sourceIp = '192.0.2.10';
    await checkTenTimesFrom(sourceIp);
    expect(await checkAs('', { sourceIp })).toMatchObject(needed);
    const token = await solved();
    const both = await Promise.all([checkAs(token, { sourceIp }), checkAs(token, { sourceIp })]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 403]);
    expect(await checkAs(token, { sourceIp })).toMatchObject(needed);
    expect(await checkAs('bm90IHNvbHZlZA==', { sourceIp })).toMatchObject(needed);
    passMinutes(5.1);
    expect((await checkAs('', { sourceIp })).http).toBe(200);
  });

  it('is asked of an IPv6 network as one, and of no other network', async () => {
    const sourceIp = (turn: number) => `2001:db8:0:7::${turn.toString(16)}`;
    for (let turn = 1; turn <= 10; turn += 1) await checkAs('', { sourceIp: sourceIp(turn) });
    expect(await checkAs('', { sourceIp: sourceIp(11) })).toMatchObject(needed);
    expect((await checkAs('', { sourceIp: '2001:db8:0:8::1' })).http).toBe(200);
  });

  it('is never asked of a signed-in person, and always of somebody who claims to be one', async () => {
    const sourceIp = '192.0.2.11';
    await checkTenTimesFrom(sourceIp);
    expect((await checkAs('', { sourceIp, as: await signIn({ roles: ['Eligibility'] }) })).http).toBe(200);
    expect(await checkAs('', { sourceIp, headers: { authorization: 'Bearer a.b.c' } })).toMatchObject(needed);
  });

  it('does not lift the limit of thirty', async () => {
    const sourceIp = '192.0.2.12';
    process.env.HUMAN_VERIFICATION = 'off';
    for (let turn = 0; turn < 30; turn += 1) await checkAs('', { sourceIp });
    process.env.HUMAN_VERIFICATION = 'on';
    expect(await checkAs(await solved(), { sourceIp })).toMatchObject({ http: 429 });
  });
});
