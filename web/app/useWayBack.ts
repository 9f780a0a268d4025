import { useLocation, useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import type { Screen, TitleKey } from '../base/screen.ts';
import { useScreens } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import { screenAt } from './screenAt.ts';
import { pageBefore } from './trail.ts';

/** `/a/b/c` is below `/a/b` and `/a`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts.map((_, at) => `/${parts.slice(0, parts.length - 1 - at).join('/')}`).filter((above) => above !== '/');
}

/** The nearest screen above the path that the user may open, of those the table has. */
function screenAbove(screens: readonly Screen[], path: string, mayOpen: (screen: Screen) => boolean) {
  for (const above of pathsAbove(path)) {
    const found = screenAt(screens, above);
    if (found && mayOpen(found)) return { path: above, title: found.title };
  }
  return null;
}

/**
 * Where the back button leads: to the page before this one; if the page was opened from outside, to the screen above it, else
 * to the dashboard. `title` is null only where the page before was not noted.
 */
export function useWayBack(): { readonly title: TitleKey | null; readonly go: () => void } {
  const navigate = useNavigate();
  const login = useSession();
  const screens = useScreens();
  const { pathname } = useLocation();
  const before = pageBefore();
  if (before) return { title: before.title, go: () => void navigate(-1) };
  const mayOpen = ({ path, access }: Screen) => decideRoute(login, { address: path, access }).isAllowed;
  const above = screenAbove(screens, pathname, mayOpen);
  const { path, title } = above ?? { path: dashboardPath, title: login ? ('dashboard' as const) : ('login' as const) };
  return { title, go: () => void navigate(path) };
}
