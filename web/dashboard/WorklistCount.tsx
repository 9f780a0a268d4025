import { worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { CountBubble } from './CountBubble.tsx';

const refreshMs = 60_000;

/** How many requests of the work list no reviewer has taken. */
export function WorklistCount() {
  const isOfPayer = useSession()?.payerId != null;
  const { data } = useApi(worklistApi.endpoints.getWorklistCounts, isOfPayer ? {} : null, {
    isQuiet: true,
    refreshInterval: refreshMs,
    revalidateOnFocus: true,
  });
  return <CountBubble counted={data?.waiting} />;
}
