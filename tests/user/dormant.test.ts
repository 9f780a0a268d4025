import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { sweepOutbox } from '../../functions/_workers/sweepOutbox.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler } from '../../functions/user/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { rightPassword, somebody } from '../secondFactor/support/secondFactors.ts';
import { callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { postman } from '../support/outbox.ts';
import { aTeam, people, person } from '../support/people.ts';

const { store, messages } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';

const passDays = (days: number): void => passMinutes(days * 1440);
const signInOf = ({ user }: SignedIn, password = rightPassword) =>
  callApi(account, accountApi.endpoints.login, { query: {}, body: { userName: user.userName, password } });

/** A clinic with somebody who knows the password. */
async function aWorkplace(roles: Parameters<typeof somebody>[0] = ['Eligibility']) {
  setClock('2026-03-01T08:00:00.000Z');
  const { clinic } = await aTeam(store);
  const colleague = await somebody(roles, { facility: clinic, stored: { emiratesId: null } });
  /** The administrator's session has ended by then: each time another one. */
  const they = async () => people(await person(clinic, 'ProviderAdmin'));
  return { clinic, colleague, userId: colleague.user.userId, they };
}

const deliver = postman(messages);
/** What the mails of this day tell, of notices of a lock only. */
async function noticesNow(): Promise<(string | undefined)[]> {
  await sweepOutbox(wiring)();
  const mails = await deliver();
  const notices = mails.filter(({ subject }) => subject.includes('locked soon'));
  for (const { subject, text } of notices) {
    expect(subject).toContain('قريبًا');
    expect(text).toContain('https://portal.example');
  }
  return notices.map(({ to }) => to);
}

describe('the person of an account that is locked soon', () => {
  it('is written to a week before, in both languages, once, and by each sign-in anew', async () => {
    const { colleague } = await aWorkplace();
    await signInOf(colleague);
    passDays(82);
    expect(await noticesNow()).toEqual([]);
    passDays(1);
    passMinutes(120);
    expect(await noticesNow()).toEqual([colleague.user.userName]);
    passDays(3);
    expect(await noticesNow()).toEqual([]);
    await signInOf(colleague);
    passDays(84);
    expect(await noticesNow()).toEqual([colleague.user.userName]);
  });

  it('is not written to while the account is used: the mail waits on, and there is one of them', async () => {
    const { colleague } = await aWorkplace();
    for (let times = 0; times < 4; times += 1) {
      await signInOf(colleague);
      passDays(50);
      expect(await noticesNow()).toEqual([]);
    }
    passDays(34);
    expect(await noticesNow()).toEqual([colleague.user.userName]);
  });

  it('is not written to about an account that was locked or removed, nor is a super administrator', async () => {
    const { they, colleague, userId } = await aWorkplace();
    const superior = await aWorkplace(['SuperAdmin']);
    await signInOf(colleague);
    await signInOf(superior.colleague);
    passDays(10);
    await (await they()).remove(userId);
    passDays(75);
    expect(await noticesNow()).toEqual([]);
  });

  it('is written to again after an administrator has opened the account', async () => {
    const { colleague, userId, they } = await aWorkplace();
    await signInOf(colleague);
    passDays(91);
    await noticesNow();
    await (await they()).unlock(userId);
    passDays(2);
    expect((await signInOf(colleague)).status).toBe(1);
    passDays(84);
    expect(await noticesNow()).toEqual([colleague.user.userName]);
  });
});

describe('an account that nobody uses', () => {
  it('is locked after more than ninety days, which only who knows the password is told, and shown so with its last day', async () => {
    const { colleague, userId, they } = await aWorkplace();
    expect((await signInOf(colleague)).status).toBe(1);
    passDays(90);
    expect((await (await they()).record(userId)).data).toMatchObject({ state: 'open', lastSignInOn: '2026-03-01' });
    passDays(1);
    expect(await signInOf(colleague)).toMatchObject({
      ...{ http: 200, status: -3, data: null },
      errors: [{ code: 'userUnused', values: { days: 90 } }],
    });
    expect((await signInOf(colleague, 'Wrong-Horse_9')).errors).toMatchObject([{ code: 'wrongCredentials' }]);
    expect((await (await they()).record(userId)).data).toMatchObject({ state: 'locked', isUnused: true });
  });

  it('is opened by an administrator, and counts anew from then', async () => {
    const { colleague, userId, they } = await aWorkplace();
    await signInOf(colleague);
    passDays(91);
    expect((await (await they()).unlock(userId)).data).toMatchObject({ state: 'open', isUnused: false });
    passDays(90);
    expect((await signInOf(colleague)).status).toBe(1);
    passDays(90);
    expect((await signInOf(colleague)).status).toBe(1);
  });

  it('stays open as long as it is used, by whichever of two sign-ins at once', async () => {
    const { colleague } = await aWorkplace();
    for (let times = 0; times < 3; times += 1) {
      const both = await Promise.all([signInOf(colleague), signInOf(colleague)]);
      expect(both.map(({ status }) => status)).toEqual([1, 1]);
      passDays(60);
    }
  });

  it('is never that of a super administrator: the portal does not lose the last one', async () => {
    const { colleague } = await aWorkplace(['SuperAdmin']);
    await signInOf(colleague);
    passDays(400);
    expect((await signInOf(colleague)).status).toBe(1);
  });

  it('is found by how long ago its last sign-in is', async () => {
    const { clinic, colleague, userId } = await aWorkplace();
    await signInOf(colleague);
    passDays(31);
    const admin = await person(clinic, 'ProviderAdmin');
    const found = async (lastSignIn: 'over30' | 'over90' | 'unknown') =>
      (await callApi(handler, userApi.endpoints.searchUsers, { as: admin, body: { lastSignIn } })).data?.items.map(
        ({ id }) => id,
      );
    expect(await found('over30')).toEqual([userId]);
    expect(await found('over90')).toEqual([]);
    expect(await found('unknown')).not.toContain(userId);
    expect(await found('unknown')).toContain(admin.user.userId);
  });
});
