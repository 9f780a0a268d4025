import { afterAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type ApiAnswer, callApi, startBackend } from '../support/api.ts';
import { aUser } from '../support/builders.ts';
import { processorMs } from '../support/processorTime.ts';
import { countingStore } from '../support/storeCalls.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const { login, forgotPassword, resetPassword } = accountApi.endpoints;
const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);
const calls = countingStore();
afterAll(calls.stop);

async function somebody(): Promise<string> {
  const user = aUser({ passwordHash });
  await putUser(store, user);
  return user.userName;
}
const nobody = (): string => `nobody-${newUlid(Date.now())}@clinic.example`.toLowerCase();

const signInAs = (userName: string) =>
  callApi(handler, login, { query: {}, body: { userName, password: 'Wrong-Horse-7', token: '' } });

/** The calls that a visitor makes with a name of their choice, and that do not say whether it has an account. */
const attempts: Record<string, (name: string) => Promise<ApiAnswer<unknown>>> = {
  'a sign-in with a wrong password': signInAs,
  'a forgotten password': (email: string) => callApi(handler, forgotPassword, { body: { email, token: '' } }),
  'a new password with a code that nobody was sent': (email: string) =>
    callApi(handler, resetPassword, {
      body: { email, password, confirmPassword: password, code: 'a'.repeat(43), token: '' },
    }),
};

describe.each(Object.entries(attempts))('Abuse: who collects the names of accounts by %s', (_what, attempt) => {
  it('is answered alike, after the same calls of the store, whether there is an account or none', async () => {
    const name = await somebody();
    // The first call reads what stays in memory.
    await attempt(nobody());
    const [known, knownCalls] = await calls.of(() => attempt(name));
    const [unknown, unknownCalls] = await calls.of(() => attempt(nobody()));
    expect(unknown.http).toBe(known.http);
    expect(unknown.bytes.toString()).toBe(known.bytes.toString());
    expect(unknownCalls).toEqual(knownCalls);
  });
});

it('Abuse: a sign-in as nobody costs a check of a password too', async () => {
  const [name, stranger] = [await somebody(), nobody()];
  // The first of each reads what stays in memory.
  await signInAs(name);
  await signInAs(stranger);
  const withAccount = await processorMs(() => signInAs(name));
  expect(await processorMs(() => signInAs(stranger))).toBeGreaterThan(withAccount / 2);
});
