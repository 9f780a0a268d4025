import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import { searchErrorGroups } from '../_data/errorLog/errorSearch.ts';
import type { Operation } from '../_kit/context.ts';

export const searchGroupedLogs: Operation<typeof errorLogApi.endpoints.searchGroupedLogs> = (
  { body },
  { store, now },
) => searchErrorGroups(store, body, now());
