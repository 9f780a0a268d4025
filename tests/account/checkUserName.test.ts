import { beforeEach, describe, expect, it } from 'vitest';
import { putUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { aUser } from '../support/builders.ts';

const { store } = await startBackend();
const { checkUserName } = accountApi.endpoints;
const check = (username: string) => callApi(handler, checkUserName, { query: { username } });
const answerTo = async (username: string) => (await check(username)).bytes.toString();

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
    for (let turn = 0; turn < 30; turn += 1) expect((await check(`guess-${turn}@clinic.example`)).http).toBe(200);
    const refused = await check('guess-30@clinic.example');
    expect(refused).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    passMinutes(5.1);
    expect((await check('guess-31@clinic.example')).http).toBe(200);
  });
});
