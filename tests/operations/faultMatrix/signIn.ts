import { expect } from 'vitest';
import { putFacility } from '../../../functions/_data/facility/facility.ts';
import { hashPassword } from '../../../functions/_data/user/password.ts';
import { putUser } from '../../../functions/_data/user/user.ts';
import { handler as account } from '../../../functions/account/index.ts';
import { handler as notification } from '../../../functions/notification/index.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { notificationApi } from '../../../shared/notification/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { aFacility, aUser } from '../../support/builders.ts';
import { solve } from '../../support/verification.ts';
import type { Flow } from './flow.ts';

const password = 'Correct-Horse-7';
const passwordHash = await hashPassword(password);

/** What no person is blamed for: the portal was not able to, or was dead before it answered. */
const passing = new Set(['unavailable', 'serverError']);

/** With the right password, from an address of its own. */
export const signIn: Flow = {
  name: 'sign-in',
  promise: 'a right password is never called wrong and pauses nobody; a session that was answered is there',
  start: async ({ store }) => {
    const facility = aFacility();
    await putFacility(store, facility);
    const createdAt = new Date().toISOString();
    const user = aUser({ passwordHash, createdAt, currentFacilityId: facility.facilityId });
    await putUser(store, user);
    const seen: Awaited<ReturnType<typeof login>>[] = [];
    const login = (token: string) =>
      callApi(account, accountApi.endpoints.login, { query: {}, body: { userName: user.userName, password, token } });
    const act = async () => {
      const challenge = await callApi(account, accountApi.endpoints.getHumanVerification, { query: {} });
      if (challenge.status !== 1) return [challenge];
      const answer = await login(await solve(challenge.data));
      seen.push(answer);
      return [challenge, answer];
    };
    const check = async () => {
      expect(seen.at(-1)?.errors).toEqual([]);
      const codes = seen.flatMap(({ errors }) => errors.map(({ code }) => code));
      expect(codes.filter((code) => !passing.has(code))).toEqual([]);
      for (const { data } of seen.filter(({ status }) => status === 1).slice(-2)) {
        const as = { token: (data as { accessToken?: string } | null)?.accessToken } as SignedIn;
        const used = await callApi(notification, notificationApi.endpoints.getNotifications, { as, query: {} });
        expect(used.http).toBe(200);
      }
    };
    return { act, check };
  },
};
