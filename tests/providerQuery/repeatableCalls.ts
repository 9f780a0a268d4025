import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aClinic } from '../eligibility/support/eligibility.ts';
import { aQuestion, opened } from './support/queries.ts';

/** Calls about queries that may be repeated. */
export const repeatableCalls = repeatableCallsOf(providerQueryApi, {
  openQuery: async (store) => ({ as: await aClinic(store), body: aQuestion() }),
  moveQuery: async (store) => {
    const as = await aClinic(store);
    return { as, body: { queryId: await opened(as), version: 1, move: 'add', text: 'One more thing' } };
  },
});
