import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fetchOrReload } from '../base/fetchOrReload.ts';
import { loadTexts } from '../base/i18n.ts';
import type { Screen } from '../base/screen.ts';
import { ScreensContext } from '../base/screensContext.ts';
import { GuardedScreen } from './GuardedScreen.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { preloadScreen } from './screenLoading.ts';
import type { ScreenTable } from './screenTable.ts';

const routeOf = (screen: Screen) => (
  <Route key={screen.path} path={screen.path} element={<GuardedScreen key={screen.path} screen={screen} />} />
);

/** The routes that are no visitor's rows; unknown paths redirect to '' (REQ-ROUTE-49). */
const FurtherRoutes = ({ screens, visitor }: { screens: readonly Screen[]; visitor: readonly Screen[] }) => {
  const house = useMemo(() => ({ screens, preload: preloadScreen }), [screens]);
  return (
    <ScreensContext value={house}>
      <Routes>
        {screens.filter((screen) => !visitor.includes(screen)).map(routeOf)}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </ScreensContext>
  );
};

/** The routes of the screen table. */
export function PortalRoutes({ table }: { table: ScreenTable }) {
  const [Further] = useState(() =>
    lazy(async () => {
      const [screens] = await fetchOrReload(() => Promise.all([table.loadAll(), loadTexts(['screens', 'refusals'])]));
      return { default: () => <FurtherRoutes screens={screens} visitor={table.visitor} /> };
    }),
  );
  const further = (
    <ScreenFailure>
      <Suspense fallback={<LoadingOverlay />}>
        <Further />
      </Suspense>
    </ScreenFailure>
  );
  const house = useMemo(() => ({ screens: table.visitor, preload: preloadScreen }), [table]);
  return (
    <ScreensContext value={house}>
      <Routes>
        {table.visitor.map(routeOf)}
        <Route path="*" element={further} />
      </Routes>
    </ScreensContext>
  );
}
