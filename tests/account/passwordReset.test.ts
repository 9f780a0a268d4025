import { GetCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { putUser, type User } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aUser } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { codeIn, postman } from '../support/outbox.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { forgotPassword, resetPassword, login, getSession } = accountApi.endpoints;
const oldPassword = 'Correct-Horse_7';
const newPassword = 'Another-Horse_8';
const passwordHash = await hashPassword(oldPassword);

// Each test has windows of its own, so that what one spends another has again.
let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

async function someone(changes: Partial<User> = {}): Promise<User> {
  const user = aUser({ passwordHash, ...changes });
  await putUser(store, user);
  return user;
}

const ask = (email: string) => callApi(handler, forgotPassword, { body: { email } });
async function codeFor(email: string): Promise<string> {
  await ask(email);
  const [mail] = await deliver();
  if (!mail) throw new Error('No mail');
  return codeIn(mail);
}
const setPassword = (email: string, code: string, password = newPassword) =>
  callApi(handler, resetPassword, { body: { email, password, confirmPassword: password, code } });
const signInWith = (userName: string, password: string) =>
  callApi(handler, login, { query: {}, body: { userName, password } });

const refused = { http: 200, status: -1, data: null, errors: [{ code: 'resetCodeInvalid', field: 'code' }] };

describe('a forgotten password', () => {
  it('REQ-PWD-10 REQ-PWD-12 takes an address without a session and mails a link', async () => {
    const { userName } = await someone();
    expect(await ask(userName)).toMatchObject({ http: 200, status: 1, errors: [], data: null });
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: userName });
    expect(mail?.text).toContain('https://portal.example/account/resetpassword?resetCode=');
  });

  it('REQ-LOGIN-25 mails a link to where the environment says that the portal is', async () => {
    const { userName } = await someone();
    const before = process.env.PORTAL_URL;
    process.env.PORTAL_URL = 'https://staging.portal.example';
    try {
      await ask(userName);
      const [mail] = await deliver();
      expect(mail?.text).toContain('https://staging.portal.example/account/resetpassword?resetCode=');
      expect(mail?.text).not.toContain('https://portal.example');
    } finally {
      process.env.PORTAL_URL = before;
    }
  });

  it('answers and stores the same for an address with and without an account', async () => {
    const { userName } = await someone();
    const unknown = 'nobody-of-this-name@clinic.example';
    const [one, other] = [await ask(userName), await ask(unknown)];
    expect(other.bytes.toString()).toBe(one.bytes.toString());
    const entries = await Promise.all(
      messages.slice(-2).map(({ body }) => {
        const pk = `OUTBOX#${JSON.parse(body).outboxId}`;
        return store.send(new GetCommand({ TableName: tableName('requests'), Key: { pk, sk: 'OUTBOX' } }));
      }),
    );
    const shapes = entries.map(({ Item }) => Object.keys(Item ?? {}).sort());
    expect(shapes[0]).toEqual(shapes[1]);
    const mails = await deliver();
    const toUnknown = mails.find(({ to }) => to === unknown);
    expect(toUnknown?.text).toContain('no account uses it');
    expect(toUnknown?.text).not.toContain('resetCode');
  });

  it('mails one reader five times an hour at most', async () => {
    const { userName } = await someone();
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(userName)).http).toBe(200);
    expect(await ask(userName.toUpperCase())).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    expect((await ask('somebody.else@clinic.example')).http).toBe(200);
    await deliver();
  });

  it('asks for a human first', async () => {
    process.env.HUMAN_VERIFICATION = 'on';
    try {
      const before = messages.length;
      expect(await ask('a@clinic.example')).toMatchObject({ status: -4, errors: [{ code: 'verificationFailed' }] });
      expect(await setPassword('a@clinic.example', 'x')).toMatchObject({ status: -4 });
      expect(messages).toHaveLength(before);
    } finally {
      process.env.HUMAN_VERIFICATION = 'off';
    }
  });

  it('REQ-PWD-02 refuses an address that is missing or none', async () => {
    for (const [email, message] of [
      ['', 'Email is required.'],
      ['not an address', 'Email is invalid.'],
    ]) {
      const answer = await callAnything(handler, forgotPassword, { body: { email } });
      expect(answer.http).toBe(400);
      expect(answer.errors).toContainEqual(expect.objectContaining({ field: 'email', message }));
    }
  });
});

