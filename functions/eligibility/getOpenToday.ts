import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { needsDesk, openStatuses } from '../../shared/eligibility/openRequest.ts';
import { type eligibilityApi, mostOpen } from '../../shared/eligibility/routes.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type OpenToday = typeof eligibilityApi.endpoints.getOpenToday;

/** Where the desk's day goes on: one query for each open state, since midnight in the Emirates. */
export const getOpenToday: Operation<OpenToday> = async (_, ctx) => {
  const { scope, store, now } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const from = emiratesDateOf(now());
  const pages = await Promise.all(
    openStatuses.map(async (status) => {
      const partition = partitionOf(scope, { kind: 'status', status });
      return partition ? (await listHistory(store, partition, { from, take: mostOpen + 1 })).items : [];
    }),
  );
  // The newest first, and before them what waits for the desk.
  const open = pages.flat().sort((one, other) => (one.eligibilityId < other.eligibilityId ? 1 : -1));
  const ordered = [...open.filter(needsDesk), ...open.filter((row) => !needsDesk(row))];
  const items = ordered.slice(0, mostOpen);
  const shown = items.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, { entity: scope.kind, id: scope.facilityId }, { criteria: { from }, shown });
  return { items, isMore: ordered.length > mostOpen };
};
