import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';

/** Calls about lists that may be repeated. */
export const repeatableCalls = repeatableCallsOf(lookupListApi, {
  addLookupEntry: async () => {
    const as = await signIn({ roles: ['SetupAdmin'], facility: null });
    // A list has each name once.
    const { userId } = as.user;
    return { as, body: { list: 'groupOwners', name: `Group ${userId}`, nameArabic: `مجموعة ${userId}` } };
  },
});
