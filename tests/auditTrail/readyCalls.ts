import { handler as auditTrail } from '../../functions/auditTrail/index.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, signIn } from '../support/api.ts';

/** The entry that a search of the trail leaves of itself. */
async function anAuditEntry() {
  const as = await signIn({ roles: ['SuperAdmin'], facility: null });
  const looked = { as, body: { person: as.user.userId } };
  await callApi(auditTrail, auditTrailApi.endpoints.searchAuditEntries, looked);
  const [entry] = (await callApi(auditTrail, auditTrailApi.endpoints.searchAuditEntries, looked)).data?.items ?? [];
  return { as, query: { entryId: entry?.entryId } };
}

/** A look at an entry of the trail. */
export const readyCalls = readyCallsOf(auditTrailApi, {
  getAuditEntry: anAuditEntry,
});
