import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import { getErrorEntry } from '../_data/errorLog/errorEntry.ts';
import { getErrorGroup } from '../_data/errorLog/errorGroup.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

export const getLogById: Operation<typeof errorLogApi.endpoints.getLogById> = async ({ body }, { store, now }) => {
  const entry = await getErrorEntry(store, body.logId, now());
  const group = entry && (await getErrorGroup(store, entry.fingerprint));
  if (!entry || !group) throw fail('notFound');
  return { entry, group };
};
