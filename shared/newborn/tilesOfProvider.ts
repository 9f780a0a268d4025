import { isNotSuspended, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  newbornCard: { order: 20, isShown: isNotSuspended },
} as const satisfies ProviderTiles;
