import type { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { findClaimDashboardRequest } from '../_data/claimDashboardRequest/claimDashboardRequest.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Get = typeof claimDashboardApi.endpoints.getClaimDashboardRequest;

export const getClaimDashboardRequest: Operation<Get> = async ({ query }, ctx) => {
  const found = await findClaimDashboardRequest(ctx.store, query.transactionNumber);
  if (!found) throw fail('notFound');
  ctx.audited({ entity: 'claimDashboardRequest', id: found.transactionNumber });
  const { contentHash, ...request } = found;
  return request;
};
