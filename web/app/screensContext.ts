import { createContext, useContext } from 'react';
import type { Screen } from './screens/screen.ts';

/** The whole screen table; features read it here, so that they do not import each other through it. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
