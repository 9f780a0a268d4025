import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../functions/_data/user/password.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/manage/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type ChangePasswordForm, manageApi } from '../../shared/manage/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { changePassword } = manageApi.endpoints;
const { getSession, login } = accountApi.endpoints;
const currentPassword = 'Correct-Horse_7';
const newPassword = 'Another-Horse_8';
const passwordHash = await hashPassword(currentPassword);

const someone = (stored = {}) => signIn({ roles: ['Eligibility'], stored: { passwordHash, ...stored } });
const change = (as: SignedIn, changes: Partial<ChangePasswordForm> = {}) =>
  callApi(handler, changePassword, {
    as,
    body: { currentPassword, newPassword, confirmPassword: newPassword, ...changes },
  });
const isLive = async (headers: Record<string, string>) =>
  (await callApi(accountHandler, getSession, { headers })).http === 200;

describe('changing the password', () => {
  it('REQ-PWD-14 REQ-MODEL-12 takes the current one and the new one twice, and stores the new one', async () => {
    const as = await someone();
    expect(await change(as)).toMatchObject({ http: 200, status: 1, data: null, errors: [] });
    const user = await getUser(store, as.user.userId);
    expect(await verifyPassword(newPassword, user?.passwordHash ?? null)).toBe(true);
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['passwordChanged']);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: as.user.userName, subject: expect.stringContaining('password was changed') });
  });

  it('ends every other session and leaves this one', async () => {
    const as = await someone();
    const body = { userName: as.user.userName, password: currentPassword };
    const elsewhere = await callApi(accountHandler, login, { query: {}, body });
    const headers = { authorization: `Bearer ${elsewhere.data?.accessToken}` };
    expect(await isLive(headers)).toBe(true);
    await change(as);
    expect(await isLive(headers)).toBe(false);
    expect(await isLive({ authorization: `Bearer ${as.token}` })).toBe(true);
    await deliver();
  });

  it('REQ-PWD-15 ends the forced change', async () => {
    const as = await someone({ isResetPasswordRequired: true });
    expect(as.user.pendingSteps).toEqual(['changePassword']);
    await change(as);
    const { data } = await callApi(accountHandler, getSession, { as });
    expect(data).toMatchObject({ isResetPasswordRequired: false, pendingSteps: [] });
    expect(await getUser(store, as.user.userId)).toMatchObject({
      isResetPasswordRequired: false,
      temporaryPasswordExpiresAt: null,
    });
    await deliver();
  });

  it.each<[string, Partial<ChangePasswordForm>, string]>([
    ['a wrong current password', { currentPassword: 'guess' }, 'wrongPassword'],
    [
      'the password that is used already',
      { newPassword: currentPassword, confirmPassword: currentPassword },
      'samePassword',
    ],
    ['a common one', { newPassword: 'Welcome@123', confirmPassword: 'Welcome@123' }, 'commonPassword'],
  ])('refuses %s and changes nothing', async (_what, changes, code) => {
    const as = await someone();
    expect(await change(as, changes)).toMatchObject({ http: 200, status: -1, errors: [{ code }] });
    expect((await getUser(store, as.user.userId))?.passwordHash).toBe(passwordHash);
    expect(await deliver()).toEqual([]);
  });

  it('refuses a weak one and one that is not repeated', async () => {
    const as = await someone();
    const weak = await callAnything(handler, changePassword, {
      as,
      body: { currentPassword, newPassword: 'weak', confirmPassword: 'weak' },
    });
    expect(weak).toMatchObject({ http: 400, errors: [{ code: 'invalidPassword', field: 'newPassword' }] });
    const other = await change(as, { confirmPassword: 'Other-Horse_9' });
    expect(other).toMatchObject({ http: 400, errors: [{ code: 'mismatchedPasswords', field: 'confirmPassword' }] });
  });

  it('gives somebody with a stolen session ten tries in a quarter of an hour', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await someone();
    for (let turn = 0; turn < 10; turn += 1) await change(as, { currentPassword: `guess ${turn}` });
    expect(await change(as)).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    passMinutes(15.1);
    expect(await change(as)).toMatchObject({ status: 1 });
    await deliver();
  });

  it('goes to one of two changes at once', async () => {
    const as = await someone();
    const second = 'Third-Horse_9';
    const both = await Promise.all([change(as), change(as, { newPassword: second, confirmPassword: second })]);
    expect(both.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 1)?.errors).toMatchObject([
      { code: expect.stringMatching(/changedMeanwhile|wrongPassword/) },
    ]);
    await deliver();
  });

  it('logs no password', () => {
    expect(logLines.join('')).not.toContain(newPassword);
    expect(logLines.join('')).not.toContain(currentPassword);
  });
});
