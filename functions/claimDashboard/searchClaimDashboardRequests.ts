import type { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { listClaimDashboardRequests } from '../_data/claimDashboardRequest/claimDashboardRequest.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';

type Search = typeof claimDashboardApi.endpoints.searchClaimDashboardRequests;

export const searchClaimDashboardRequests: Operation<Search> = async ({ query }, ctx) => {
  const page = await listClaimDashboardRequests(ctx.store, query);
  const shown = page.items.map(({ transactionNumber }) => transactionNumber);
  await auditSearch(ctx, { entity: 'claimDashboardRequests', id: 'waiting' }, { criteria: query, shown });
  return page;
};
