import { pendingCountEndpoints } from '../../shared/eligibility/pendingCount.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { CountBubble } from './CountBubble.tsx';

const refreshMs = 60_000;

/** The number of pending eligibility requests: of the facility, or of the payer that has to answer. Empty until it is known. */
export function PendingCount() {
  const user = useSession();
  const hasTenant = user !== null && (user.payerId !== null || user.facilityId !== null);
  const { data } = useApi(pendingCountEndpoints.getPendingCount, hasTenant ? {} : null, {
    isQuiet: true,
    refreshInterval: refreshMs,
    revalidateOnFocus: true,
  });
  return <CountBubble counted={data} />;
}
