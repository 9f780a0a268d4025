import type { SignedInUser } from '../../shared/contract/sessionUser.ts';
import { decideRoute } from '../../shared/rules/routeGuard.ts';
import type { Screen, ScreenTile } from './screens/screen.ts';

export type TiledScreen = Screen & { readonly tile: ScreenTile };

const hasTile = (screen: Screen): screen is TiledScreen => screen.tile !== undefined;

/**
 * The tiles of a user's dashboard, in the table's order: those that his grants show, of screens that the guard would let him
 * open. The Pharmacy tile of a PF-licence facility without the role is the dashboard's own affair (REQ-RDASH-30).
 */
export const tilesOf = (screens: readonly Screen[], login: SignedInUser): TiledScreen[] =>
  screens
    .filter(hasTile)
    .filter(({ path, access, tile }) => {
      const isOpen = decideRoute(login, { address: path, access }).isAllowed;
      return isOpen && decideRoute(login, { address: path, access: tile.access ?? access }).isAllowed;
    })
    .sort((one, other) => one.tile.order - other.tile.order);
