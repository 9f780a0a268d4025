import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { newResetCode } from '../../functions/_data/user/resetCode.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler as manageHandler } from '../../functions/manage/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { runInside } from '../support/interleave.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const { login, getSession, resetPassword } = accountApi.endpoints;
const { changePassword, resetUserPassword } = manageApi.endpoints;
const oldPassword = 'Correct-Horse_7';
const newPassword = 'Another-Horse_8';
const passwordHash = await hashPassword(oldPassword);
const facility = aFacility();
await putFacility(store, facility);

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

const somebody = () => signIn({ roles: ['Eligibility'], facility, stored: { passwordHash } });
const signInWith = ({ user: { userName } }: SignedIn, password = oldPassword) =>
  callApi(accountHandler, login, { query: {}, body: { userName, password } });
const isLive = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await callApi(accountHandler, getSession, { headers })).http === 200;
};

const passwords = { password: newPassword, confirmPassword: newPassword };
/** Ways in which a password becomes another one; each answers the HTTP status and the business status. */
const resets: Record<string, (as: SignedIn) => Promise<{ http: number; status: number }>> = {
  'by a mailed code': async ({ user }) => {
    const code = await newResetCode(store, user.userId, new Date());
    return callApi(accountHandler, resetPassword, { body: { email: user.userName, ...passwords, code } });
  },
  'by an administrator': async ({ user: { userId } }) => {
    // Another person than the user.
    const as = await signIn({ roles: ['ProviderAdmin'], facility, stored: { emiratesId: null } });
    return callApi(manageHandler, resetUserPassword, { as, body: { userId } });
  },
  'by the user': async (as) => {
    const body = { currentPassword: oldPassword, newPassword, confirmPassword: newPassword };
    return callApi(manageHandler, changePassword, { as, body });
  },
};
const mostCommands = 30;

describe.each(Object.entries(resets))('a password that is changed %s', (_, reset) => {
  it('leaves no session of a sign-in that was under way at any of its steps', async () => {
    let steps = 0;
    for (; steps < mostCommands; steps += 1) {
      const as = await somebody();
      const outcome: { http: number; status: number }[] = [];
      const { result, wasInside } = await runInside(
        () => signInWith(as),
        steps,
        async () => void outcome.push(await reset(as)),
      );
      if (!wasInside) break;
      expect(outcome, `before command ${steps}`).toMatchObject([{ http: 200, status: 1 }]);
      const { accessToken } = result.data ?? {};
      if (accessToken) expect(await isLive(accessToken), `after command ${steps}`).toBe(false);
      else expect(result.errors[0]?.code, `before command ${steps}`).toBe('wrongCredentials');
    }
    expect(steps).toBeGreaterThan(4);
    expect(steps).toBeLessThan(mostCommands);
  });

  it('ends a session that begins at any of its steps', async () => {
    let steps = 0;
    for (; steps < mostCommands; steps += 1) {
      const as = await somebody();
      const begun: string[] = [];
      const { result, wasInside } = await runInside(
        () => reset(as),
        steps,
        async () => {
          const { data } = await signInWith(as);
          if (data) begun.push(data.accessToken);
        },
      );
      expect(result, `around command ${steps}`).toMatchObject({ http: 200, status: 1 });
      for (const token of begun) expect(await isLive(token), `before command ${steps}`).toBe(false);
      if (!wasInside) break;
    }
    expect(steps).toBeGreaterThan(4);
    expect(steps).toBeLessThan(mostCommands);
  });
});

it('a sign-in goes on when something else of the user changes beside it', async () => {
  let wasInside = true;
  for (let at = 0; wasInside && at < mostCommands; at += 1) {
    // Somebody new each time: the number of sessions is bounded, and these all begin at the same moment.
    const as = await somebody();
    const beside = () => signInWith(as);
    const around = await runInside(() => signInWith(as), at, beside);
    wasInside = around.wasInside;
    expect(around.result, `around command ${at}`).toMatchObject({ http: 200, status: 1 });
    expect(await isLive(around.result.data?.accessToken ?? '')).toBe(true);
  }
});
