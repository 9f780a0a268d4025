import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { mostCounted } from '../../shared/eligibility/pendingCount.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { countHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

type PendingCount = typeof eligibilityApi.endpoints.getPendingCount;

/** The number on the Eligibility tile. No caller may count the requests of all tenants. */
export const getPendingCount: Operation<PendingCount> = async (_, { scope, store }) => {
  const partition =
    scope.kind === 'all' ? null : partitionOf(scope, { kind: 'status', status: eligibilityStatus.Pending });
  return partition ? countHistory(store, partition, mostCounted) : noRecord;
};
