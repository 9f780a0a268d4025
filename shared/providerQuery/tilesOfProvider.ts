import { hasCode, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  providerQuery: { order: 10, isShown: hasCode },
} as const satisfies ProviderTiles;
