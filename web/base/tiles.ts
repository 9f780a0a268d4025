import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { lacksPharmacyRole } from '../../shared/_field/pharmacyLicense.ts';
import type { PortalSettings } from '../../shared/_field/portalSettings.ts';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import type { Screen, ScreenTile } from './screen.ts';

type TiledScreen = Screen & { readonly tile: ScreenTile };

export interface DashboardTile {
  readonly screen: TiledScreen;
  /** Tells who sells licences instead of opening the screen (REQ-RDASH-30). */
  readonly needsLicense: boolean;
}

const hasTile = (screen: Screen): screen is TiledScreen => screen.tile !== undefined;

/** Whether the tile's grants show it, and the guard would let the login open its screen. */
const isOpenTo = ({ path, access, tile }: TiledScreen, login: SignedInUser): boolean =>
  [access, tile.access ?? access].every((each) => decideRoute(login, { address: path, access: each }).isAllowed);

const needsLicense = ({ tile }: TiledScreen, login: SignedInUser): boolean =>
  tile.name === 'pharmacy' && lacksPharmacyRole(login);

/** The tiles of a user's dashboard, in their order. */
export const tilesOf = (screens: readonly Screen[], login: SignedInUser): DashboardTile[] =>
  screens
    .filter(hasTile)
    .map((screen) => ({ screen, needsLicense: needsLicense(screen, login) }))
    .filter((tile) => tile.needsLicense || isOpenTo(tile.screen, login))
    .sort((one, other) => one.screen.tile.order - other.screen.tile.order);

/** Portals outside this one: their addresses are settings of the environment, and without one there is no tile. */
const otherPortals = [
  { name: 'dConnect', setting: 'dConnectUrl', access: moduleAccess.providerServices },
  { name: 'payerOnline', setting: 'payerOnlineUrl', access: moduleAccess.payerOnline },
] as const;

export interface PortalLink {
  readonly name: (typeof otherPortals)[number]['name'];
  readonly url: string;
}

/** The links to other portals that a user's grants show (REQ-RDASH-18, REQ-RDASH-28). */
export const otherPortalsOf = (settings: PortalSettings | undefined, login: SignedInUser): PortalLink[] =>
  otherPortals.flatMap(({ name, setting, access }) => {
    const url = settings?.[setting];
    return url && holdsOneOf(login, access) ? [{ name, url }] : [];
  });
