import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { searchTrace } from '../_kit/searchTrace.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { queryCase } from './queryCase.ts';

export const getQueries: Operation<typeof providerQueryApi.endpoints.getQueries> = async ({ query }, ctx) => {
  const { category, ...asked } = query;
  const page = await listCases(ctx, queryCase, asked, (found) => category === undefined || found.category === category);
  const shown = page.items.map(({ queryId }) => queryId);
  const { payerId, facilityId } = ctx.user;
  const tenant =
    payerId === null ? { entity: 'facility', id: facilityId ?? '' } : { entity: 'payer', id: String(payerId) };
  ctx.audited({ ...tenant, after: searchTrace(query, shown) });
  return page;
};
