import { circularApi } from '../../shared/circular/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { aCircular } from './support/circulars.ts';

/** Calls about circulars that may be repeated. */
export const repeatableCalls = repeatableCallsOf(circularApi, {
  saveCircular: async () => ({
    as: await signIn({ roles: ['SuperAdmin'], facility: null }),
    body: aCircular(),
  }),
});
