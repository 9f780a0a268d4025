import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';

/** Ends every session of a user, those that still owe a step of sign-in too. */
export const forceLogoutUser: Operation<typeof userApi.endpoints.forceLogoutUser> = async ({ query }, ctx) => {
  const { ended } = await changePerson(ctx, query.userId, () => ({
    changes: {},
    endsSessions: true,
    news: 'accountChanged',
    audited: { before: {}, after: { areSessionsEnded: true } },
  }));
  return { ended };
};
