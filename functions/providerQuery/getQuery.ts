import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { readCase } from '../_parts/case/readCase.ts';
import { queryCase } from './queryCase.ts';

export const getQuery: Operation<typeof providerQueryApi.endpoints.getQuery> = async ({ query }, ctx) => {
  const { found, shown } = await readCase(ctx, queryCase, query.queryId);
  const { about, aboutNumber, satisfaction, mergedInto } = found;
  return { ...shown, about, aboutNumber, satisfaction, mergedInto };
};
