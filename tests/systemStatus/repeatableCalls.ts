import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { anIncident } from './support/systemStatus.ts';

/** Calls about incidents that may be repeated. */
export const repeatableCalls = repeatableCallsOf(systemStatusApi, {
  addIncident: async () => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    body: anIncident(),
  }),
});
