import type { manageApi } from '../../shared/api/manage.ts';
import { listFilters } from '../_data/savedFilter.ts';
import type { Operation } from '../_kit/context.ts';

export const getSavedFilters: Operation<typeof manageApi.endpoints.getSavedFilters> = ({ query }, ctx) =>
  listFilters(ctx.store, ctx.user.userId, query.table);
