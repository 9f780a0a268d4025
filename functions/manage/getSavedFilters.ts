import type { manageApi } from '../../shared/manage/routes.ts';
import { listFilters } from '../_data/savedFilter/savedFilter.ts';
import type { Operation } from '../_kit/context.ts';

export const getSavedFilters: Operation<typeof manageApi.endpoints.getSavedFilters> = ({ query }, ctx) =>
  listFilters(ctx.store, ctx.user.userId, query.table);
