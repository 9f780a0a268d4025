import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { Operation } from '../_kit/context.ts';
import { partsNow } from '../_parts/connection/partsNow.ts';

/** What failed is for those who run the portal; everybody else is told whether it answers. */
export const getSystemStatusDetails: Operation<typeof systemStatusApi.endpoints.getSystemStatusDetails> = async (
  _,
  { store, now, user },
) => {
  const { parts: found, incidents } = await partsNow(store, now());
  const parts = found.map(({ answeredAt, tookMs, ...part }) => part);
  if (isAllowed(user, moduleAccess.systemIncidents)) return { parts, incidents };
  return { parts: parts.map((part) => ({ ...part, lastFault: null, failedAt: null })), incidents };
};
