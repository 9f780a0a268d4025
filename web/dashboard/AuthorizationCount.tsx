import { stateRow } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { CountBubble } from './CountBubble.tsx';

const refreshMs = 60_000;
const mostCounted = 99;

/** How many requests for approval wait for the reader's side (REQ-EAUTH-20); a facility's own drafts wait for nobody. */
export function AuthorizationCount() {
  const user = useSession();
  const side = user?.payerId != null ? 'insurer' : 'provider';
  const hasTenant = user !== null && (user.payerId !== null || user.facilityId !== null);
  const { data } = useApi(authorizationApi.endpoints.getAuthorizationCounts, hasTenant ? {} : null, {
    isQuiet: true,
    refreshInterval: refreshMs,
    revalidateOnFocus: true,
  });
  const waiting = data?.counts.filter(
    ({ state }) => state !== 'draft' && stateRow(authorizationLife, state).waitsFor === side,
  );
  const count = waiting?.reduce((sum, each) => sum + each.count, 0) ?? 0;
  return <CountBubble counted={{ count: Math.min(count, mostCounted), isMore: count > mostCounted }} />;
}
