import { type ComponentType, lazy } from 'react';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { decideRoute, loginPath } from '../../shared/_field/routeGuard.ts';
import { fetchOrReload } from '../base/fetchOrReload.ts';
import { loadTexts } from '../base/i18n.ts';
import type { Screen } from '../base/screen.ts';
import { currentSession } from '../base/session.ts';
import { screenAt } from './screenAt.ts';
import type { ScreenTable } from './screenTable.ts';

type Loaded = { default: ComponentType };

const loads = new WeakMap<Screen, Promise<Loaded>>();
const components = new WeakMap<Screen, ComponentType>();

export const loadTitleBar = () => import('./TitleBar.tsx').then((file) => ({ default: file.TitleBar }));

/** The screen's code and texts, fetched together and once; after a failure the next try fetches again. */
function loadScreen(screen: Screen): Promise<Loaded> {
  const running = loads.get(screen);
  if (running) return running;
  const load = Promise.all([screen.load(), loadTexts(screen.texts), screen.isBare ? null : loadTitleBar()]).then(
    ([component]) => ({ default: component }),
  );
  loads.set(screen, load);
  load.then(
    // What is here already is drawn at once, without a moment of the loading overlay.
    ({ default: component }) => components.set(screen, component),
    () => {
      loads.delete(screen);
      components.delete(screen);
    },
  );
  return load;
}

/** The screen's component: itself once loaded, else one that suspends. It may differ between calls: ask once per mount. */
export function componentOf(screen: Screen): ComponentType {
  const known = components.get(screen);
  if (known) return known;
  const component = lazy(() => fetchOrReload(() => loadScreen(screen)));
  components.set(screen, component);
  return component;
}

/** Fetches a screen ahead of its opening, but only for who may open it (REQ-ROUTE-57). */
export async function preloadScreen(screen: Screen, login: SignedInUser | null): Promise<void> {
  const { access, section } = screen;
  if (!decideRoute(login, { address: screen.path, access, ...(section ? { section } : {}) }).isAllowed) return;
  // A failed preload is no failure: opening the screen tries again and reports it.
  await loadScreen(screen).catch(() => undefined);
}

/** Fetches the screen of the address that the page was opened with: a visitor's, or the sign-in that stands before it. */
export async function preloadAddress(table: ScreenTable, pathname: string): Promise<void> {
  const login = currentSession();
  const visitor = screenAt(table.visitor, pathname);
  if (visitor) return preloadScreen(visitor, login);
  // The guard that sends a visitor away is in the rest of the table too.
  const [screens] = await Promise.all([table.loadAll(), loadTexts(['screens', 'refusals'])]).catch(() => [[]]);
  const screen = login
    ? (screenAt(screens, pathname) ?? screenAt(screens, dashboardPath))
    : screenAt(table.visitor, loginPath);
  if (screen) await preloadScreen(screen, login);
}
