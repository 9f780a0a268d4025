import type { ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  diseaseManagement: { order: 150, isShown: ({ hasDiseaseManagement }) => hasDiseaseManagement },
} as const satisfies ProviderTiles;
