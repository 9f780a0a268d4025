import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { queryCase } from './queryCase.ts';

export const getQueries: Operation<typeof providerQueryApi.endpoints.getQueries> = async ({ query }, ctx) => {
  const { category } = query;
  return listCases(ctx, queryCase, query, (found) => category === undefined || found.category === category);
};
