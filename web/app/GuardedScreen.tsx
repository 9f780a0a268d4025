import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';
import { decideRoute } from '../../shared/rules/routeGuard.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ScreenArrival } from './ScreenArrival.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { componentOf } from './screenLoading.ts';
import type { Screen } from './screens/screen.ts';
import { useSession } from './session.ts';
import { TitleBar } from './TitleBar.tsx';

function OpenScreen({ screen }: { screen: Screen }) {
  const { t, i18n } = useTranslation();
  const [Component] = useState(() => componentOf(screen));
  const title = t(`screens.${screen.title}`, {
    insurer: i18n.language === 'ar' ? brand.insurer.arabicName : brand.insurer.name,
  });
  return (
    <>
      {screen.isBare ? null : <TitleBar title={title} isHome={screen.isHome ?? false} />}
      <Suspense fallback={<LoadingOverlay />}>
        <Component />
        <ScreenArrival title={title} />
      </Suspense>
    </>
  );
}

/** A screen behind its guard: a failed guard redirects without a message (REQ-ROUTE-59). */
export function GuardedScreen({ screen }: { screen: Screen }) {
  const login = useSession();
  const { pathname, search } = useLocation();
  const { access, section } = screen;
  const decision = decideRoute(login, { address: pathname + search, access, ...(section ? { section } : {}) });
  if (!decision.isAllowed) return <Navigate to={decision.to} replace />;
  return (
    <ScreenFailure key={pathname}>
      <OpenScreen screen={screen} />
    </ScreenFailure>
  );
}
