import type { Screen } from '../base/screen.ts';
import { galleryScreen } from '../gallery/galleryScreen.ts';
import { visitorScreens } from './screens/ofVisitors.ts';

/** The screen table in two parts: what a visitor may open is there at once, all of it comes with the first other page. */
export interface ScreenTable {
  readonly visitor: readonly Screen[];
  readonly loadAll: () => Promise<readonly Screen[]>;
}

/** The page of all shared parts is in the local environment's site only. The mode has the name of the page. */
const localScreens: readonly Screen[] = import.meta.env.MODE === 'gallery' ? [galleryScreen] : [];

export const screenTable: ScreenTable = {
  visitor: [...visitorScreens, ...localScreens],
  loadAll: () => import('./screens.ts').then(({ screens }) => screens),
};
