import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { decideRoute, stepPaths } from '../../../shared/_field/routeGuard.ts';
import { providerStateOf, shownProviderTiles } from '../../../shared/provider/providerTiles.ts';
import type { Screen } from '../../base/screen.ts';

const steps: readonly string[] = Object.values(stepPaths).filter((path) => path !== stepPaths.changePassword);

/** Whom a screen serves: its guard's word, or for a screen that is open to all, its tile's. */
const servedBy = ({ access, tile }: Screen) => (access === 'signedIn' ? (tile?.access ?? access) : access);

/** Two addresses of one screen are one entry, with the address of the tile. */
const pageOf = ({ isLater, title, load }: Screen): unknown => (isLater ? title : load);

/** Tasks of the provider dashboard stand here for whom they stand there; their sections go with them. */
function tasksOfOthers(screens: readonly Screen[], login: SignedInUser): ReadonlySet<string> {
  const isServed = holdsOneOf(login, moduleAccess.providerServices);
  const shown = isServed ? shownProviderTiles(providerStateOf(login)) : [];
  return new Set(
    screens.flatMap(({ providerTile, title }) => (providerTile && !shown.includes(providerTile) ? [title] : [])),
  );
}

/** The screens that the palette offers to a user: those that the guard opens and that need no record to be opened. */
export function screensOf(screens: readonly Screen[], login: SignedInUser): Screen[] {
  const hidden = tasksOfOthers(screens, login);
  const open = screens.filter((screen) => {
    if (hidden.has(screen.title)) return false;
    if (screen.access === 'public' || screen.path.includes(':') || steps.includes(screen.path)) return false;
    return decideRoute(login, { address: screen.path, access: servedBy(screen) }).isAllowed;
  });
  const pages = new Map<unknown, Screen>();
  for (const screen of open) if (screen.tile || !pages.has(pageOf(screen))) pages.set(pageOf(screen), screen);
  return [...pages.values()];
}
