import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import { type HistoryFilter, type ListScope, listHistory, partitionOf } from '../_data/eligibilityHistory.ts';
import { findFacilityByLicense } from '../_data/facility.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';

type Search = typeof eligibilityApi.endpoints.searchEligibilityHistory;
type Body = Parameters<Operation<Search>>[0]['body'];

/** REQ-ELIG-12: newest first, by date and by one of status and patient. */
export const searchEligibilityHistory: Operation<Search> = async ({ body }, ctx) => {
  const { from, to, cursor, take } = body;
  if (from && to && from > to) throw invalid('to', 'beforeFrom', 'The last day lies before the first.');
  const scope = await listScopeOf(body, ctx);
  const partition = partitionOf(scope, filterOf(body));
  if (!partition) throw invalid('patient', 'notForPayers', 'Payers search by date and status.');
  ctx.audited({ entity: scope.kind, id: scope.kind === 'payer' ? String(scope.payerId) : scope.facilityId });
  return listHistory(ctx.store, partition, { from, to, cursor, take });
};

function filterOf({ status, patient }: Body): HistoryFilter {
  if (status !== undefined && patient !== undefined) {
    throw invalid('status', 'oneFilterOnly', 'Search by patient or by status, not by both.');
  }
  if (patient !== undefined) return { kind: 'patient', identifier: patient };
  return status === undefined ? { kind: 'none' } : { kind: 'status', status };
}

/** An administrator names the facility; everybody else's tenant is the session's and cannot be named. */
async function listScopeOf({ facilityLicense }: Body, { scope, store }: SessionContext): Promise<ListScope> {
  if (scope.kind !== 'all') {
    if (facilityLicense) throw invalid('facilityLicense', 'notAllowed', 'Only an administrator chooses a facility.');
    return scope;
  }
  if (!facilityLicense) throw invalid('facilityLicense', 'required', 'Enter the licence of the facility.');
  const facility = await findFacilityByLicense(store, facilityLicense);
  if (!facility) throw invalid('facilityLicense', 'unknownFacility', 'No facility has this licence.');
  return { kind: 'facility', facilityId: facility.facilityId };
}
