import { randomUUID } from 'node:crypto';
import { handler } from '../../functions/systemStatus/index.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, signIn } from '../support/api.ts';
import { anIncident } from './support/systemStatus.ts';

/** An incident is reported on while it is open. */
export const readyCalls = readyCallsOf(systemStatusApi, {
  reportIncident: async () => {
    const as = await signIn({ roles: ['SetupAdmin'], facility: null });
    const headers = { 'idempotency-key': randomUUID() };
    const sent = { as, body: anIncident(), headers };
    const { data } = await callApi(handler, systemStatusApi.endpoints.addIncident, sent);
    return { as, body: { incidentId: data?.incidentId } };
  },
});
