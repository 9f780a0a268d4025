import { isNotSuspended, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  systemStatus: { order: 50, isShown: isNotSuspended },
} as const satisfies ProviderTiles;
