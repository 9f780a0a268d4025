import { isContracted, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  providerSurvey: { order: 140, isShown: isContracted },
} as const satisfies ProviderTiles;
