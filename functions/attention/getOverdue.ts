import type { attentionApi } from '../../shared/attention/routes.ts';
import { listOverdueRows } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';

/** What one payer's people should have answered by now, without patients and without the names of reviewers. */
export const getOverdue: Operation<typeof attentionApi.endpoints.getOverdue> = async ({ query }, { store, now }) => {
  const { payerId, ...page } = query;
  return listOverdueRows(store, { payerId }, { ...page, now: now() });
};
