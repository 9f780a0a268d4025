import type { Screen } from './screens/screen.ts';
import { visitorScreens } from './screens/visitor.ts';

/** The screen table in two parts: what a visitor may open is there at once, all of it comes with the first other page. */
export interface ScreenTable {
  readonly visitor: readonly Screen[];
  readonly loadAll: () => Promise<readonly Screen[]>;
}

/** The page of all shared parts, in the local environment only: no other build contains it. */
const localScreens = async (): Promise<readonly Screen[]> =>
  import.meta.env.MODE === 'local' ? [(await import('../features/gallery/galleryScreen.ts')).galleryScreen] : [];

export const screenTable: ScreenTable = {
  visitor: visitorScreens,
  loadAll: async () => [...(await import('./screens.ts')).screens, ...(await localScreens())],
};
