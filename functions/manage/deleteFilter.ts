import type { manageApi } from '../../shared/manage/routes.ts';
import { removeFilter } from '../_data/savedFilter/savedFilter.ts';
import type { Operation } from '../_kit/context.ts';

export const deleteFilter: Operation<typeof manageApi.endpoints.deleteFilter> = async ({ body }, ctx) => {
  await removeFilter(ctx.store, ctx.user.userId, body.table, body.name);
  return null;
};
