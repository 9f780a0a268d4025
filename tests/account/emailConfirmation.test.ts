import { beforeEach, describe, expect, it } from 'vitest';
import { emailCodeMinutes } from '../../functions/_data/user/emailCode.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { getUser, putUser, type User } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { codeIn, digitsIn, postman } from '../support/outbox.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { login, getSession, sendEmailCode, confirmEmail, forgotPassword, resetPassword } = accountApi.endpoints;
const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);

// Each test has an hour of its own.
let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

async function registered(changes: Partial<User> = {}): Promise<User> {
  const user = aUser({ passwordHash, isEmailConfirmationRequired: true, agreementVersion: null, ...changes });
  await putUser(store, user);
  return user;
}

async function signedIn(user: User) {
  const { data } = await callApi(handler, login, { query: {}, body: { userName: user.userName, password } });
  return { pendingSteps: data?.pendingSteps, headers: { authorization: `Bearer ${data?.accessToken}` } };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const ask = ({ headers }: SignedIn) => callApi(handler, sendEmailCode, { headers });
const confirm = ({ headers }: SignedIn, code: string) => callApi(handler, confirmEmail, { headers, body: { code } });
async function mailedCode(as: SignedIn): Promise<string> {
  await ask(as);
  const [mail] = await deliver();
  return digitsIn(mail);
}
/** Another code of six digits. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = (code: string) => ({ http: 200, status: -1, data: null, errors: [{ code, field: 'code' }] });

describe('the address of a self-registered account', () => {
  it('is confirmed by a mailed code, as the first step, and is not asked for again', async () => {
    const user = await registered();
    const session = await signedIn(user);
    expect(session.pendingSteps).toEqual(['confirmEmail', 'licenseAgreement']);
    await ask(session);
    const [mail] = await deliver();
    expect(mail?.to).toBe(user.email);
    const answer = await confirm(session, digitsIn(mail));
    expect(answer).toMatchObject({ http: 200, status: 1, data: { pendingSteps: ['licenseAgreement'] } });
    expect(await getUser(store, user.userId)).toMatchObject({
      isEmailConfirmationRequired: false,
      emailConfirmedAt: expect.stringMatching(/^2026-01/),
    });
    expect((await callApi(handler, getSession, session)).data?.pendingSteps).toEqual(['licenseAgreement']);
    expect((await signedIn(user)).pendingSteps).toEqual(['licenseAgreement']);
  });

  it('opens nothing before it is confirmed', async () => {
    const session = await signedIn(await registered({ agreementVersion: aUser().agreementVersion }));
    expect(session.pendingSteps).toEqual(['confirmEmail']);
    const details = () => callApi(manage, manageApi.endpoints.getUserDetails, session);
    expect(await details()).toMatchObject({ http: 403, errors: [{ code: 'signInStepPending' }] });
    await confirm(session, await mailedCode(session));
    expect(await details()).toMatchObject({ http: 200, status: 1 });
  });

  it('refuses a wrong code, and after five tries the right one too, at once or one after the other', async () => {
    const session = await signedIn(await registered());
    const code = await mailedCode(session);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => confirm(session, otherThan(code))));
    expect(wrong.filter(({ errors }) => errors[0]?.code === 'emailCodeWrong')).toHaveLength(5);
    expect(await confirm(session, code)).toMatchObject(refused('emailCodeOver'));
    const next = await mailedCode(session);
    expect(await confirm(session, otherThan(next))).toMatchObject(refused('emailCodeWrong'));
    expect(await confirm(session, next)).toMatchObject({ status: 1 });
  });

  it('refuses a code that is too old, one that a later code replaced, and one of another person', async () => {
    const session = await signedIn(await registered());
    const old = await mailedCode(session);
    passMinutes(emailCodeMinutes + 1);
    expect(await confirm(session, old)).toMatchObject(refused('emailCodeOver'));
    const first = await mailedCode(session);
    passMinutes(1);
    const second = await mailedCode(session);
    // One time in a million both codes are the same.
    if (first !== second) expect(await confirm(session, first)).toMatchObject(refused('emailCodeWrong'));
    const other = await signedIn(await registered());
    expect(await confirm(other, second)).toMatchObject(refused('emailCodeOver'));
    expect(await confirm(session, second)).toMatchObject({ status: 1 });
  });

  it('mails ten codes an hour at most, each to the own address, and never logs one', async () => {
    const user = await registered();
    const session = await signedIn(user);
    for (let at = 0; at < 10; at += 1) expect(await ask(session)).toMatchObject({ status: 1 });
    expect(await ask(session)).toMatchObject({ http: 429, data: { retryAt: expect.any(String) } });
    passMinutes(1);
    const mails = await deliver();
    expect(mails.every(({ to }) => to === user.email)).toBe(true);
    const lines = logLines.join('\n');
    // As a word of its own: six digits in a row stand by chance in the milliseconds of any line.
    for (const mail of mails) expect(lines).not.toMatch(new RegExp(`\\b${digitsIn(mail)}\\b`));
  });

  it('is confirmed by the link of a password reset too', async () => {
    const user = await registered();
    await callApi(handler, forgotPassword, { body: { email: user.email } });
    const [mail] = await deliver();
    if (!mail) throw new Error('No mail');
    const body = { email: user.email, password, confirmPassword: password, code: codeIn(mail) };
    expect(await callApi(handler, resetPassword, { body })).toMatchObject({ status: 1 });
    expect((await signedIn(user)).pendingSteps).toEqual(['licenseAgreement']);
  });

  it('changes nothing for an account that owes no confirmation', async () => {
    const user = await registered({ isEmailConfirmationRequired: false });
    const session = await signedIn(user);
    expect(await confirm(session, '123456')).toMatchObject({ status: 1 });
    expect((await getUser(store, user.userId))?.emailConfirmedAt).toBeNull();
  });
});
