import { handler as errorLog } from '../../functions/errorLog/index.ts';
import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, callApi, signIn } from '../support/api.ts';

async function anError() {
  const as = await signIn({ roles: ['ErrorLog'], facility: null });
  const { reportError, searchLogs } = errorLogApi.endpoints;
  await callAnything(errorLog, reportError, { as, ...sampleInput(reportError) });
  const [entry] = (await callApi(errorLog, searchLogs, { as, body: {} })).data?.items ?? [];
  return { as, entry };
}

/** Calls about an error that was reported. */
export const readyCalls = readyCallsOf(errorLogApi, {
  getLogById: async () => {
    const { as, entry } = await anError();
    return { as, body: { logId: entry?.logId } };
  },
  resolveErrorGroup: async () => {
    const { as, entry } = await anError();
    return { as, body: { fingerprint: entry?.fingerprint, note: 'Mended' } };
  },
});
