import { BrowserRouter } from 'react-router-dom';
import { Appearance } from './Appearance.tsx';
import { NavigationBridge } from './NavigationBridge.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Shell } from './Shell.tsx';
import type { ScreenTable } from './screenTable.ts';

export function App({ table }: { table: ScreenTable }) {
  return (
    <Appearance>
      <BrowserRouter useTransitions={false}>
        <NavigationBridge />
        <ScreenFailure>
          <Shell>
            <PortalRoutes table={table} />
          </Shell>
        </ScreenFailure>
      </BrowserRouter>
    </Appearance>
  );
}
