import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import type { Screen } from '../base/screen.ts';
import { hasStoredSession, useSession } from '../base/session.ts';
import { useScreenTitle } from '../base/useScreenTitle.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ScreenArrival } from './ScreenArrival.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { componentOf, loadTitleBar } from './screenLoading.ts';

// It is loaded with the first screen that needs it: the sign-in page does not.
const TitleBar = lazy(loadTitleBar);

function OpenScreen({ screen }: { screen: Screen }) {
  const [Component] = useState(() => componentOf(screen));
  const title = useScreenTitle()(screen.title);
  return (
    <Suspense fallback={<LoadingOverlay />}>
      {screen.isBare ? null : <TitleBar title={title} isHome={screen.isHome ?? false} />}
      <Suspense fallback={<LoadingOverlay />}>
        <Component />
        <ScreenArrival screen={screen} title={title} />
      </Suspense>
    </Suspense>
  );
}

/**
 * A screen behind its guard: a failed guard redirects without a message (REQ-ROUTE-59). A visitor comes back to the section
 * (REQ-ROUTE-53); a user whose session ended comes back to this page, with its filters.
 */
export function GuardedScreen({ screen }: { screen: Screen }) {
  const login = useSession();
  const [wasSignedIn] = useState(hasStoredSession);
  const { pathname, search } = useLocation();
  const { access } = screen;
  const section = wasSignedIn ? undefined : screen.section;
  const decision = decideRoute(login, { address: pathname + search, access, ...(section ? { section } : {}) });
  if (!decision.isAllowed) return <Navigate to={decision.to} replace />;
  return (
    <ScreenFailure key={pathname}>
      <OpenScreen screen={screen} />
    </ScreenFailure>
  );
}