describe('the code of the link', () => {
  it('REQ-PWD-11 REQ-PWD-13 sets the password: the old one is worth nothing, the new one signs in', async () => {
    const { userId, userName } = await someone();
    expect(await setPassword(userName, await codeFor(userName))).toMatchObject({ http: 200, status: 1, errors: [] });
    expect(kindsOf(await toldTo(store, { userId }))).toEqual(['passwordChanged']);
    expect(await signInWith(userName, oldPassword)).toMatchObject({ errors: [{ code: 'wrongCredentials' }] });
    expect(await signInWith(userName, newPassword)).toMatchObject({ status: 1 });
    const [told] = await deliver();
    expect(told).toMatchObject({ to: userName, subject: expect.stringContaining('password was changed') });
  });

  it('ends every session of the user', async () => {
    const { userName } = await someone();
    const { data } = await signInWith(userName, oldPassword);
    const headers = { authorization: `Bearer ${data?.accessToken}` };
    expect((await callApi(handler, getSession, { headers })).http).toBe(200);
    await setPassword(userName, await codeFor(userName));
    expect((await callApi(handler, getSession, { headers })).http).toBe(401);
    await deliver();
  });

  it('works once, also when it is used twice at the same time', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    const both = await Promise.all([setPassword(userName, code), setPassword(userName, code, 'Third-Horse_9')]);
    expect(both.map(({ status }) => status).sort()).toEqual([-1, 1]);
    expect(await setPassword(userName, code)).toMatchObject(refused);
    await deliver();
  });

  it('works for thirty minutes', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    passMinutes(29.9);
    const late = await codeFor(userName);
    passMinutes(0.2);
    expect(await setPassword(userName, code)).toMatchObject(refused);
    expect(await setPassword(userName, late)).toMatchObject({ status: 1 });
    await deliver();
  });

  it('works for its own user only', async () => {
    const [one, other] = [await someone(), await someone()];
    const code = await codeFor(one.userName);
    expect(await setPassword(other.userName, code)).toMatchObject(refused);
    expect(await setPassword(one.userName.toUpperCase(), code)).toMatchObject({ status: 1 });
    expect(await setPassword(one.userName, 'a-code-that-nobody-got')).toMatchObject(refused);
    await deliver();
  });

  it('is worth nothing once the password was changed with a younger one', async () => {
    const { userName } = await someone();
    const first = await codeFor(userName);
    passMinutes(1);
    expect(await setPassword(userName, await codeFor(userName))).toMatchObject({ status: 1 });
    expect(await setPassword(userName, first, 'Third-Horse_9')).toMatchObject(refused);
    await deliver();
  });

  it('counts from the last change on: a younger one sets it again, one of that very instant does not', async () => {
    const { userName } = await someone();
    await setPassword(userName, await codeFor(userName));
    await deliver();
    expect(await setPassword(userName, await codeFor(userName))).toMatchObject(refused);
    passMinutes(1);
    expect(await setPassword(userName, await codeFor(userName))).toMatchObject({ status: 1 });
    await deliver();
  });

  it('is tried thirty times an hour from one address, and asked for twenty times', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    for (let turn = 0; turn < 30; turn += 1) expect(await setPassword(userName, 'guessed')).toMatchObject(refused);
    const tooMany = { http: 429, errors: [{ code: 'tooManyRequests' }] };
    expect(await setPassword(userName, code)).toMatchObject(tooMany);
    for (let turn = 1; turn < 20; turn += 1) await ask(`nobody-${turn}@clinic.example`);
    expect(await ask('nobody-20@clinic.example')).toMatchObject(tooMany);
    await deliver();
  });

  it('makes the browser known, and stands in the audit trail with its user', async () => {
    const { userId, userName } = await someone();
    const { cookies } = await setPassword(userName, await codeFor(userName));
    expect(cookies.some((cookie) => cookie.startsWith('wasla-device='))).toBe(true);
    const said = await auditsOf(store, `USER#${userId}`);
    expect(said).toContainEqual(expect.objectContaining({ action: 'account.resetPassword', actor: userId }));
    await deliver();
  });

  it('that cannot be stored changes nothing, and nobody is told otherwise', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    const send = wiring.store.send.bind(wiring.store) as (command: unknown) => Promise<unknown>;
    const overtaken = vi.spyOn(wiring.store, 'send').mockImplementation((async (command: unknown) => {
      const isOfUser =
        command instanceof TransactWriteCommand && JSON.stringify(command.input).includes(tableName('users'));
      if (!isOfUser) return send(command);
      const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
      throw Object.assign(new Error('overtaken'), { name: 'TransactionCanceledException', CancellationReasons });
    }) as never);
    try {
      expect(await setPassword(userName, code)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
      expect(await signInWith(userName, oldPassword)).toMatchObject({ http: 409, data: null });
    } finally {
      overtaken.mockRestore();
    }
    expect(await deliver()).toEqual([]);
    expect(await signInWith(userName, oldPassword)).toMatchObject({ status: 1 });
  });

  it('survives a password that is refused', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    expect(await setPassword(userName, code, 'P@ssw0rd1')).toMatchObject({ errors: [{ code: 'commonPassword' }] });
    expect(await setPassword(userName, code)).toMatchObject({ status: 1 });
    await deliver();
  });

  it('ends what was owed: a forced change, a temporary password, a pause after failures', async () => {
    const { userName } = await someone({
      isResetPasswordRequired: true,
      temporaryPasswordExpiresAt: '2026-01-01T00:00:00.000Z',
    });
    for (let turn = 0; turn < 6; turn += 1) await signInWith(userName, 'wrong');
    await setPassword(userName, await codeFor(userName));
    expect(await signInWith(userName, newPassword)).toMatchObject({
      status: 1,
      data: { isResetPasswordRequired: false, pendingSteps: [] },
    });
    await deliver();
  });

  it('is stored as its hash and logged nowhere, and neither is the password', async () => {
    const { userName } = await someone();
    const code = await codeFor(userName);
    await setPassword(userName, code);
    await deliver();
    const tables = [tableName('users'), tableName('requests'), tableName('audit')].map(
      (TableName) => new ScanCommand({ TableName }),
    );
    const stored = await Promise.all(tables.map((command) => store.send(command)));
    const written = JSON.stringify(stored.map(({ Items }) => Items)) + logLines.join('');
    expect(written).not.toContain(code);
    expect(written).not.toContain(newPassword);
  });
});

it('REQ-PWD-09 repeats errors under Errors, for a refusal as for an outcome', async () => {
  const answers = [
    await setPassword('a@clinic.example', 'a-code-that-nobody-got'),
    await callAnything(handler, resetPassword, { body: {} }),
    await callAnything(handler, forgotPassword, { body: {} }),
  ];
  for (const answer of answers) {
    const { Errors, errors } = JSON.parse(answer.bytes.toString());
    expect(Errors).toEqual(errors);
    expect(Errors.length).toBeGreaterThan(0);
  }
});

it('REQ-PWD-04 REQ-PWD-05 asks for an address, a strong password, its repetition and a code', async () => {
  const good = { email: 'a@clinic.example', password: newPassword, confirmPassword: newPassword, code: 'x' };
  const wrong: [object, string, string][] = [
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: 'none' }, 'email', 'Email is invalid.'],
    [{ password: 'weak', confirmPassword: 'weak' }, 'password', 'Password not strong enough.'],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Password does not match.'],
    [{ code: '' }, 'code', 'A code must be supplied for password reset.'],
  ];
  for (const [change, field, message] of wrong) {
    const answer = await callAnything(handler, resetPassword, { body: { ...good, ...change } });
    expect(answer.http, field).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }));
  }
});
