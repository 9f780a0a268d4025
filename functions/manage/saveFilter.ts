import type { manageApi } from '../../shared/manage/routes.ts';
import { putFilter } from '../_data/savedFilter/savedFilter.ts';
import type { Operation } from '../_kit/context.ts';

export const saveFilter: Operation<typeof manageApi.endpoints.saveFilter> = async ({ body }, ctx) => {
  const { table, ...filter } = body;
  await putFilter(ctx.store, ctx.user.userId, table, filter);
  return null;
};
