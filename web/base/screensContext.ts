import { createContext, useContext } from 'react';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { Screen } from './screen.ts';

/** The whole screen table, and how a screen is fetched ahead: modules read both here, so that they do not import the shell or each other. */
interface ScreenHouse {
  readonly screens: readonly Screen[];
  /** Fetches a screen ahead of its opening, but only for who may open it (REQ-ROUTE-57). */
  readonly preload: (screen: Screen, login: SignedInUser | null) => Promise<void>;
}

export const ScreensContext = createContext<ScreenHouse>({ screens: [], preload: async () => undefined });

export const useScreens = (): readonly Screen[] => useContext(ScreensContext).screens;
export const usePreload = (): ScreenHouse['preload'] => useContext(ScreensContext).preload;
