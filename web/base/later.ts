import type { Screen } from './screen.ts';

type Place = Pick<Screen, 'path' | 'title' | 'access'> & Partial<Pick<Screen, 'section' | 'tile' | 'providerTile'>>;

/** The row of a module that is not in this release. */
export const later = (place: Place): Screen => ({
  ...place,
  texts: ['modules'],
  isLater: true,
  load: () => import('./NotInReleaseScreen.tsx').then((file) => file.NotInReleaseScreen),
});
