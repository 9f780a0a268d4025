import type { SignedInUser } from '../../shared/contract/sessionUser.ts';
import { decideRoute } from '../../shared/rules/routeGuard.ts';
import type { Screen, ScreenTile } from './screens.ts';

export type TiledScreen = Screen & { readonly tile: ScreenTile };

const hasTile = (screen: Screen): screen is TiledScreen => screen.tile !== undefined;

/** The tiles of a user's dashboard: those of the screens that the guard would let them open, in the table's order. */
export const tilesOf = (screens: readonly Screen[], login: SignedInUser): TiledScreen[] =>
  screens
    .filter(hasTile)
    .filter(({ path, access }) => access !== 'public' && decideRoute(login, { address: path, access }).isAllowed)
    .sort((one, other) => one.tile.order - other.tile.order);
