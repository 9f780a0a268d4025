import { isNotSuspended, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  manageClinician: { order: 130, isShown: (state) => (state.providerId ?? 0) > 0 && isNotSuspended(state) },
} as const satisfies ProviderTiles;
