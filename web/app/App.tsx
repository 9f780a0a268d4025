import { BrowserRouter } from 'react-router-dom';
import { Appearance } from './Appearance.tsx';
import { NavigationBridge } from './NavigationBridge.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { Shell } from './Shell.tsx';
import type { Screen } from './screens.ts';
import { ScreensContext } from './screensContext.ts';

export function App({ screens }: { screens: readonly Screen[] }) {
  return (
    <ScreensContext value={screens}>
      <Appearance>
        <BrowserRouter useTransitions={false}>
          <NavigationBridge />
          <Shell>
            <PortalRoutes screens={screens} />
          </Shell>
        </BrowserRouter>
      </Appearance>
    </ScreensContext>
  );
}
