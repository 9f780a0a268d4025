import { always, type ProviderTiles } from '../_field/providerTile.ts';

export const tilesOfProvider = {
  authorizationDashboard: { order: 30, isShown: always },
} as const satisfies ProviderTiles;
