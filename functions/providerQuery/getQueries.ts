import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { queryCase } from './queryCase.ts';

export const getQueries: Operation<typeof providerQueryApi.endpoints.getQueries> = ({ query }, ctx) => {
  const { category, ...asked } = query;
  return listCases(ctx, queryCase, asked, (found) => category === undefined || found.category === category);
};
