import { createContext, useContext } from 'react';
import type { Screen } from './screens.ts';

/** The screen table as the page was started with it; features read it here, so that they do not import each other through it. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
