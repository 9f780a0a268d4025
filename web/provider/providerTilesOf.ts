import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import { type ProviderTileName, providerStateOf, shownProviderTiles } from '../../shared/provider/providerTiles.ts';
import type { Screen } from '../base/screen.ts';

type ProviderTiledScreen = Screen & { readonly providerTile: ProviderTileName };

/**
 * The screens behind the tiles that the provider's state shows, in the tiles' order. A tile that would lead nowhere is left out:
 * users with a facility may open all of them, users without a facility need a role that serves providers.
 */
export function providerTilesOf(screens: readonly Screen[], login: SignedInUser): ProviderTiledScreen[] {
  return shownProviderTiles(providerStateOf(login)).flatMap((providerTile) => {
    const screen = screens.find((each) => each.providerTile === providerTile);
    const isOpen = screen && decideRoute(login, { address: screen.path, access: screen.access }).isAllowed;
    return isOpen ? [{ ...screen, providerTile }] : [];
  });
}
