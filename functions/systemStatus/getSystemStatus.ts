import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { partsNow } from '../_parts/connection/partsNow.ts';

/** For everybody: no times of looks, from which an outsider could learn when something fails next. */
export const getSystemStatus: Operation<typeof systemStatusApi.endpoints.getSystemStatus> = async (
  _,
  { store, now },
) => {
  const { parts, incidents } = await partsNow(store, now());
  return {
    parts: parts.map(({ checkedAt, since, lastFault, failedAt, answeredAt, tookMs, ...part }) => part),
    incidents: incidents.map(({ edition, ...shown }) => shown),
  };
};
