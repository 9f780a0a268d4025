import { Navigate, Route, Routes } from 'react-router-dom';
import { GuardedScreen } from './GuardedScreen.tsx';
import type { Screen } from './screens.ts';

/** The routes of the screen table; unknown paths redirect to '' (REQ-ROUTE-49). */
export function PortalRoutes({ screens }: { screens: readonly Screen[] }) {
  return (
    <Routes>
      {screens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<GuardedScreen key={screen.path} screen={screen} />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
