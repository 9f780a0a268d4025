import { useApi } from '../../api/useApi.ts';
import { usePolling } from '../../api/usePolling.ts';
import { useSessionState } from '../../base/sessionState.ts';
import type { DeskKind, DeskView } from './deskKinds.ts';

const countDelays = { firstMs: 10_000, growth: 1.5, longestMs: 60_000 } as const;

/** The view of a board that the reader has chosen, and how many requests each view holds, counted again and again. */
export function useDesk<View extends DeskView>(kind: DeskKind<View>) {
  const [view, setView] = useSessionState<View>(`desk:${kind.screen}:view`, 'nobody' as View);
  const counts = useApi(kind.counts, {} as never);
  const poll = async () => {
    await counts.refreshInBackground();
    return false;
  };
  usePolling(poll, true, countDelays);
  return { kind, view, setView, counts };
}

export type Desk<View extends DeskView> = ReturnType<typeof useDesk<View>>;
