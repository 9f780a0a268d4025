import type { SpecifiedScreens } from './specification.ts';

const ofModules = Object.values(
  import.meta.glob<SpecifiedScreens>('../*/specifiedScreens.ts', { eager: true, import: 'specifiedScreens' }),
);

export const routesOfModules = ofModules.flatMap(({ routes }) => routes);
export const tilesOfModules = ofModules.flatMap(({ tiles = [] }) => tiles);
/** In the order of the specification's screens. */
export const specifiedProviderTiles = ofModules
  .flatMap(({ providerTiles = [] }) => providerTiles)
  .toSorted((one, other) => one.opens.localeCompare(other.opens));
