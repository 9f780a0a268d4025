import type { Screen } from './screens/screen.ts';
import { visitorScreens } from './screens/visitor.ts';

/** The screen table in two parts: what a visitor may open is there at once, all of it comes with the first other page. */
export interface ScreenTable {
  readonly visitor: readonly Screen[];
  readonly loadAll: () => Promise<readonly Screen[]>;
}

export const screenTable: ScreenTable = {
  visitor: visitorScreens,
  loadAll: () => import('./screens.ts').then(({ screens }) => screens),
};
