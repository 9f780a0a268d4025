import { newbornApi } from '../../shared/newborn/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aBaby, aMotherAt } from './support/newborns.ts';

/** Calls about newborns that may be repeated. */
export const repeatableCalls = repeatableCallsOf(newbornApi, {
  registerNewborns: async (store) => {
    const { as, eligibilityId } = await aMotherAt(store);
    return { as, body: { eligibilityId, babies: [aBaby()] } };
  },
});
