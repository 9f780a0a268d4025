import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { queryCase } from './queryCase.ts';

export const getQueries: Operation<typeof providerQueryApi.endpoints.getQueries> = async ({ query }, ctx) => {
  const { category, ...asked } = query;
  const page = await listCases(ctx, queryCase, asked, (found) => category === undefined || found.category === category);
  const shown = page.items.map(({ queryId }) => queryId);
  const { payerId, facilityId } = ctx.user;
  const tenant =
    payerId === null ? { entity: 'facility', id: facilityId ?? '' } : { entity: 'payer', id: String(payerId) };
  await auditSearch(ctx, tenant, { criteria: query, shown });
  return page;
};
