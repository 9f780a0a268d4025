import { isNotSuspended, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  circulars: { order: 40, isShown: isNotSuspended },
} as const satisfies ProviderTiles;
