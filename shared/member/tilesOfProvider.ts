import { hasCode, isNotSuspended, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  memberValidity: { order: 110, isShown: (state) => hasCode(state) && isNotSuspended(state) },
} as const satisfies ProviderTiles;
