import { contractStatusOf } from '../_field/contractStatus.ts';
import type { ProviderState } from '../_field/providerTile.ts';
import { tilesOfModules } from './tilesOfModules.ts';

export type ProviderTileName = keyof typeof tilesOfModules;

/** THE tiles of the provider dashboard in their order, and when each is shown (specification, section 6). */
const providerTileNames = (Object.keys(tilesOfModules) as ProviderTileName[]).sort(
  (one, other) => tilesOfModules[one].order - tilesOfModules[other].order,
);

/** The tiles that a provider sees, in their order. It says what is useful to whom; what is allowed, the calls decide. */
export const shownProviderTiles = (state: ProviderState): ProviderTileName[] =>
  providerTileNames.filter((name) => tilesOfModules[name].isShown(state));

type ProviderSession = Omit<ProviderState, 'contractStatus'> & { readonly providerStatus: string };

/** The provider state that a session carries. */
export const providerStateOf = ({ providerStatus, ...session }: ProviderSession): ProviderState => ({
  ...session,
  contractStatus: contractStatusOf(providerStatus),
});
