import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import { searchErrors } from '../_data/errorLog/errorSearch.ts';
import type { Operation } from '../_kit/context.ts';

export const searchLogs: Operation<typeof errorLogApi.endpoints.searchLogs> = ({ body }, { store, now }) =>
  searchErrors(store, body, now());
