import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '../../base/sessionState.ts';

/** The kind of records that a list shows: the one that the address names (`?kind=email`), else the one that was shown last. */
export function useKindInAddress<Kind extends string>(
  key: string,
  kinds: readonly [Kind, ...Kind[]],
): [Kind, (kind: Kind) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useSessionState<Kind>(key, kinds[0]);
  const asked = new URLSearchParams(search).get('kind');
  const named = kinds.find((each) => each === asked);
  const choose = (kind: Kind) => {
    keep(kind);
    if (named) void navigate(pathname, { replace: true });
  };
  return [named ?? kept, choose];
}
